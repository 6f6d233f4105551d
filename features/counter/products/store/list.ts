import type { Db, Tx } from '@hojip/db'
import { freeUnits } from '@hojip/inventory/store'
import type { LocalText } from '@hojip/platform/i18n'
import type { Fen } from '@hojip/platform/money'
import { sql } from 'kysely'
import type { ProductFilter } from '../rules/product-filter.ts'
import { conditionOf, type Seller } from './conditions.ts'
import { theRow } from '@hojip/platform/db'

export interface StateCounts {
  onSale: number
  soldOut: number
  warehouse: number
  deleted: number
}

const counted = sql<number>`
  coalesce(sum(n) filter (where state = 1), 0)::int as "onSale",
  coalesce(sum(n) filter (where state = 2), 0)::int as "soldOut",
  coalesce(sum(n) filter (where state = 3), 0)::int as warehouse,
  coalesce(sum(n) filter (where state = 4), 0)::int as deleted`

/** How many of all the shop's products are in each state; a sum of few rows, whatever their number. */
export async function countAll(db: Db, { shopId }: Seller): Promise<StateCounts> {
  const { rows } = await sql<StateCounts>`
    select ${counted} from shop_product_tally where shop_id = ${shopId ?? null}`.execute(db)
  return theRow(rows)
}

/** How many of those that pass the filter are in each state. */
export async function countFiltered(db: Db, viewer: Seller, filter: ProductFilter): Promise<StateCounts> {
  const { rows } = await sql<StateCounts>`
    select ${counted} from (
      select state, count(*) as n from shop_product p where ${conditionOf(viewer, { ...filter, state: 'any' })} group by state) c`.execute(
    db,
  )
  return theRow(rows)
}

type ProductSort = 'updated' | 'price' | 'stock' | 'sold'
const sortColumns = {
  updated: sql`p.updated_at`,
  price: sql`p.price_min_fen`,
  stock: sql`p.stock`,
  sold: sql`p.sold30`,
}

export interface Slice {
  sort: ProductSort
  order: 'asc' | 'desc'
  limit: number
  skip: number
}

/**
 * The ids of a part of the list. With a known total, rows of its second half are read from its end: the last page is as
 * quick as the first.
 */
export async function idsInOrder(
  db: Db,
  viewer: Seller,
  filter: ProductFilter,
  { sort, order, limit, skip, total }: Slice & { total: number | undefined },
): Promise<string[]> {
  const isFromEnd = total !== undefined && skip > total / 2
  const rest = Math.max(0, (total ?? 0) - skip - limit)
  const count = isFromEnd ? Math.max(0, Math.min(limit, total - skip)) : limit
  const isDown = (order === 'desc') !== isFromEnd
  const direction = isDown ? sql`desc` : sql`asc`
  const { rows } = await sql<{ id: string }>`
    select p.goods_id as id from shop_product p where ${conditionOf(viewer, filter)}
    order by ${sortColumns[sort]} ${direction}, p.goods_id ${direction}
    limit ${count} offset ${isFromEnd ? rest : skip}`.execute(db)
  const ids = rows.map(({ id }) => id)
  return isFromEnd ? ids.toReversed() : ids
}

export interface ListedRow {
  id: string
  sn: string
  name: LocalText
  picture: string | null
  categories: LocalText[]
  isOnSale: boolean
  isDeleted: boolean
  onSaleAt: Date | null
  takenDownAt: Date | null
  priceMinFen: Fen
  priceMaxFen: Fen
  /** Null: not counted. */
  stock: number | null
  sold30: number
  zh: number
  ko: number
  en: number
  updatedAt: Date
  specNum: number
  onlySkuId: string | null
  onlySn: string | null
}

/** The products as they are now, in the order of the ids. */
export async function productsListed(db: Db, ids: readonly string[]): Promise<ListedRow[]> {
  const { rows } = await sql<ListedRow>`
    select g.id, g.sn, g.name, g.gallery ->> 0 as picture, g.is_on_sale as "isOnSale",
      g.deleted_at is not null as "isDeleted", g.on_sale_at as "onSaleAt", g.taken_down_at as "takenDownAt", g.updated_at as "updatedAt",
      (select coalesce(jsonb_agg(c.name order by c.level), '[]') from category c
        where c.id in (g.category1_id, g.category2_id, g.category3_id)) as categories,
      coalesce(k.low, g.price_fen) as "priceMinFen", coalesce(k.high, g.price_fen) as "priceMaxFen",
      case when k.counts then coalesce(k.free, 0) end as stock, p.sold30, p.zh, p.ko, p.en, k.n as "specNum",
      case when k.n = 1 then k.id end as "onlySkuId", case when k.n = 1 then k.sn end as "onlySn"
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place)
    join goods g on g.id = wanted.id join shop_product p on p.goods_id = g.id
    cross join lateral (
      select count(*)::int as n, min(k.price_fen) as low, max(k.price_fen) as high, min(k.id::text) as id,
        min(k.sn) as sn, coalesce(bool_and(t.is_counted), true) as counts, sum(${freeUnits})::bigint as free
      from sku k left join stock t on t.sku_id = k.id where k.goods_id = g.id and k.is_on_sale) k
    order by wanted.place`.execute(db)
  return rows
}

export interface SpecRow {
  id: string
  sn: string
  choice: number[]
  options: { values: LocalText[] }[]
  priceFen: Fen
  stock: number | null
  sold30: number
}

/** The SKUs on sale of a product of the viewer's shop; undefined for another shop's. */
export async function specsOf(
  db: Db | Tx,
  { shopId }: Seller,
  goodsId: string,
): Promise<SpecRow[] | undefined> {
  const { rows } = await sql<Omit<SpecRow, 'id'> & { id: string | null }>`
    select k.id, k.sn, k.choice, g.options, k.price_fen as "priceFen",
      case when coalesce(t.is_counted, true) then ${freeUnits} end as stock, coalesce(s.sold30, 0) as sold30
    from goods g left join sku k on k.goods_id = g.id and k.is_on_sale
    left join stock t on t.sku_id = k.id left join sku_sold s on s.sku_id = k.id
    where g.id = ${goodsId} and g.shop_id = ${shopId ?? null} order by k.sort, k.id`.execute(db)
  if (rows.length === 0) return undefined
  return rows.flatMap((row) => (row.id === null ? [] : [{ ...row, id: row.id }]))
}

export interface CategoryRow {
  id: string
  name: LocalText
  level: number
}

/** The categories of the shop's products: each before those below it. */
export async function categoriesOf(db: Db, { shopId }: Seller): Promise<CategoryRow[]> {
  const { rows } = await sql<CategoryRow>`
    with paths as (
      select distinct category1_id, category2_id, category3_id from shop_product where shop_id = ${shopId ?? null}
    )
    select c.id, c.name, c.level from category c
    left join category above on above.id = c.parent_id left join category top on top.id = above.parent_id
    where exists (select from paths p where c.id in (p.category1_id, p.category2_id, p.category3_id))
    order by coalesce(top.sort, above.sort, c.sort), coalesce(top.id, above.id, c.id),
      case c.level when 1 then null when 2 then c.sort else above.sort end nulls first,
      case c.level when 1 then null when 2 then c.id else above.id end nulls first,
      case c.level when 3 then c.sort end nulls first, c.id`.execute(db)
  return rows
}
