import type { Db } from '@hojip/db'
import { sql } from 'kysely'

/** Sorts before every id. */
export const firstId = '00000000-0000-0000-0000-000000000000'

/** A page of products on sale in the order of their ids, from `from` on; by the primary key, so any page is as fast. */
export async function onSalePage(
  db: Db,
  { from, isAfter, limit }: { from: string; isAfter: boolean; limit: number },
): Promise<{ id: string; updatedAt: Date }[]> {
  const { rows } = await sql<{ id: string; updatedAt: Date }>`
    select id, updated_at as "updatedAt" from goods
    where is_on_sale and ${isAfter ? sql`id > ${from}` : sql`id >= ${from}`} order by id limit ${limit}`.execute(
    db,
  )
  return rows
}

/** The categories, of any level, that have a product on sale; by their indexes, so none of them counts its products. */
export async function categoriesOnSale(db: Db): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select c.id from category c where c.merged_into_id is null and (
      exists (select from goods g where g.category1_id = c.id and g.is_on_sale)
      or exists (select from goods g where g.category2_id = c.id and g.is_on_sale)
      or exists (select from goods g where g.category3_id = c.id and g.is_on_sale))`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** The newest products on sale. */
export async function newestOnSale(
  db: Db,
  limit: number,
): Promise<{ id: string; createdAt: Date; updatedAt: Date }[]> {
  const { rows } = await sql<{ id: string; createdAt: Date; updatedAt: Date }>`
    select id, created_at as "createdAt", updated_at as "updatedAt" from goods
    where is_on_sale order by id desc limit ${limit}`.execute(db)
  return rows
}

/** The first id of each run of `size` products on sale. Reads an index once from end to end. */
export async function onSaleParts(db: Db, size: number): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (select id, row_number() over (order by id) as place from goods where is_on_sale) numbered
    where place % ${size}::int = 1 order by id`.execute(db)
  return rows
}
