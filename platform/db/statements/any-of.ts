import { sql, type RawBuilder } from 'kysely'

const lists = { uuid: sql`uuid[]`, text: sql`text[]`, bigint: sql`bigint[]` }

/** A parameter of a statement, or an expression of the statement around it, such as a column. */
export type Given<T> = T | RawBuilder<T>

/**
 * The list of `column = ${anyOf(ids)}`, in a statement that is planned once. Of a plain parameter the planner knows the
 * length each time, and takes a plan that fits all lengths to be dearer: it then plans the statement anew at each
 * execution, which takes longer than to run it. The length of what a subquery gives, it never knows. For a column that an
 * index begins with; others are joined with `unnest`.
 */
export function anyOf(
  list: Given<readonly (string | number)[]>,
  of: keyof typeof lists = 'uuid',
): RawBuilder<unknown> {
  const type = lists[of]
  return sql`any((select ${list}::${type})::${type})`
}
