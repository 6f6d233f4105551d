import type { Db } from '@hojip/db'
import type { LocalText } from '@hojip/platform/i18n'
import { sql } from 'kysely'

export interface Suggestion {
  goodsId: string
  name: LocalText
}

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
    with best as (
      select id, sales_count from goods g
      where g.is_on_sale and g.search @@ ${query}::tsquery and g.name_search @@ ${query}::tsquery
      order by sales_count desc, id desc limit ${limit})
    select g.id as "goodsId", g.name from best join goods g using (id)
    order by best.sales_count desc, g.id desc`.execute(db)
  return rows
}
