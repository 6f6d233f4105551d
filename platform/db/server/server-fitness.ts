import type pg from 'pg'
import { addressOf } from '../hosts/address.ts'
import { connectTo } from '../hosts/connect.ts'

/** The oldest PostgreSQL that understands every statement of the mall; `tidy` refuses what only newer ones have. */
const leastPostgres = 15

export interface ServerFacts {
  /** Such as 150020 for 15.20. */
  version: number
  /** Of the database, such as UTF8. */
  encoding: string
}

/** A statement whose only row is `ServerFacts`. */
export const askServerFacts = `select current_setting('server_version_num')::int as version,
  current_setting('server_encoding') as encoding`

/** Why the mall cannot work with the server, as the end of a sentence; undefined when it can. */
export function serverFault({ version, encoding }: ServerFacts): string | undefined {
  const major = Math.floor(version / 10_000)
  if (major < leastPostgres)
    return `is PostgreSQL ${major}.${version % 10_000}; the mall needs ${leastPostgres} or newer`
  if (encoding !== 'UTF8') return `has the encoding ${encoding}; the mall needs UTF8`
  return undefined
}

const statementName = 'hojip-start'
/** The server does not know the statement, or knows that of another client. */
const lost = new Set(['26000', '42P05'])

/** Whether the second of two clients disturbs the statement that the first has prepared. */
async function losesStatements(first: pg.Client, others: readonly pg.Client[]): Promise<boolean> {
  const prepared = { name: statementName, text: 'select 1' }
  try {
    await first.query(prepared)
    for (const other of others) {
      // A pooler in transaction mode gives it the server that the first one had, and keeps it there.
      await other.query('begin')
      await other.query(prepared)
    }
    await first.query(prepared)
    return false
  } catch (error) {
    if (lost.has((error as { code?: string }).code ?? '')) return true
    throw error
  }
}

/**
 * Refuses a connection pooler that gives a client's next statement to another server and does not take its prepared
 * statements along: every statement of the mall is prepared, and some would fail from then on.
 */
export async function refuseForgetfulPooler(url: string): Promise<void> {
  const clients: pg.Client[] = []
  try {
    for (let i = 0; i < 3; i++)
      clients.push(await connectTo(url, { connectionTimeoutMillis: 15_000, query_timeout: 15_000 }))
    const [first, ...others] = clients
    if (!first || !(await losesStatements(first, others))) return
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()))
  }
  throw new Error(
    `the pooler at ${addressOf(url)} does not keep prepared statements: set DATABASE_STATEMENTS=unnamed, or use its ` +
      `session mode, or PgBouncer 1.21 or newer with max_prepared_statements = 500`,
  )
}
