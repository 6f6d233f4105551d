import type { Db } from '@hojip/db'
import { sql, type RawBuilder } from 'kysely'
import type { ProductFilter, ProductSort } from '../rules/product-filter.ts'
import { tsquery } from '@hojip/catalog/rules'

export const maxListed = 10_000

export interface FoundIds {
  total: number
  /** 16 bytes per id, in order, at most `maxListed` ids. */
  ids: Buffer
}

function all(conditions: RawBuilder<unknown>[]) {
  return sql.join(conditions, sql` and `)
}

// A value instead of a condition, so that stock is looked up by index for each product and the whole table is never
// joined.
const someInStock = sql`coalesce((select true from sku k join stock t on t.sku_id = k.id
  where k.goods_id = g.id and k.is_on_sale and (t.on_hand > t.reserved or not t.is_counted) limit 1), false)`
const freeShipping = sql`exists (select from shop s
  where s.id = g.shop_id and s.free_shipping_from_fen <= g.price_fen)`

/** The conditions on products on sale (`g`); only the deepest category counts, because it implies those above. */
export function conditionsOf(f: ProductFilter): RawBuilder<unknown>[] {
  const conditions = [sql`g.is_on_sale`]
  if (f.category3Id) conditions.push(sql`g.category3_id = ${f.category3Id}`)
  else if (f.category2Id) conditions.push(sql`g.category2_id = ${f.category2Id}`)
  else if (f.category1Id) conditions.push(sql`g.category1_id = ${f.category1Id}`)
  if (f.shopId) conditions.push(sql`g.shop_id = ${f.shopId}`)
  if (f.tokens) conditions.push(sql`g.search @@ ${tsquery(f.tokens, f.beginning)}::tsquery`)
  if (f.minFen !== undefined) conditions.push(sql`g.price_fen >= ${f.minFen}`)
  if (f.maxFen !== undefined) conditions.push(sql`g.price_fen <= ${f.maxFen}`)
  if (f.inStock) conditions.push(someInStock)
  if (f.freeShipping) conditions.push(freeShipping)
  if (f.brands) conditions.push(ofBrands(f.brands))
  return conditions
}

/** The index finds brands by their words; the exact name decides. */
function ofBrands(brands: { name: string; tokens: string[] }[]) {
  const names = brands.map((b) => b.name)
  const words = brands.map((b) => `(${tsquery(b.tokens)})`).join(' | ')
  return sql`g.search @@ ${words}::tsquery and (g.brand->>'zh-CN' = any(${names}::text[])
    or g.brand->>'en-US' = any(${names}::text[]) or g.brand->>'ko-KR' = any(${names}::text[]))`
}

const score = sql`case when g.rated_count = 0 then 0 else g.score_sum::real / g.rated_count end`

/** Each order ends in the id, so that pages never overlap, and has an index. */
const orders: Record<ProductSort, RawBuilder<unknown>> = {
  sales: sql`g.sales_count desc, g.id desc`,
  newest: sql`g.id desc`,
  cheapest: sql`g.price_fen, g.id`,
  dearest: sql`g.price_fen desc, g.id desc`,
  score: sql`${score} desc, g.rated_count desc, g.id desc`,
}

/** Whether an index returns this list in its order; otherwise the products are fetched first and then sorted. */
function isInIndexOrder(f: ProductFilter): boolean {
  if (f.tokens || f.brands) return false
  if (f.category3Id || f.category2Id) return f.sort !== 'newest' && f.sort !== 'score'
  if (f.category1Id) return f.sort !== 'score'
  return f.shopId ? f.sort === 'sales' : true
}

/**
 * The ids of a filter's products in their order, in one statement and one value. The total is exact up to `maxListed`;
 * beyond it only where an index can count.
 */
export async function findIds(db: Db, f: ProductFilter): Promise<FoundIds> {
  const found = await (isInIndexOrder(f) ? byIndex(f) : fetchedFirst(f)).execute(db)
  const { total, ids } = found.rows[0]!
  return { total, ids: ids ?? Buffer.alloc(0) }
}

interface Row {
  total: number
  ids: Buffer | null
}

const packed = sql`string_agg(uuid_send(listed.id), ''::bytea)`

function byIndex(f: ProductFilter) {
  const where = all(conditionsOf(f))
  const counted =
    f.inStock || f.freeShipping
      ? sql`${maxListed}::int`
      : sql`(select count(*) from goods g where ${where})::int`
  return sql<Row>`
    select ids, case when coalesce(n, 0) < ${maxListed} then coalesce(n, 0) else ${counted} end as total
    from (select ${packed} as ids, count(*)::int as n from (
      select g.id from goods g where ${where} order by ${orders[f.sort]} limit ${maxListed}) as listed) as counted`
}

/** Sorts products whose name has the words first. */
function fetchedFirst(f: ProductFilter) {
  const named =
    f.isRanked && f.tokens ? sql`g.name_search @@ ${tsquery(f.tokens, f.beginning)}::tsquery` : sql`true`
  return sql<Row>`
    with g as materialized (
      select g.id, g.sales_count, g.price_fen, g.rated_count, g.score_sum, ${named} as is_named
      from goods g where ${all(conditionsOf(f))})
    select (select count(*) from g)::int as total,
           (select ${packed} from (
             select g.id from g order by g.is_named desc, ${orders[f.sort]} limit ${maxListed}) as listed) as ids`
}
