import { sql, type RawBuilder } from 'kysely'
import type { ProductFilter } from '../rules/product-filter.ts'

// Values instead of conditions, so that they are looked up by index for each product, and no whole table is joined.
const someInStock = sql`coalesce((select true from sku k join stock t on t.sku_id = k.id
  where k.goods_id = g.goods_id and k.is_on_sale and (t.on_hand > t.reserved or not t.is_counted) limit 1), false)`
const someReduced = sql`coalesce((select true from sku k
  where k.goods_id = g.goods_id and k.is_on_sale and k.line_price_until > now() limit 1), false)`
const freeShipping = sql`exists (select from shop s
  where s.id = g.shop_id and s.free_shipping_from_fen <= g.price_fen)`

/** Joined by "and". */
export function all(conditions: readonly RawBuilder<unknown>[]) {
  return sql.join([...conditions], sql` and `)
}

/**
 * The conditions of a filter on search rows (`g`). Only the deepest category counts, because it implies those above.
 */
export function conditionsOf(f: ProductFilter): RawBuilder<unknown>[] {
  const conditions = [sql`g.is_on_sale`]
  if (f.category3Id) conditions.push(sql`g.category3_id = ${f.category3Id}`)
  else if (f.category2Id) conditions.push(sql`g.category2_id = ${f.category2Id}`)
  else if (f.category1Id) conditions.push(sql`g.category1_id = ${f.category1Id}`)
  if (f.shopId) conditions.push(sql`g.shop_id = ${f.shopId}`)
  if (f.words) conditions.push(sql`g.words @@ ${f.words.any}::tsquery`)
  for (const codes of f.codes ?? []) conditions.push(sql`g.facets && ${codes}::bigint[]`)
  if (f.minFen !== undefined) conditions.push(sql`g.price_fen >= ${f.minFen}`)
  if (f.maxFen !== undefined) conditions.push(sql`g.price_fen <= ${f.maxFen}`)
  if (f.minRating !== undefined) conditions.push(sql`g.rating >= ${f.minRating}`)
  if (f.inStock) conditions.push(someInStock)
  if (f.reduced) conditions.push(someReduced)
  if (f.freeShipping) conditions.push(freeShipping)
  return conditions
}
