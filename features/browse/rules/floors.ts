import type { LocalText } from '@hojip/platform/i18n'

/** A part that an operator has put on the home page. */
export interface HomeSection {
  kind: 'hall' | 'floor' | 'deals'
  slug: string
  name: LocalText
  intro: LocalText
  /** Codes of categories: the one of a hall, the tabs of a floor, none of deals. */
  categories: string[]
  /** A page of the mall that belongs to a hall; null for the list of its category. */
  href: string | null
}

/** The themes of the home page and the codes of their first-level categories. */
const themes = {
  eat: ['food', 'fruit', 'meat', 'seafood', 'frozen-food', 'tea', 'wine'],
  home: ['furniture', 'lighting', 'cookware', 'bathroom', 'plants', 'hardware'],
  care: ['body-care', 'hair-care', 'oral-care', 'cleaning', 'paper-goods'],
  joy: ['jewellery', 'watches', 'shoes', 'toys', 'instruments', 'pets'],
  field: ['fertiliser', 'agrochemicals'],
} as const

/** The two halls, each with one category. */
const halls = [
  { slug: 'korea', code: 'korean-kitchen' },
  { slug: 'tea', code: 'tea' },
] as const

export interface FloorCategory {
  id: string
  parentId: string | null
  level: number
  code: string
}

/** What an operator has written about a part of the page. */
export interface Edited {
  name?: LocalText
  intro?: LocalText
  href?: string
}

export interface Hall<C> extends Edited {
  slug: string
  category: C
}

export interface Floor<C> extends Edited {
  /** A theme, or the code of the floor's only category, which is then its first tab. */
  slug: string
  tabs: C[]
}

export const maxFloors = 8
export const maxTabs = 5
const maxHalls = 2

/**
 * The floors for the mall's categories: a theme with those of its categories that have products on sale; any other
 * category (of an imported catalogue) is a floor of its own, with the categories below it. `categories` are in the
 * menu's order.
 */
export function chooseFloors<C extends FloorCategory>(
  categories: readonly C[],
  sellsSomething: (category: C) => boolean,
): Floor<C>[] {
  const filled = categories.filter(sellsSomething)
  const byCode = new Map(filled.filter((one) => one.level === 1).map((one) => [one.code, one]))
  const themed = Object.entries(themes).map(([slug, codes]) => ({
    slug,
    tabs: codes.flatMap((code) => byCode.get(code) ?? []).slice(0, maxTabs),
  }))
  const gathered = new Set<string>(Object.values(themes).flat())
  const others = [...byCode.values()]
    .filter(({ code }) => !gathered.has(code))
    .map((one) => ({
      slug: one.code,
      tabs: [one, ...filled.filter(({ parentId }) => parentId === one.id)].slice(0, maxTabs),
    }))
  return [...themed, ...others].filter(({ tabs }) => tabs.length > 0).slice(0, maxFloors)
}

/**
 * What operators have planned, without categories that sell nothing; undefined without a plan. A plan without deals has
 * null for them.
 */
export function plannedHome<C extends FloorCategory>(
  sections: readonly HomeSection[],
  categories: readonly C[],
  sellsSomething: (category: C) => boolean,
): { halls: Hall<C>[]; floors: Floor<C>[]; deals: Edited | null } | undefined {
  if (sections.length === 0) return undefined
  const byCode = new Map(categories.filter(sellsSomething).map((one) => [one.code, one]))
  const filled = sections.map((section) => ({
    ...section,
    tabs: section.categories.flatMap((code) => byCode.get(code) ?? []).slice(0, maxTabs),
  }))
  const of = (kind: HomeSection['kind']) => filled.filter((one) => one.kind === kind && one.tabs.length > 0)
  const edited = ({ name, intro, href }: HomeSection): Edited => ({
    name,
    intro,
    ...(href !== null && { href }),
  })
  const deals = sections.find(({ kind }) => kind === 'deals')
  return {
    deals: deals ? edited(deals) : null,
    halls: of('hall')
      .slice(0, maxHalls)
      .map((one) => ({ slug: one.slug, category: one.tabs[0]!, ...edited(one) })),
    floors: of('floor')
      .slice(0, maxFloors)
      .map((one) => ({ slug: one.slug, tabs: one.tabs, ...edited(one) })),
  }
}

/** The halls of a mall without a plan. */
export function usualHalls<C extends FloorCategory>(
  categories: readonly C[],
  sellsSomething: (category: C) => boolean,
): Hall<C>[] {
  return halls.flatMap(({ slug, code }) => {
    const category = categories.find((one) => one.code === code)
    return category && sellsSomething(category) ? [{ slug, category }] : []
  })
}
