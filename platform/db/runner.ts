import type { Kysely, QueryExecutorProvider } from 'kysely'

/**
 * Anything that runs SQL: a database or a transaction of it, whatever its tables. For platform code, which has tables of
 * its own and must not depend on the caller's.
 */
export interface Runner extends QueryExecutorProvider {
  executeQuery: Kysely<unknown>['executeQuery']
}
