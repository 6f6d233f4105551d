import type { Db } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import { sql, type RawBuilder } from 'kysely'
import type { ProductFilter } from '../rules/product-filter.ts'
import { priceStepsFen } from '../rules/price-ranges.ts'
import { all, conditionsOf } from './conditions.ts'

/** A value of an option, or an origin, with its code. */
interface CountedValue {
  code: number
  name: string
  count: number
}

export interface Filters {
  brands: { name: string; count: number }[]
  /** The number of products in each step of `priceStepsFen`: the first is below the first bound. */
  prices: { step: number; count: number }[]
  /** The categories one level below the filter's, with the picture of their best product. */
  categories: { id: string; count: number; picture: string | null }[]
  options: { axis: number; name: string; values: CountedValue[] }[]
  origins: CountedValue[]
  /** Products with at least so many stars, 4 and 4.5. */
  ratings: { from: string; count: number }[]
  freeShipping: number
  reduced: number
}

const maxBrands = 30
const maxOrigins = 10
const maxOptions = 3
const maxValues = 8
/** The most frequent codes are looked at; the others would not be shown. */
const maxCodes = 500

function below(f: ProductFilter) {
  if (f.category3Id) return sql`null::uuid`
  if (f.category2Id) return sql`g.category3_id`
  return f.category1Id ? sql`g.category2_id` : sql`g.category1_id`
}

function listOf(query: RawBuilder<unknown>) {
  return sql`(select coalesce(json_agg(o), '[]') from (${query}) as o)`
}

/**
 * Counts a filter's products by what they can be narrowed by, in one statement.
 * @param ids counts only these products, 16 bytes each
 */
export async function countFilters(
  db: Db,
  f: ProductFilter,
  locale: Locale,
  ids?: readonly string[],
): Promise<Filters> {
  const where = ids ? sql`g.goods_id = any(${ids}::uuid[])` : all(conditionsOf(f))
  const valueIn = sql`coalesce(nullif(f.value->>${locale}::text, ''), f.value->>'zh-CN')`
  const nameIn = sql`coalesce(nullif(f.name->>${locale}::text, ''), f.name->>'zh-CN')`
  const { rows } = await sql<Filters>`
    with g as materialized (
      select g.goods_id, g.standing, ${below(f)} as category, g.own_facets, g.rating, g.shop_id, g.price_fen,
             width_bucket(g.price_fen, ${priceStepsFen}::bigint[]) as step
      from search_goods g where ${where}),
    c as materialized (
      select code, count(*)::int as count from g cross join unnest(g.own_facets) as u (code)
      group by code order by count desc limit ${maxCodes}),
    f as materialized (
      select f.code, f.kind, f.axis, ${valueIn} as value, ${nameIn} as name, c.count
      from c join search_facet f using (code)),
    v as (
      select f.*, row_number() over (partition by axis order by count desc, value) as place,
             sum(count) over (partition by axis) as total
      from f where kind = 'option')
    select ${listOf(sql`select value as name, count from f where kind = 'brand'
        order by count desc, name limit ${maxBrands}`)} as brands,
      ${listOf(sql`select step, count(*)::int as count from g group by step order by step`)} as prices,
      ${listOf(sql`select b.category as id, b.count, p.gallery->>0 as picture from (
          select category, count(*)::int as count, (array_agg(goods_id order by standing desc, goods_id desc))[1] as best
          from g where category is not null group by category) as b
        join goods p on p.id = b.best`)} as categories,
      ${listOf(sql`select axis, min(name) as name,
          json_agg(json_build_object('code', code, 'name', value, 'count', count) order by place) as values
        from v where place <= ${maxValues} group by axis order by max(total) desc, axis limit ${maxOptions}`)} as options,
      ${listOf(sql`select code, value as name, count from f where kind = 'origin'
        order by count desc, value limit ${maxOrigins}`)} as origins,
      ${listOf(sql`select s.least as "from", count(*)::int as count
        from g join (values ('4', 4), ('4.5', 4.5)) as s (least, stars) on g.rating >= s.stars
        group by s.least order by s.least`)} as ratings,
      (select count(*)::int from g join shop s on s.id = g.shop_id
        and s.free_shipping_from_fen <= g.price_fen) as "freeShipping",
      (select count(distinct g.goods_id)::int from sku k join g on g.goods_id = k.goods_id
        where k.line_price_fen is not null and k.line_price_until > now() and k.is_on_sale) as reduced`.execute(
    db,
  )
  return rows[0]!
}
