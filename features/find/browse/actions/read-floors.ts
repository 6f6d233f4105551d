import {
  bestSellers,
  cacheByVersion,
  priceDrops,
  productSummaries,
  readCategories,
  type CategoryFacts,
} from '@hojip/catalog'
import type { ProductSummary } from '@hojip/catalog/contract'
import type { Db, Reads } from '@hojip/db'
import type { FrontPage } from '@hojip/front-pages/contract'
import type { Clock } from '@hojip/platform/clock'
import type { OutputOf } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import { wireTime } from '@hojip/platform/mall-time'
import { bestShops, shopsNow } from '@hojip/shops'
import type { BrowseCalls } from '../contract.ts'
import { chooseDeals } from '../rules/deals.ts'
import { chooseFloors, usualHalls } from '../rules/floors.ts'
import { planOf, usualPlan } from '../rules/plan.ts'
import { editedIn, shownFloor, shownSlide } from './shown-parts.ts'
import { untilChange, untilMsOf, type UntilChange } from './until-change.ts'

type Floors = OutputOf<BrowseCalls['GET /appHome/queryFloors']>

/** Products of the ranking where it is shown alone, and beside halls. */
const rankingSize = 10
const rankedBesideHalls = 4
const tabSize = 10
const hallSize = 6
const shownShops = 8
/** Reductions that are compared; of so many, enough can be bought. */
const comparedDrops = 40
const dropDays = 30

interface Asked {
  locale: Locale
  nowMs: number
  /** What is published, or is shown in its place for a preview; undefined while nobody has published anything. */
  document: FrontPage | undefined
}

/** The content of the home page, read from its document and the catalogue in six statements, whatever its size. */
export async function readFloors(db: Db, { locale, nowMs, document }: Asked): Promise<Floors> {
  const categories = await readCategories(db)
  const upper = categories.filter(({ level }) => level < 3)
  const best = await bestSellers(db, { ofMall: rankingSize, ofEach: tabSize, categories: upper })
  const idsOf = (category: CategoryFacts, count = tabSize) => best.get(category.id)?.slice(0, count) ?? []
  const sells = (category: CategoryFacts) => idsOf(category).length > 0
  const plan = document
    ? planOf(document, upper, sells, nowMs)
    : usualPlan(usualHalls(upper, sells), chooseFloors(upper, sells))
  const { halls, floors, deals: edited } = plan
  const ranking = (best.get('') ?? []).slice(0, halls.length === 0 ? rankingSize : rankedBesideHalls)
  const drops = edited ? await priceDrops(db, { days: dropDays, limit: comparedDrops }) : []
  const wanted = new Set([
    ...ranking,
    ...drops.map(({ goodsId }) => goodsId),
    ...halls.flatMap(({ category }) => idsOf(category, hallSize)),
    ...floors.flatMap(({ tabs, productIds = [] }) => [...productIds, ...tabs.flatMap((tab) => idsOf(tab))]),
  ])
  const [cards, entries] = await Promise.all([
    productSummaries(db, [...wanted], locale),
    bestShops(shopsNow(db, nowMs), shownShops, locale),
  ])
  const byId = new Map(cards.map((card) => [card.pkId, card]))
  const cardsOf = (ids: readonly string[]): ProductSummary[] => ids.flatMap((id) => byId.get(id) ?? [])
  const deals = chooseDeals(
    drops.flatMap(({ goodsId, since }) =>
      cardsOf([goodsId]).map((card) => ({ goods: card, reducedTime: wireTime(since.getTime()) })),
    ),
  )
  return {
    ranking: cardsOf(ranking),
    deals: edited && deals.length > 0 ? { ...editedIn(edited, locale), list: deals } : null,
    halls: halls.map(({ slug, category, ...edited }) => ({
      slug,
      ...editedIn(edited, locale),
      categoryId: category.id,
      goods: cardsOf(idsOf(category, hallSize)),
    })),
    floors: floors.map((floor) => shownFloor(floor, { locale, cardsOf, idsOf })),
    shops: entries,
    slides: plan.slides.map((slide) => shownSlide(slide, locale)),
    sections: plan.sections,
  }
}

/**
 * Caches the floors, which are the same for all visitors of a language, until the catalogue or a piece changes, for at most
 * 30 s.
 */
export function cacheFloors(
  source: { db: Db; clock: Clock; reads?: Reads },
  versionAgeMs?: number,
): (locale: Locale) => Promise<Floors> {
  const cached = cacheByVersion<UntilChange<Floors>>(source, 3, versionAgeMs, untilMsOf)
  return async (locale) => {
    const { value } = await cached(locale, (db) =>
      untilChange(db, { page: 'home', clock: source.clock }, (document, nowMs) =>
        readFloors(db, { locale, nowMs, document }),
      ),
    )
    return value
  }
}
