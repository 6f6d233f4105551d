import {
  bestSellers,
  productSummaries,
  readCategories,
  watchCatalogVersion,
  type CategoryFacts,
} from '@hojip/catalog'
import type { ProductSummary } from '@hojip/catalog/contract'
import type { Db } from '@hojip/db'
import { sharedLoads } from '@hojip/platform/cache'
import type { Clock } from '@hojip/platform/clock'
import type { OutputOf } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import { bestShops, shopsNow } from '@hojip/shops'
import type { BrowseCalls } from '../contract.ts'
import { chooseFloors, halls } from '../rules/floors.ts'

type Floors = OutputOf<BrowseCalls['GET /appHome/queryFloors']>

const rankingSize = 10
const tabSize = 10
const hallSize = 6
const shownShops = 8

/** The content of the home page, read from the catalogue in five statements, whatever its size. */
async function readFloors(db: Db, locale: Locale): Promise<Floors> {
  const categories = await readCategories(db)
  const upper = categories.filter(({ level }) => level < 3)
  const best = await bestSellers(db, { ofMall: rankingSize, ofEach: tabSize, categories: upper })
  const idsOf = (category: CategoryFacts, count = tabSize) => best.get(category.id)?.slice(0, count) ?? []
  const floors = chooseFloors(upper, (category) => idsOf(category).length > 0)
  const open = halls.flatMap(({ slug, code }) => {
    const category = upper.find((one) => one.code === code)
    return category && idsOf(category).length > 0 ? [{ slug, category }] : []
  })
  const ranking = best.get('') ?? []
  const wanted = new Set([
    ...ranking,
    ...open.flatMap(({ category }) => idsOf(category, hallSize)),
    ...floors.flatMap(({ tabs }) => tabs.flatMap((tab) => idsOf(tab))),
  ])
  const [cards, entries] = await Promise.all([
    productSummaries(db, [...wanted], locale),
    bestShops(shopsNow(db), shownShops, locale),
  ])
  const byId = new Map(cards.map((card) => [card.pkId, card]))
  const cardsOf = (ids: readonly string[]): ProductSummary[] => ids.flatMap((id) => byId.get(id) ?? [])
  return {
    ranking: cardsOf(ranking),
    halls: open.map(({ slug, category }) => ({
      slug,
      categoryId: category.id,
      goods: cardsOf(idsOf(category, hallSize)),
    })),
    floors: floors.map(({ slug, tabs }) => ({
      slug,
      tabs: tabs.map((tab) => ({
        categoryId: tab.id,
        name: textIn(tab.name, locale),
        goods: cardsOf(idsOf(tab)),
      })),
    })),
    shops: entries,
  }
}

/**
 * Caches the floors, which are the same for all visitors of a language, until the catalogue changes, for at most 30 s.
 */
export function cacheFloors(
  { db, clock }: { db: Db; clock: Clock },
  versionAgeMs?: number,
): (locale: Locale) => Promise<Floors> {
  const version = watchCatalogVersion({ db, clock }, versionAgeMs)
  const cached = sharedLoads<Floors>({
    clock,
    maxAgeMs: 30_000,
    maxEntries: 3,
    maxBytes: 3,
    bytesOf: () => 1,
  })
  return async (locale) => cached.get(locale, await version(), () => readFloors(db, locale))
}
