import type { Viewer } from '@hojip/platform/http'
import { anyOf, withinPattern } from '@hojip/platform/db'
import { sql, type RawBuilder } from 'kysely'
import { lowStock, type ProductFilter } from '../rules/product-filter.ts'

export type Seller = Pick<Viewer, 'shopId'>

/** As `shop_product.state` has them. */
const stateNumbers = { onSale: 1, soldOut: 2, warehouse: 3, deleted: 4 } as const

/** From so many units on, at least one SKU is not counted. */
const plenty = sql`1000000`

const ofStock = {
  none: sql`p.stock = 0`,
  low: sql`p.stock between 1 and ${sql.lit(lowStock)}`,
  uncounted: sql`p.stock >= ${plenty}`,
}

const ofLanguage = {
  any: sql`(p.zh < 2 or p.ko < 2 or p.en < 2)`,
  'zh-CN': sql`p.zh < 2`,
  'ko-KR': sql`p.ko < 2`,
  'en-US': sql`p.en < 2`,
}

function ofState(state: ProductFilter['state']): RawBuilder<unknown>[] {
  if (state === 'any') return []
  return state
    ? [sql`p.state = ${sql.lit(stateNumbers[state])}`]
    : [sql`p.state <> ${sql.lit(stateNumbers.deleted)}`]
}

/** The condition for rows `p` of `shop_product`: of the viewer's shop, and as the filter says. */
export function conditionOf({ shopId }: Seller, filter: ProductFilter): RawBuilder<unknown> {
  const { state, words, categoryId, stock, language, fromFen, toFen } = filter
  const conditions = [
    // A viewer without a shop sees no shop's products: null equals no id.
    sql`p.shop_id = ${shopId ?? null}`,
    ...ofState(state),
    ...(words ? [sql`p.words like ${withinPattern(words)}`] : []),
    ...(categoryId ? [sql`${categoryId}::uuid in (p.category1_id, p.category2_id, p.category3_id)`] : []),
    ...(stock ? [ofStock[stock]] : []),
    ...(language ? [ofLanguage[language]] : []),
    ...(fromFen === undefined ? [] : [sql`p.price_max_fen >= ${fromFen}`]),
    ...(toFen === undefined ? [] : [sql`p.price_min_fen <= ${toFen}`]),
  ]
  return sql.join(conditions, sql` and `)
}

/** The same for certain products of the viewer's shop. */
export function conditionOfIds({ shopId }: Seller, goodsIds: readonly string[]): RawBuilder<unknown> {
  return sql`p.shop_id = ${shopId ?? null} and p.goods_id = ${anyOf(goodsIds)}`
}
