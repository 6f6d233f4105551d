import {
  bestSellers,
  cacheByVersion,
  productSummaries,
  readCategories,
  type CategoryFacts,
} from '@hojip/catalog'
import type { Db, Reads } from '@hojip/db'
import type { FrontPage, PageName } from '@hojip/front-pages/contract'
import type { Clock } from '@hojip/platform/clock'
import type { OutputOf } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import type { BrowseCalls } from '../contract.ts'
import { planOf, written } from '../rules/plan.ts'
import { shownFloor, shownSlide } from './shown-parts.ts'
import { untilChange, untilMsOf, type UntilChange } from './until-change.ts'

type Pieces = OutputOf<BrowseCalls['GET /appHome/queryPieces']>
/** The pages with content of their own. */
export type OwnPage = Exclude<PageName, 'home'>

const tabSize = 10
/** A page that nobody has published: its own content alone. */
const none: Pieces = { slides: [], floors: [], sections: [{ kind: 'body', slug: 'body', pieceId: 'body' }] }

interface Asked {
  locale: Locale
  nowMs: number
  /** What is published, or is shown in its place for a preview. */
  document: FrontPage
}

/** What operators have put around the content of a page, in three statements. */
export async function readPieces(db: Db, { locale, nowMs, document }: Asked): Promise<Pieces> {
  const categories = (await readCategories(db)).filter(({ level }) => level < 3)
  const best = await bestSellers(db, { ofMall: 0, ofEach: tabSize, categories })
  const idsOf = (category: CategoryFacts) => best.get(category.id) ?? []
  const { slides, floors, sections } = planOf(document, categories, (one) => idsOf(one).length > 0, nowMs)
  const wanted = floors.flatMap(({ tabs, productIds = [] }) => [...productIds, ...tabs.flatMap(idsOf)])
  const cards = await productSummaries(db, [...new Set(wanted)], locale)
  const byId = new Map(cards.map((card) => [card.pkId, card]))
  const cardsOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const body = document.pieces.find((piece) => piece.kind === 'body')
  const [heading, intro] = [body && written(body.heading), body && written(body.intro)]
  return {
    ...(heading && { heading: textIn(heading, locale) }),
    ...(intro && { intro: textIn(intro, locale) }),
    slides: slides.map((slide) => shownSlide(slide, locale)),
    floors: floors.map((floor) => shownFloor(floor, { locale, cardsOf, idsOf })),
    sections,
  }
}

/** Caches the pieces of each page and language until the catalogue or a piece changes, for at most 30 s. */
export function cachePieces(
  source: { db: Db; clock: Clock; reads?: Reads },
  versionAgeMs?: number,
): (page: OwnPage, locale: Locale) => Promise<Pieces> {
  const cached = cacheByVersion<UntilChange<Pieces>>(source, 9, versionAgeMs, untilMsOf)
  return async (page, locale) => {
    const { value } = await cached(`${page} ${locale}`, (db) =>
      untilChange(db, { page, clock: source.clock }, (document, nowMs) =>
        document ? readPieces(db, { locale, nowMs, document }) : Promise.resolve(none),
      ),
    )
    return value
  }
}
