import { anyOf, theRow } from '@hojip/platform/db'
import type { Db } from '@hojip/db'
import type { LocalText, Locale } from '@hojip/platform/i18n'
import { sql, type RawBuilder } from 'kysely'
import type { FilterGroup, ProductFilter } from '../rules/product-filter.ts'
import { unnarrowed } from '../rules/filter-groups.ts'
import { priceRanges, priceStepsFen, type CountedStep, type PriceRange } from '../rules/price-ranges.ts'
import { all, chosenConditions, conditionsOf, freeFrom, reducedSku } from './conditions.ts'

/** A value of an option, or an origin, with its code. */
interface CountedValue {
  code: number
  name: string
  count: number
}

/**
 * Each count is the number of products that the list would have with the choices of all other groups. Values of a group
 * that no such product has count 0.
 */
export interface Filters {
  /** The products with all choices. */
  total: number
  brands: { name: string; names: Partial<LocalText>; count: number }[]
  /** The chosen brands by their codes, in whatever language they were asked for. */
  chosenBrands: { code: number; count: number }[]
  prices: PriceRange[]
  /** The categories one level below the filter's, with the picture of their best product. */
  categories: { id: string; count: number; picture: string | null }[]
  options: { axis: number; name: string; values: CountedValue[] }[]
  origins: CountedValue[]
  /** Products with at least so many stars, 4 and 4.5. */
  ratings: { from: string; count: number }[]
  freeShipping: number
  reduced: number
  inStock: number
}

