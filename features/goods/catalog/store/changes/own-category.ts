import { sql, type RawBuilder } from 'kysely'

/**
 * The category itself that a product is in, of a row of `goods` or of a table with the same columns, in the words of the
 * index `goods_in_category`.
 * @param alias What the statement calls the row.
 */
export function ownCategory(alias: 'g' | 'goods'): RawBuilder<string> {
  const column = (level: number) => sql.ref(`${alias}.category${level}_id`)
  return sql`coalesce(${column(3)}, ${column(2)}, ${column(1)})`
}
