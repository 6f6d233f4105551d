import type { CategoryFacts } from '@hojip/catalog'
import { isOfHouse } from '@hojip/front-pages/rules'
import type { ProductSummary } from '@hojip/catalog/contract'
import type { OutputOf } from '@hojip/platform/http'
import { textIn, type Locale } from '@hojip/platform/i18n'
import type { BrowseCalls } from '../contract.ts'
import type { Edited, Floor } from '../rules/floors.ts'
import type { Slide } from '../rules/plan.ts'

type Floors = OutputOf<BrowseCalls['GET /appHome/queryFloors']>

export function editedIn({ name, intro, href }: Edited, locale: Locale) {
  return {
    ...(name && { name: textIn(name, locale) }),
    ...(intro && { intro: textIn(intro, locale) }),
    href: href ?? null,
  }
}

export function shownSlide(slide: Slide, locale: Locale): Floors['slides'][number] {
  if (slide.kind === 'scene') return { key: slide.id, kind: 'scene', scene: slide.scene }
  const { id, eyebrow, title, text, action, picture, href } = slide
  return {
    key: id,
    kind: 'banner',
    href,
    ...(isOfHouse(picture) ? { scene: picture, picture: null } : { picture }),
    eyebrow: textIn(eyebrow, locale),
    title: textIn(title, locale).split('\n'),
    text: textIn(text, locale),
    action: textIn(action, locale),
  }
}

interface Products {
  locale: Locale
  cardsOf: (ids: readonly string[]) => ProductSummary[]
  /** The best sellers of a category. */
  idsOf: (category: CategoryFacts) => readonly string[]
}

export function shownFloor(
  { slug, tabs, productIds, ...edited }: Floor<CategoryFacts>,
  { locale, cardsOf, idsOf }: Products,
): Floors['floors'][number] {
  return {
    slug,
    ...editedIn(edited, locale),
    // What is off the shelf is absent for shoppers.
    ...(productIds && { goods: cardsOf(productIds).filter(({ isOnSale }) => isOnSale) }),
    tabs: tabs.map((tab) => ({
      categoryId: tab.id,
      name: textIn(tab.name, locale),
      goods: cardsOf(idsOf(tab)),
    })),
  }
}
