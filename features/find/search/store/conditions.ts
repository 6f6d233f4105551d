import type { Unreachable } from '@hojip/catalog/rules'
import { sql, type RawBuilder } from 'kysely'
import type { FilterGroup, ProductFilter } from '../rules/product-filter.ts'

/** A reduced SKU of a product (`g`). */
export const reducedSku = sql`select from sku k where k.goods_id = g.goods_id and k.is_on_sale
  and k.line_price_fen is not null and k.line_price_until > now()`

// A value instead of a condition, so that it is looked up by index for each product, and no whole table is joined.
const someReduced = sql`coalesce((select true from (${reducedSku} limit 1) as one), false)`
/** From which price on a product (`g`) is delivered free, by its own template or its shop's. */
export const freeFrom = sql`coalesce(
  (select f.free_shipping_from_fen from freight_template f where f.id = g.freight_template_id),
  (select s.free_shipping_from_fen from shop s where s.id = g.shop_id))`
const freeShipping = sql`${freeFrom} <= g.price_fen`

/** A product (`g`) goes by its own template or, without one, by its shop's. */
export function isDelivered({ templateIds, shopIds }: Unreachable): RawBuilder<unknown> {
  return sql`case when g.freight_template_id is null then g.shop_id <> all(${shopIds}::uuid[])
    else g.freight_template_id <> all(${templateIds}::uuid[]) end`
}

/** Joined by "and". */
export function all(conditions: readonly RawBuilder<unknown>[]) {
  return sql.join([...conditions], sql` and `)
}

/** What a list is of: its category, shop and words, on search rows (`g`). Only the deepest category counts. */
function listConditions(f: ProductFilter): RawBuilder<unknown>[] {
  const conditions = [sql`g.is_on_sale`]
  if (f.category3Id) conditions.push(sql`g.category3_id = ${f.category3Id}`)
  else if (f.category2Id) conditions.push(sql`g.category2_id = ${f.category2Id}`)
  else if (f.category1Id) conditions.push(sql`g.category1_id = ${f.category1Id}`)
  if (f.shopId) conditions.push(sql`g.shop_id = ${f.shopId}`)
  if (f.words) conditions.push(sql`g.words @@ ${f.words.any}::tsquery`)
  return conditions
}

/** What a list is narrowed by: one condition for each group. */
export function chosenConditions(f: ProductFilter): { group: FilterGroup; condition: RawBuilder<unknown> }[] {
  const prices = [
    ...(f.minFen === undefined ? [] : [sql`g.price_fen >= ${f.minFen}`]),
    ...(f.maxFen === undefined ? [] : [sql`g.price_fen <= ${f.maxFen}`]),
  ]
  const conditions: ReturnType<typeof chosenConditions> = (f.codes ?? []).map(({ group, codes }) => ({
    group,
    condition: sql`g.facets && ${codes}::bigint[]`,
  }))
  if (prices.length > 0) conditions.push({ group: 'price', condition: all(prices) })
  if (f.minRating !== undefined)
    conditions.push({ group: 'rating', condition: sql`g.rating >= ${f.minRating}` })
  if (f.inStock) conditions.push({ group: 'inStock', condition: sql`not g.is_sold_out` })
  if (f.reduced) conditions.push({ group: 'reduced', condition: someReduced })
  if (f.freeShipping) conditions.push({ group: 'freeShipping', condition: freeShipping })
  if (f.unreachable) conditions.push({ group: 'delivered', condition: isDelivered(f.unreachable) })
  return conditions
}

/** The conditions of a filter on search rows (`g`). */
export function conditionsOf(f: ProductFilter): RawBuilder<unknown>[] {
  return [...listConditions(f), ...chosenConditions(f).map(({ condition }) => condition)]
}
