import type { Db } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import type { GoodsCard } from '../contract.ts'
import type { CatalogCache } from '../catalog-cache.ts'
import { cardNow, goodsCardOf } from '../rules/card.ts'
import { cardRows } from '../store/cards.ts'

/** The cards of the goods, in the order of the ids. */
export async function goodsCards(db: Db, goodsIds: readonly string[], locale: Locale): Promise<GoodsCard[]> {
  return (await cardRows(db, goodsIds)).map((row) => goodsCardOf(row, locale))
}

/**
 * The same, but of kept cards only stock, sales and comments are read: one small statement, shared with whoever asks
 * at this moment. What is not kept is read whole.
 */
export async function cachedCards(
  cache: CatalogCache,
  db: Db,
  goodsIds: readonly string[],
  locale: Locale,
): Promise<GoodsCard[]> {
  const catalogVersion = await cache.version()
  const known = goodsIds.map((id) => {
    const found = cache.cards.get(`${locale} ${id}`)
    return found?.catalogVersion === catalogVersion ? found : undefined
  })
  const now = await Promise.all(
    goodsIds.map((id, i) => (known[i] ? cache.live(id) : Promise.resolve(undefined))),
  )
  const isGood = (i: number) => known[i] !== undefined && now[i]?.version === known[i].goodsVersion
  const rows = await cardRows(
    db,
    goodsIds.filter((_, i) => !isGood(i)),
  )
  const read = new Map(
    rows.map((row) => {
      const card = goodsCardOf(row, locale)
      cache.cards.set(`${locale} ${row.id}`, { goodsVersion: row.version, catalogVersion, card })
      return [row.id, card]
    }),
  )
  return goodsIds.flatMap((id, i) => (isGood(i) ? cardNow(known[i]!.card, now[i]!) : (read.get(id) ?? [])))
}
