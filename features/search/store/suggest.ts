import type { Db } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'

export interface Suggestion {
  goodsId: string
  name: LocalText
  picture: string | null
}

/** Of more products with a matching name, the best of so many are suggested. */
const maxMatching = 2_000

export interface SuggestedShop {
  shopId: string
  slug: string
  name: LocalText
}

/** Shops whose names in any language contain the typed text, ignoring spaces; those with the most followers first. */
export async function suggestShops(db: Db, typed: string, limit: number): Promise<SuggestedShop[]> {
  const pattern = `%${typed.replace(/\s+/g, '').replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<SuggestedShop>`
    select id as "shopId", slug, name from shop
    where replace(concat(name->>'zh-CN', '|', name->>'en-US', '|', name->>'ko-KR'), ' ', '') ilike ${pattern}
    order by fans_count desc, id limit ${limit}`.execute(db)
  return rows
}

/** Best sellers whose name matches a tsquery. */
export async function suggestProducts(db: Db, query: string, limit: number): Promise<Suggestion[]> {
  const { rows } = await sql<Suggestion>`
    with matching as materialized (
      select g.goods_id, g.standing from search_goods g where g.is_on_sale and g.names @@ ${query}::tsquery limit ${maxMatching}
    ), best as (
      select goods_id, standing from matching order by standing desc, goods_id desc limit ${limit})
    select g.id as "goodsId", g.name, g.gallery->>0 as picture from best join goods g on g.id = best.goods_id
    order by best.standing desc, g.id desc`.execute(db)
  return rows
}
