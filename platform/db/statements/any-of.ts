import { sql, type RawBuilder } from 'kysely'

/**
 * The list of `column = ${anyOf(ids)}`, in a statement that runs often and is planned once. Of a plain parameter the
 * planner knows the length each time, and takes a plan that fits all lengths to be dearer: it then plans the statement anew
 * at each execution, which takes longer than to run it. The length of what a subquery gives, it never knows.
 */
export function anyOf(ids: readonly string[]): RawBuilder<unknown> {
  return sql`any((select ${ids}::uuid[])::uuid[])`
}
