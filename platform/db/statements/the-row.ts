/**
 * The row of a statement that always answers one, such as a count or an insert without a condition.
 * @throws when there is none, which is a mistake in the statement
 */
export function theRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('a statement that always answers a row answered none')
  return row
}
