import type { Db } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import type { ProductSummary } from '../contract.ts'
import type { CachedCard, CatalogCache } from '../catalog-cache.ts'
import { cardNow, productSummaryOf } from '../rules/card.ts'
import { cardRows } from '../store/cards.ts'
import type { LiveProduct } from '../store/product-info.ts'

/** The cards of the products, in the order of the ids. */
export async function productSummaries(
  db: Db,
  goodsIds: readonly string[],
  locale: Locale,
): Promise<ProductSummary[]> {
  return (await cardRows(db, goodsIds)).map((row) => productSummaryOf(row, locale))
}

/**
 * Cards from the cache. For cached cards only stock, sales and comments are read, in one small statement shared by
 * concurrent callers; the other cards are read whole.
 */
export async function cachedCards(
  cache: CatalogCache,
  goodsIds: readonly string[],
  locale: Locale,
): Promise<ProductSummary[]> {
  const catalogVersion = await cache.version()
  const known = goodsIds.map((id) => {
    const found = cache.cards.get(`${locale} ${id}`)
    return found?.catalogVersion === catalogVersion ? found : undefined
  })
  const now = await figuresOf(
    cache,
    goodsIds.filter((_, i) => known[i]),
    catalogVersion,
  )
  const shown = goodsIds.map((id, i) => {
    const [card, live] = [known[i], now.get(id)]
    return card && live?.version === card.goodsVersion ? shownCard(card, live) : undefined
  })
  const rows = await cardRows(
    cache.reader,
    goodsIds.filter((_, i) => !shown[i]),
  )
  const cards = new Map(
    rows.map((row) => {
      const card = productSummaryOf(row, locale)
      cache.cards.set(`${locale} ${row.id}`, { goodsVersion: row.version, catalogVersion, card })
      return [row.id, card]
    }),
  )
  return goodsIds.flatMap((id, i) => shown[i] ?? cards.get(id) ?? [])
}

/** Stock, sales and comments; those that are not known are asked for together, so that one statement reads them. */
async function figuresOf(
  cache: CatalogCache,
  goodsIds: readonly string[],
  catalogVersion: number,
): Promise<Map<string, LiveProduct | undefined>> {
  const known = new Map(goodsIds.map((id) => [id, cache.liveNow(id, catalogVersion)]))
  const missing = goodsIds.filter((id) => !known.get(id))
  const read = await Promise.all(missing.map((id) => cache.live(id)))
  missing.forEach((id, i) => known.set(id, read[i]))
  return known
}

/** The same object as long as its figures are the same, so that a list of the same cards is known to be the same. */
function shownCard(cached: CachedCard, live: LiveProduct): ProductSummary {
  if (cached.now?.live !== live) cached.now = { live, card: cardNow(cached.card, live) }
  return cached.now.card
}
