import { anyOf, limitOffset, type PageRequest } from '@hojip/platform/db'
import type { Db, Tx } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import type { Fen } from '@hojip/platform/money'
import { sql } from 'kysely'

const inOrder = sql`string_agg(best.id::text, ',' order by best.sales_count desc, best.id desc)`

/**
 * Ids of the best-selling products, of the whole mall under `''` and of each category asked for; an empty category has
 * none.
 */
export async function bestSellers(
  db: Db,
  asked: { ofMall: number; ofEach: number; categories: readonly { id: string; level: number }[] },
): Promise<Map<string, string[]>> {
  const { categories } = asked
  const { rows } = await sql<{ key: string; ids: string }>`
    select '' as key, (select ${inOrder} from (
      select id, sales_count from goods g where g.is_on_sale
      order by g.sales_count desc, g.id desc limit ${asked.ofMall}) best) as ids
    union all
    select c.id::text, (select ${inOrder} from (
      (select id, sales_count from goods g where c.level = 1 and g.category1_id = c.id and g.is_on_sale
       order by g.sales_count desc, g.id desc limit ${asked.ofEach})
      union all
      (select id, sales_count from goods g where c.level = 2 and g.category2_id = c.id and g.is_on_sale
       order by g.sales_count desc, g.id desc limit ${asked.ofEach})
      union all
      (select id, sales_count from goods g where c.level = 3 and g.category3_id = c.id and g.is_on_sale
       order by g.sales_count desc, g.id desc limit ${asked.ofEach})) best) as ids
    from unnest(${categories.map((c) => c.id)}::uuid[], ${categories.map((c) => c.level)}::int[]) as c (id, level)`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.key, row.ids ? row.ids.split(',') : []]))
}

export interface BriefProduct {
  id: string
  shopId: string
  name: LocalText
  picture: string | null
  priceFen: Fen
  /** Its SKUs have different prices. */
  isFromPrice: boolean
}

/** A page of the best-selling products of each shop. */
export async function shopBestSellers(
  db: Db,
  shopIds: readonly string[],
  page: PageRequest,
): Promise<BriefProduct[]> {
  const { rows } = await sql<BriefProduct>`
    select best.* from unnest(${shopIds}::uuid[]) as s (id)
    cross join lateral (
      select g.id, g.shop_id as "shopId", g.name, g.gallery->>0 as picture, g.price_fen as "priceFen",
             exists (select from sku k where k.goods_id = g.id and k.is_on_sale and k.price_fen > g.price_fen)
               as "isFromPrice"
      from goods g where g.shop_id = s.id and g.is_on_sale
      order by g.sales_count desc, g.id desc ${limitOffset(page)}) best`.execute(db)
  return rows
}

/** Of these products, those of the shop, in the order of the ids; also those off sale. */
export async function briefProducts(
  db: Db | Tx,
  shopId: string,
  ids: readonly string[],
): Promise<(BriefProduct & { isOnSale: boolean })[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<BriefProduct & { isOnSale: boolean }>`
    select g.id, g.shop_id as "shopId", g.name, g.gallery->>0 as picture, g.price_fen as "priceFen",
           exists (select from sku k where k.goods_id = g.id and k.is_on_sale and k.price_fen > g.price_fen)
             as "isFromPrice", g.is_on_sale as "isOnSale"
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, place) join goods g using (id)
    where g.shop_id = ${shopId} order by wanted.place`.execute(db)
  return rows
}

export interface ShopFigures {
  shopId: string
  goodsCount: number
  salesCount: number
  ratedCount: number
  scoreSum: number
}

/** Sums over the products on sale of every shop, or of these shops, that have any, best sellers first. */
export async function shopFigures(db: Db, shopIds?: readonly string[]): Promise<ShopFigures[]> {
  const { rows } = await sql<ShopFigures>`
    select shop_id as "shopId", count(*)::int as "goodsCount", sum(sales_count)::bigint as "salesCount",
           sum(rated_count)::bigint as "ratedCount", sum(score_sum)::bigint as "scoreSum"
    from goods where is_on_sale ${shopIds ? sql`and shop_id = ${anyOf(shopIds)}` : sql``} group by shop_id order by "salesCount" desc, shop_id`.execute(
    db,
  )
  return rows
}