/** The counts of a list, and which of them are only of its first products. */
export interface Counted extends Filters {
  /** The number of products without the choices; 3,000 means 3,000 or more. */
  unfiltered: number
  inexact: string[]
  countedBest: number
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
 * The choices that a product fails, a bit for each group, and the values of it that count for a group: nothing fails, or
 * only the choice of the group itself.
 */
function failures(f: ProductFilter) {
  const none = sql`0::bigint`
  const chosen = chosenConditions(f).map((one, at) => ({
    ...one,
    bit: sql`${String(2n ** BigInt(at))}::bigint`,
  }))
  const bitOf = (group: FilterGroup) => chosen.find((one) => one.group === group)?.bit ?? none
  const ofOptions = chosen.flatMap(({ group, bit }) =>
    typeof group === 'number' ? [sql`when f.axis = ${group}::bigint then ${bit}`] : [],
  )
  const failed = chosen.map(({ condition, bit }) => sql`case when ${condition} then 0 else ${bit} end`)
  return {
    failed: sql.join([none, ...failed], sql` + `),
    allowed: (group: FilterGroup) => sql`(0, ${bitOf(group)})`,
    bitOfFacet: sql`case when f.kind = 'brand' then ${bitOf('brands')} when f.kind = 'origin' then ${bitOf('origins')}
      ${sql.join(ofOptions, sql` `)} else ${none} end`,
  }
}

function codesOf(f: ProductFilter, isWanted: (group: FilterGroup) => boolean) {
  const codes = (f.codes ?? []).filter(({ group }) => isWanted(group)).flatMap((choice) => choice.codes)
  return sql`${codes}::bigint[]`
}

/** From the products (`g`) the numbers of their codes (`tally`), and what these mean (`v`), the first of each group first. */
function countedFacets(f: ProductFilter, locale: Locale, bitOfFacet: RawBuilder<unknown>) {
  const valueIn = sql`coalesce(nullif(f.value->>${locale}::text, ''), f.value->>'zh-CN')`
  const nameIn = sql`coalesce(nullif(f.name->>${locale}::text, ''), f.name->>'zh-CN')`
  const chosen = codesOf(f, () => true)
  return sql`
    tally as materialized (
      select u.code, g.failed, count(*)::int as n from g cross join unnest(g.facets[7:]) as u (code)
      group by u.code, g.failed),
    wanted as (
      (select code from tally group by code order by sum(n) desc, code limit ${maxCodes})
      union select unnest(${chosen})),
    f as materialized (
      select f.code, f.kind, f.axis, ${valueIn} as value, ${nameIn} as name, f.value as names,
             f.code = any(${chosen}) as is_chosen, coalesce(sum(t.n), 0) as most,
             coalesce(sum(t.n) filter (where t.failed in (0, b.bit)), 0)::int as count
      from wanted join search_facet f using (code) cross join lateral (select ${bitOfFacet} as bit) as b
      left join tally t using (code) group by f.code, b.bit),
    v as (
      select f.*, row_number() over (partition by kind, axis order by count desc, most desc, value) as place
      from f)`
}

/**
 * Counts a list's products by what they can be narrowed by, in one statement.
 * @param ids counts only these products, 16 bytes each
 */
export async function countFilters(
  db: Db,
  f: ProductFilter,
  locale: Locale,
  ids?: readonly string[],
): Promise<Filters> {
  const where = ids ? sql`g.goods_id = ${anyOf(ids)}` : all(conditionsOf(unnarrowed(f)))
  const { failed, allowed, bitOfFacet } = failures(f)
  const { rows } = await sql<Omit<Filters, 'prices'> & { prices: CountedStep[] }>`
    with g as materialized (
      select g.goods_id, g.standing, ${below(f)} as category, g.facets, g.rating, g.shop_id, g.freight_template_id, g.price_fen, g.is_sold_out,
             exists (${reducedSku}) as is_reduced,
             width_bucket(g.price_fen, ${priceStepsFen}::bigint[]) as step, ${failed} as failed
      from search_goods g where ${where}),
    ${countedFacets(f, locale, bitOfFacet)}
    select (select count(*)::int from g where failed = 0) as total,
      ${listOf(sql`select value as name, names, count from v
        where kind = 'brand' and (place <= ${maxBrands} or is_chosen) order by place`)} as brands,
      ${listOf(sql`select code, coalesce(sum(n) filter (where failed in ${allowed('brands')}), 0)::int as count
        from tally where code = any(${codesOf(f, (group) => group === 'brands')}) group by code`)} as "chosenBrands",
      ${listOf(sql`select step, count(*)::int as count from g where failed in ${allowed('price')}
        group by step order by step`)} as prices,
      ${listOf(sql`select b.category as id, b.count, p.gallery->>0 as picture from (
          select category, count(*) filter (where failed = 0)::int as count,
            (array_agg(goods_id order by standing desc, goods_id desc))[1] as best
          from g where category is not null group by category) as b
        join goods p on p.id = b.best`)} as categories,
      ${listOf(sql`select axis, name, "values" from (
          select axis, min(name) as name, bool_or(is_chosen) as is_used,
            row_number() over (order by sum(most) desc, axis) as nth,
            json_agg(json_build_object('code', code, 'name', value, 'count', count) order by place)
              filter (where place <= ${maxValues} or is_chosen) as "values"
          from v where kind = 'option' group by axis) as axes
        where nth <= ${maxOptions} or is_used order by nth`)} as options,
      ${listOf(sql`select code, value as name, count from v
        where kind = 'origin' and (place <= ${maxOrigins} or is_chosen) order by place`)} as origins,
      ${listOf(sql`select s.least as "from",
          (select count(*)::int from g where rating >= s.stars and failed in ${allowed('rating')}) as count
        from (values ('4', 4), ('4.5', 4.5)) as s (least, stars) order by s.least`)} as ratings,
      (select count(*)::int from g where ${freeFrom} <= g.price_fen and g.failed in ${allowed('freeShipping')}) as "freeShipping",
      (select count(*)::int from g where is_reduced and failed in ${allowed('reduced')}) as reduced,
      (select count(*)::int from g where not is_sold_out and failed in ${allowed('inStock')}) as "inStock"`.execute(
    db,
  )
  const { prices, ...counts } = theRow(rows)
  return { ...counts, prices: priceRanges(prices) }
}
