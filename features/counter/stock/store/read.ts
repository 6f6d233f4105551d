import type { Db, Tx } from '@hojip/db'
import type { MovementKind, StockReason } from '@hojip/inventory/rules'
import { orderStatuses } from '@hojip/orders/rules'
import { withinPattern, theRow } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'

type Seller = Pick<Viewer, 'shopId'>
type StockState = 'low' | 'out' | 'uncounted'

const stateNumbers = { low: 1, out: 2, uncounted: 3 } as const

export interface Wanted {
  state: StockState | undefined
  /** In small letters. */
  words: string | undefined
}

/** A viewer without a shop sees no shop's rows: null equals no id. */
export function conditionOf({ shopId }: Seller, { state, words }: Wanted) {
  return sql`s.shop_id = ${shopId ?? null}
    ${state ? sql`and s.state = ${sql.lit(stateNumbers[state])}` : sql``}
    ${words ? sql`and s.words like ${withinPattern(words)}` : sql``}`
}

export interface StockCounts {
  all: number
  low: number
  out: number
  uncounted: number
}

export async function countStates(db: Db, viewer: Seller, words: string | undefined): Promise<StockCounts> {
  const { rows } = await sql<StockCounts>`
    select count(*)::int as all, count(*) filter (where state = 1)::int as low,
      count(*) filter (where state = 2)::int as out, count(*) filter (where state = 3)::int as uncounted
    from shop_stock s where ${conditionOf(viewer, { state: undefined, words })}`.execute(db)
  return theRow(rows)
}

export interface StockRow {
  id: string
  goodsId: string
  sn: string
  name: LocalText
  picture: string | null
  choice: number[]
  options: { values: LocalText[] }[]
  /** What stands on the shelf: also what is sold and has not left. Null: not counted. */
  onHand: number | null
  /** For unpaid orders. */
  reserved: number
  /** Sold, and to be shipped. */
  toShip: number
  free: number | null
  sold30: number
  /** Null: the usual limit. */
  lowAt: number | null
}

/**
 * The units of each SKU that the shop's paid orders have yet to ship, as `to_ship`, and the tables that `stockColumns`
 * reads besides `sku` k and `goods` g. The stock counts units as gone when they are paid for; people find them on the shelf.
 * @param skuId only of this one
 */
export function toShipOf({ shopId }: Seller, skuId?: string) {
  return sql`to_ship as materialized (
    select l.sku_id, sum(l.quantity - l.cancelled - l.shipped)::int as units
    from orders o join order_line l on l.order_id = o.id
    where o.shop_id = ${shopId ?? null} and o.status = ${sql.lit(orderStatuses.toShip)}
      ${skuId === undefined ? sql`` : sql`and l.sku_id = ${skuId}`} group by l.sku_id)`
}
export const stockTables = sql`left join stock t on t.sku_id = k.id left join sku_sold d on d.sku_id = k.id
  left join to_ship u on u.sku_id = k.id`

export const stockColumns = sql`k.id, g.id as "goodsId", k.sn, g.name, coalesce(k.picture, g.gallery ->> 0) as picture, k.choice, g.options,
  case when t.is_counted then t.on_hand + coalesce(u.units, 0) end as "onHand", coalesce(t.reserved, 0) as reserved,
  coalesce(u.units, 0) as "toShip",
  case when t.is_counted then t.on_hand - t.reserved end as free, coalesce(d.sold30, 0) as sold30, k.low_at as "lowAt"`

/** A part of the list, with the numbers as they are now. */
export async function stockListed(
  db: Db,
  viewer: Seller,
  wanted: Wanted & { sort: 'stock' | 'sold'; order: 'asc' | 'desc'; limit: number; skip: number },
): Promise<StockRow[]> {
  const column = { stock: sql`s.free`, sold: sql`s.sold30` }[wanted.sort]
  const direction = { asc: sql`asc`, desc: sql`desc` }[wanted.order]
  const { rows } = await sql<StockRow>`
    with ${toShipOf(viewer)}, page as (
      select s.sku_id, row_number() over () as place from (
        select s.sku_id from shop_stock s where ${conditionOf(viewer, wanted)}
        order by ${column} ${direction}, s.sku_id ${direction} limit ${wanted.limit} offset ${wanted.skip}) s
    )
    select ${stockColumns} from page join sku k on k.id = page.sku_id join goods g on g.id = k.goods_id
    ${stockTables} order by page.place`.execute(db)
  return rows
}

/** A SKU on sale of the viewer's shop; undefined for another shop's. */
export async function ownStock(db: Db | Tx, viewer: Seller, skuId: string): Promise<StockRow | undefined> {
  const { rows } = await sql<StockRow>`
    with ${toShipOf(viewer, skuId)}
    select ${stockColumns} from sku k join goods g on g.id = k.goods_id ${stockTables}
    where k.id = ${skuId} and k.is_on_sale and g.shop_id = ${viewer.shopId ?? null}`.execute(db)
  return rows[0]
}

export interface MovementRow {
  id: number
  kind: MovementKind
  delta: number
  sold: number
  balance: number | null
  orderId: string | null
  orderCode: string | null
  who: string | null
  reason: StockReason | null
  note: string | null
  at: Date
}

/** The log of a SKU, the newest first. The caller has checked whose it is. */
export async function movementsOf(
  db: Db,
  skuId: string,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<MovementRow[]> {
  const { rows } = await sql<MovementRow>`
    select m.id, m.kind, m.delta, m.sold, m.balance, m.order_id as "orderId", o.code as "orderCode", a.name as who,
      m.reason, m.note, m.at
    from stock_movement m left join orders o on o.id = m.order_id left join account a on a.id = m.user_id
    where m.sku_id = ${skuId} ${before === undefined ? sql`` : sql`and m.id < ${before}`}
    order by m.id desc limit ${limit}`.execute(db)
  return rows
}
