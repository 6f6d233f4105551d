import { anyOf } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import type { Viewer } from '@hojip/platform/http'
import { sql } from 'kysely'
import { conditionOf, stockColumns, stockTables, toShipOf, type StockRow, type Wanted } from './read.ts'

type Seller = Pick<Viewer, 'shopId'>

/** The shop's SKUs by number, and its last movement, all of one moment. One row more than `most` tells of others. */
export async function stockToCount(
  db: Db,
  viewer: Seller,
  wanted: Wanted,
  most: number,
): Promise<(StockRow & { madeAt: number })[]> {
  const { rows } = await sql<StockRow & { madeAt: number }>`
    with ${toShipOf(viewer)}
    select ${stockColumns}, coalesce((
      select max(m.id) from stock_movement m where m.shop_id = ${viewer.shopId ?? null}), 0) as "madeAt"
    from shop_stock s join sku k on k.id = s.sku_id join goods g on g.id = k.goods_id
    ${stockTables}
    where ${conditionOf(viewer, wanted)} order by k.sn, k.id limit ${most + 1}`.execute(db)
  return rows
}

export interface CountedSku extends StockRow {
  /** The place of the row that names it. */
  at: number
  isCorrected: boolean
}

/**
 * The shop's SKUs on sale that the rows of a sheet name: none, one or several a row.
 * @param rows `madeAt` is the shop's last movement when the sheet was made
 */
export async function skusOfRows(
  db: Db | Tx,
  viewer: Seller,
  rows: readonly { goodsSn: string; madeAt: number }[],
): Promise<CountedSku[]> {
  const found = await sql<CountedSku>`
    with ${toShipOf(viewer)}
    select w.at::int - 1 as at, ${stockColumns}, exists (
      select from stock_movement m where m.sku_id = k.id and m.id > w.made_at and m.kind not in ('sold', 'returned')
    ) as "isCorrected"
    from unnest(${rows.map((row) => row.goodsSn)}::text[], ${rows.map((row) => row.madeAt)}::bigint[])
      with ordinality as w (sn, made_at, at)
    join sku k on k.sn = w.sn and k.is_on_sale join goods g on g.id = k.goods_id and g.shop_id = ${viewer.shopId ?? null}
    ${stockTables}
    order by w.at, k.id`.execute(db)
  return found.rows
}

/**
 * Locks the stock of the shop's SKUs that rows name, in the order in which orders lock it: until the transaction ends,
 * the numbers that are read next stay as they are.
 */
export async function lockStockOfRows(
  tx: Tx,
  { shopId }: Seller,
  rows: readonly { goodsSn: string }[],
): Promise<void> {
  await sql`
    select from stock where sku_id in (
      select k.id from sku k join goods g on g.id = k.goods_id
      where k.sn = ${anyOf(
        rows.map((row) => row.goodsSn),
        'text',
      )} and g.shop_id = ${shopId ?? null})
    order by sku_id for update`.execute(tx)
}

/** Sets the limit of a SKU; returns the former one. The caller has checked whose it is. */
export async function setLowAt(tx: Tx, skuId: string, lowAt: number | null): Promise<number | null> {
  const { rows } = await sql<{ before: number | null }>`
    with former as (select id, low_at from sku where id = ${skuId} for update)
    update sku k set low_at = ${lowAt} from former f where k.id = f.id returning f.low_at as before`.execute(
    tx,
  )
  return rows[0]?.before ?? null
}
