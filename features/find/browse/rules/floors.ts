import type { LocalText } from '@hojip/platform/i18n'

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
  merged: readonly { code: string }[]
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
  /** Products chosen by hand, instead of tabs. */
  productIds?: readonly string[]
}

export const maxFloors = 8
export const maxTabs = 5

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
