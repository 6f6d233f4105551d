import { cachedCards } from '@hojip/catalog'
import type { CatalogCache } from '@hojip/catalog/cache'
import { sharedLoads } from '@hojip/platform/cache'
import type { Clock } from '@hojip/platform/clock'
import { shapes, type OutputOf, type ParsedInputOf } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import type { RankedProduct, RankingDays, RankingKind, RankingsCalls } from '../../contract/rankings-calls.ts'
import { fewestRanked } from '../../rules/rankings/kinds.ts'
import { commonRules, everSold, formulas, kindNames, rankTexts } from '../../rules/rankings/sentences.ts'
import { scoreOf, shownTerms } from '../../rules/rankings/terms.ts'
import { listsOf, placesOf, type ListRow, type PlaceRow } from '../../store/rankings/read.ts'

type Ranking = OutputOf<RankingsCalls['POST /bizGoods/queryRanking']>
type Asked = ParsedInputOf<RankingsCalls['POST /bizGoods/queryRanking']>

interface Stored {
  places: PlaceRow[]
  lists: ListRow[]
}

const oldestMs = 30_000

/** Whether orders decide the ranking. */
function countsOrders(kind: RankingKind) {
  return kind === 'sales' || kind === 'again' || kind === 'new'
}

function rulesOf(kind: RankingKind, isEver: boolean, locale: Locale): string[] {
  const { orders, paid, hourly } = commonRules[locale]
  const first = isEver ? [everSold[locale].why] : countsOrders(kind) ? [orders] : []
  return [...first, paid, hourly]
}

function placed(
  place: PlaceRow,
  first: PlaceRow,
  of: { kind: RankingKind; days: RankingDays; locale: Locale },
) {
  const { kind, days, locale } = of
  return {
    rank: place.rank,
    previousRank: place.previousRank,
    rankText:
      place.terms.sold === undefined
        ? rankTexts[locale](kindNames[locale][kind], days, place.rank)
        : everSold[locale].rankText(place.rank),
    rankScore: scoreOf(kind, place.score, locale),
    share: Math.round((place.score / first.score) * 1_000) / 1_000,
    ...shownTerms(kind, place.terms, locale),
  }
}

/** Reads rankings. Places are cached for 30 s, cards as long as the catalogue's cache holds them. */
export function cacheRankings(
  { clock }: { clock: Clock },
  catalog: CatalogCache,
): (asked: Asked, locale: Locale) => Promise<Ranking> {
  const cached = sharedLoads<Stored>({
    clock,
    maxAgeMs: oldestMs,
    maxEntries: 500,
    maxBytes: 500 * 50,
    bytesOf: ({ places }) => Math.max(1, places.length),
  })
  const load = async ({ rankType, days, category1Id }: Asked): Promise<Stored> => {
    const [places, lists] = await Promise.all([
      placesOf(catalog.reader, rankType, days, category1Id),
      listsOf(catalog.reader, rankType, days),
    ])
    return { places, lists }
  }
  return async (asked, locale) => {
    const { rankType: kind, days, category1Id } = asked
    const tree = await catalog.tree()
    // Ids that are no category share one entry, so that nobody can fill the cache with them.
    const known = category1Id === undefined || tree.byId.get(category1Id)?.level === 1
    const key = `${kind} ${days} ${known ? (category1Id ?? '') : 'unknown'}`
    const { places, lists } = await cached.get(key, 0, () => load(asked))
    const shown = shapes.entriesOnPage(places, asked)
    const cards = await cachedCards(
      catalog,
      shown.map(({ goodsId }) => goodsId),
      locale,
    )
    const byId = new Map(cards.map((card) => [card.pkId, card]))
    const [first] = places
    const list = shown.flatMap((place): RankedProduct[] => {
      const card = byId.get(place.goodsId)
      // What was taken off sale since the last hour leaves its place empty.
      return first && card?.isOnSale ? [{ ...card, ...placed(place, first, { kind, days, locale }) }] : []
    })
    const here = lists.find(({ categoryId }) => categoryId === (category1Id ?? null))
    const isEver = first?.terms.sold !== undefined
    return {
      ...shapes.page(list, places.length, asked),
      rankType: kind,
      days,
      basis: isEver ? 'ever' : 'period',
      formula: isEver ? everSold[locale].formula : formulas[locale][kind],
      rules: rulesOf(kind, isEver, locale),
      computedAt: lists[0]?.computedAt.getTime() ?? null,
      hasPrevious: here?.hasPrevious ?? false,
      counted: here?.counted ?? 0,
      fewest: fewestRanked,
      categories: categoriesOf(tree, lists, locale),
    }
  }
}

type Tree = Awaited<ReturnType<CatalogCache['tree']>>

function categoriesOf(tree: Tree, lists: readonly ListRow[], locale: Locale): Ranking['categories'] {
  const counted = new Map(lists.map((list) => [list.categoryId, list.counted]))
  return tree.roots.flatMap(({ pkId }) => {
    const n = counted.get(pkId)
    const facts = tree.byId.get(pkId)
    if (n === undefined || !facts) return []
    return [{ categoryId: pkId, name: textIn(facts.name, locale), counted: n, isRanked: n >= fewestRanked }]
  })
}
