import { bestSellers, cachedCards } from '@hojip/catalog'
import type { CatalogCache } from '@hojip/catalog/cache'
import type { ProductSummary } from '@hojip/catalog/contract'
import type { Db } from '@hojip/db'
import { sharedLoads } from '@hojip/platform/cache'
import { type Clock, minuteMs } from '@hojip/platform/clock'
import type { Viewer } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { mustGet } from '@hojip/platform/collections'
import type { Basis, Preferred, PreferredItem } from '../contract.ts'
import { chooseMixed, leadsToItsKind, sourcesOf, type Candidate, type Source } from '../rules/preferred.ts'
import { popularText, sourceText } from '../rules/reasons.ts'
import { relatedOfAll } from '../store/related.ts'
import { signalsOf } from '../store/signals.ts'

/** Best sellers that are read: of the mall, and of each category of a source. */
const ofMall = 60
const ofEach = 24
const popularAgeMs = minuteMs

interface Asked {
  pkId?: string | undefined
  size: number
}

type Found = Candidate<Source> & { card: ProductSummary }

export interface PreferredReader {
  (asked: Asked, caller: { viewer: Viewer | null; locale: Locale }): Promise<Preferred>
}

interface Known {
  basis: Basis
  sources: Source[]
  /** Products that the shopper knows already: they need no recommendation. */
  known: ReadonlySet<string>
}

/** What a choice may be made from: nothing of somebody who has switched personalisation off. */
async function knownOf(db: Db, { pkId }: Asked, viewer: Viewer | null): Promise<Known> {
  const seenLast: Source[] = pkId === undefined ? [] : [{ kind: 'viewed', goodsId: pkId }]
  if (!viewer)
    return { basis: pkId ? 'browser' : 'visitor', sources: seenLast, known: new Set(pkId ? [pkId] : []) }
  const signals = await signalsOf(db, viewer)
  if (!signals) return { basis: 'switchedOff', sources: [], known: new Set() }
  const own = sourcesOf(signals)
  const sources = [...seenLast.filter(({ goodsId }) => !own.some((one) => one.goodsId === goodsId)), ...own]
  return {
    basis: sources.length > 0 ? 'own' : 'nothingYet',
    sources,
    known: new Set([...signals.map(({ goodsId }) => goodsId), ...sources.map(({ goodsId }) => goodsId)]),
  }
}

/** The categories of a product, the deepest first. */
function categoriesOf({ category1Id, category2Id, category3Id }: ProductSummary) {
  return [category1Id, category2Id, category3Id]
    .flatMap((id, i) => (id === null ? [] : [{ id, level: i + 1 }]))
    .toReversed()
}

/** For each source, ids of what people who bought or looked at it chose too, then the best sellers of its kind. */
async function idsBeside(
  db: Db,
  sources: readonly Source[],
  cards: ReadonlyMap<string, ProductSummary>,
): Promise<{ source: Source; ids: string[] }[]> {
  const categorized = sources.map((source) => {
    const card = cards.get(source.goodsId)
    return { source, categories: card && leadsToItsKind(source) ? categoriesOf(card) : [] }
  })
  const all = categorized.flatMap(({ categories }) => categories)
  const [related, best] = await Promise.all([
    relatedOfAll(
      db,
      sources.map(({ goodsId }) => goodsId),
    ),
    bestSellers(db, {
      ofMall: 0,
      ofEach,
      categories: [...new Map(all.map((one) => [one.id, one])).values()],
    }),
  ])
  return categorized.map(({ source, categories }) => ({
    source,
    ids: [...(related.get(source.goodsId) ?? []), ...categories.flatMap(({ id }) => best.get(id) ?? [])],
  }))
}

/**
 * Reads products for a shopper: from their own looks, favourites, cart and orders, for a visitor from the one product
 * that the browser reports as seen last; otherwise, and to fill up, what everybody buys.
 */
export function preferredReader(
  { db, clock }: { db: Db; clock: Clock },
  cache: CatalogCache,
): PreferredReader {
  const popularIds = sharedLoads<readonly string[]>({
    clock,
    maxAgeMs: popularAgeMs,
    maxEntries: 1,
    maxBytes: 1,
    bytesOf: () => 1,
  })
  const popular = () =>
    popularIds.get('', 0, async () => {
      return (await bestSellers(cache.reader, { ofMall, ofEach: 0, categories: [] })).get('') ?? []
    })

  return async (asked, { viewer, locale }) => {
    const { basis, sources, known } = await knownOf(db, asked, viewer)
    const sourceCards = await cachedCards(
      cache,
      sources.map(({ goodsId }) => goodsId),
      locale,
    )
    const cards = new Map(sourceCards.map((card) => [card.pkId, card]))
    const shown = sources.filter(({ goodsId }) => cards.has(goodsId))
    const [beside, bought] = await Promise.all([idsBeside(cache.reader, shown, cards), popular()])
    const besideAll = beside.flatMap(({ ids }) => ids)
    const wanted = [...new Set([...besideAll, ...bought])].filter((id) => !known.has(id))
    const found = new Map((await cachedCards(cache, wanted, locale)).map((card) => [card.pkId, card]))
    const candidates = (ids: readonly string[], source: Source | null): Found[] =>
      ids.flatMap((id) => {
        const card = found.get(id)
        return card?.isOnSale && card.stock > 0 ? [{ goodsId: id, shopId: card.shopId, source, card }] : []
      })
    const own = chooseMixed(
      beside.map(({ source, ids }) => candidates(ids, source)),
      asked.size,
    )
    const ownIds = new Set(own.map(({ goodsId }) => goodsId))
    const others = bought.filter((id) => !ownIds.has(id))
    const rest = chooseMixed([candidates(others, null)], asked.size - own.length)
    return { basis, list: [...own, ...rest].map((one) => itemOf(one, cards, locale)) }
  }
}

function itemOf(
  { card, source }: Found,
  cards: ReadonlyMap<string, ProductSummary>,
  locale: Locale,
): PreferredItem {
  if (!source) return { goods: card, reason: popularText(locale), source: null }
  const { goodsName } = mustGet(cards, source.goodsId)
  return { goods: card, reason: sourceText(source.kind, goodsName, locale), source: { ...source, goodsName } }
}
