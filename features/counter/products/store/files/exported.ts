import type { Db } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import type { Viewer } from '@hojip/platform/http'
import { conditionOf } from '../conditions.ts'
import { sql } from 'kysely'

type State = 'onSale' | 'soldOut' | 'warehouse'
type Seller = Pick<Viewer, 'shopId'>

/** The next of the shop's products in the order of their ids, which grow with time. */
export async function nextProductIds(
  db: Db,
  viewer: Seller,
  { state, after, limit }: { state: State | undefined; after: string | undefined; limit: number },
): Promise<string[]> {
  const later = after === undefined ? sql`` : sql`and p.goods_id > ${after}`
  const { rows } = await sql<{ id: string }>`
    select p.goods_id as id from shop_product p where ${conditionOf(viewer, { state })} ${later}
    order by p.goods_id limit ${limit}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function shopName(db: Db, { shopId }: Seller): Promise<LocalText | undefined> {
  const { rows } = await sql<{ name: LocalText }>`
    select name from shop where id = ${shopId ?? null}`.execute(db)
  return rows[0]?.name
}
