import { ownCategory } from '@hojip/catalog/own-category'
import type { Db } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import { withinPattern, theRow } from '@hojip/platform/db'
import { sql, type RawBuilder } from 'kysely'
import { stepsInFront, type StepCounts } from '../rules/steps.ts'
import { plainNames } from '../rules/suggestion.ts'
import type { NamedProduct } from './index-rows.ts'

/** So many matches are read; of more, those in the steps in front if they are enough. */
const maxMatching = 1_000
/** More brands than these are not suggested. */
const maxBrands = 20_000

interface SuggestedShop {
  shopId: string
  slug: string
  name: LocalText
  mark: string
  hue: number
  /** Whether the name has the text as it was typed. */
  isTyped: boolean
}

export interface Brand {
  code: number
  name: LocalText
  /** As typed texts are compared with them. */
  names: readonly string[]
}

/** The names of all brands, also of those whose products are off sale. */
export async function readBrands(db: Db): Promise<Brand[]> {
  const { rows } = await sql<Omit<Brand, 'names'>>`
    select code, value as name from search_facet where kind = 'brand' order by code limit ${maxBrands}`.execute(
    db,
  )
  return rows.map((row) => ({ ...row, names: plainNames(row.name) }))
}

/**
 * Shops whose names in any language contain the typed text, ignoring spaces, those with the most followers first, and
 * after them those with what was probably meant; and those of the brands that have a product on sale.
 * @param typed none find no shop, '' finds all
 */
export async function suggestNames(
  db: Db,
  typed: readonly string[],
  maxShops: number,
  brandCodes: readonly number[],
): Promise<{ shops: SuggestedShop[]; brandCodes: number[] }> {
  const patterns = typed.map((one) => withinPattern(one.replace(/\s+/g, '')))
  const name = sql`replace(concat(name->>'zh-CN', '|', name->>'en-US', '|', name->>'ko-KR'), ' ', '')`
  const { rows } = await sql<{ shops: SuggestedShop[]; brandCodes: number[] }>`
    select (select coalesce(json_agg(s), '[]') from (
        select id as "shopId", slug, name, mark, hue,
          coalesce(${name} ilike ${patterns[0] ?? null}::text, false) as "isTyped" from shop
        where closed_at is null and ${name} ilike any (${patterns}::text[])
        order by "isTyped" desc, fans_count desc, id limit ${maxShops}) as s) as shops,
      (select coalesce(json_agg(b.code), '[]') from unnest(${brandCodes}::bigint[]) as b (code)
        where exists (select from search_goods g where g.is_on_sale and g.facets && array[b.code])) as "brandCodes"`.execute(
    db,
  )
  return theRow(rows)
}

export interface SuggestedProducts {
  products: NamedProduct[]
  /** The deepest categories of the products that a search for the typed words finds. */
  categories: { id: string; count: number }[]
}

/**
 * Products whose name matches a tsquery, the best first, and the categories with the most products that match the other one. Counts
 * are those of the search, unless more products match than are read; then they are 0.
 */
export async function suggestProducts(
  db: Db,
  { names, words }: { names: string; words: string | undefined },
  { limit, steps }: { limit: number; steps: StepCounts },
): Promise<SuggestedProducts> {
  // One product in twenty-five: enough of them match whenever thousands do.
  const inFront = stepsInFront('standing', steps)[1] ?? []
  const matching = (condition: RawBuilder<unknown>) => sql`
    select g.goods_id, g.standing from search_goods g
    where g.is_on_sale and g.names @@ ${names}::tsquery ${condition} limit ${maxMatching}`
  const within = sql`
    , within as materialized (
      select ${ownCategory('g')} as id from search_goods g
      where g.is_on_sale and g.words @@ ${words ?? ''}::tsquery limit ${maxMatching})`
  const categories = sql`
    (select coalesce(json_agg(c), '[]') from (
      select id, (case when (select count(*) from within) < ${maxMatching} then count(*) else 0 end)::int as count
      from within where id is not null group by id having count(*) > 1 order by count(*) desc, id limit 4) as c)`
  const { rows } = await sql<SuggestedProducts>`
    with front as materialized (
      ${matching(sql`and g.facets && ${inFront}::bigint[]`)}
    ), best as (
      select goods_id, standing from (
        select * from front where (select count(*) from front) >= ${limit}
        union all select * from (${matching(sql`and (select count(*) from front) < ${limit}`)}) as others) as found
      order by standing desc, goods_id desc limit ${limit}
    ) ${words === undefined ? sql`` : within}
    select (select coalesce(json_agg(p), '[]') from (
        select g.id as "goodsId", g.name, g.gallery->>0 as picture from best join goods g on g.id = best.goods_id
        order by best.standing desc, g.id desc) as p) as products,
      ${words === undefined ? sql`'[]'::json` : categories} as categories`.execute(db)
  return theRow(rows)
}
