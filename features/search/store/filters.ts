import type { Db } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import { sql } from 'kysely'
import type { ProductFilter } from '../rules/product-filter.ts'
import { priceStepsFen } from '../rules/price-ranges.ts'
import { conditionsOf } from './find-ids.ts'

export interface Filters {
  brands: { name: string; count: number }[]
  /** The number of products in each step of `priceStepsFen`: the first is below the first bound. */
  prices: { step: number; count: number }[]
  /** The categories one level below the filter's, with the picture of their best seller. */
  categories: { id: string; count: number; picture: string | null }[]
}

const maxBrands = 30

function below(f: ProductFilter) {
  if (f.category3Id) return sql`null::uuid`
  if (f.category2Id) return sql`g.category3_id`
  return f.category1Id ? sql`g.category2_id` : sql`g.category1_id`
}

/** Counts a filter's products by brand, price and category, in one statement. */
export async function countFilters(db: Db, f: ProductFilter, locale: Locale): Promise<Filters> {
  const { rows } = await sql<Filters>`
    with g as materialized (
      select coalesce(nullif(g.brand->>${locale}::text, ''), g.brand->>'zh-CN') as brand, ${below(f)} as category,
             width_bucket(g.price_fen, ${priceStepsFen}::bigint[]) as step, g.sales_count, g.gallery->>0 as picture
      from goods g where ${sql.join(conditionsOf(f), sql` and `)})
    select
      (select coalesce(json_agg(b), '[]') from (
        select brand as name, count(*) as count from g where brand <> '' group by brand
        order by count desc, name limit ${maxBrands}) b) as brands,
      (select coalesce(json_agg(p), '[]') from (
        select step, count(*) as count from g group by step order by step) p) as prices,
      (select coalesce(json_agg(c), '[]') from (
        select category as id, count(*) as count, (array_agg(picture order by sales_count desc))[1] as picture
        from g where category is not null group by category) c) as categories`.execute(db)
  return rows[0]!
}
