import type { NotDelivered } from '@hojip/addresses/storefront/not-delivered'
import { priceText } from '@hojip/platform/ui'
import type { listTexts } from '../texts.ts'
import type { ListSearch } from '../list-search.ts'
import type { Filters } from '../use-list.ts'

type Texts = (typeof listTexts)['zh-CN']
type Bounds = { from: string | undefined | null; to: string | undefined | null }

function money(yuan: string) {
  return priceText(yuan, false)
}

/** "¥15–¥80", "¥80 以上", "¥15 以下". */
export function rangeName(texts: Texts, { from, to }: Bounds): string {
  if (from && to)
    return Number(from) === 0 ? texts.priceTo(money(to)) : texts.priceRange(money(from), money(to))
  return from ? texts.priceFrom(money(from)) : texts.priceTo(money(to ?? '0'))
}

export interface AppliedFilter {
  name: string
  /** The search without this filter. */
  without: ListSearch
}

/** The names of chosen options and origins, by their keys in the address. */
function facetNames({ options = [], origins = [] }: Filters): Map<string, string> {
  return new Map([
    ...options.flatMap((axis) =>
      axis.values.map(({ key, name }) => [`${axis.key}.${key}`, `${axis.name} ${name}`] as const),
    ),
    ...origins.map(({ key, name }) => [key, name] as const),
  ])
}

/** A place in the reader's language or, until that is known, by its own last name. */
export function placeName(
  deliverTo: string,
  { place, ...known }: Pick<NotDelivered, 'place' | 'deliverTo'>,
): string {
  return (known.deliverTo === deliverTo && place) || deliverTo.slice(deliverTo.lastIndexOf('/') + 1)
}

/**
 * Every applied filter with its name and the search without it.
 * @param place the name of the place that everything is delivered to, where one is chosen
 */
export function appliedFilters(
  texts: Texts,
  search: ListSearch,
  filters: Filters,
  place: string,
): AppliedFilter[] {
  const { minPrice, maxPrice, minScore, deliverTo } = search
  const first = { ...search, pageNum: 1 }
  const names = facetNames(filters)
  const single = <T>(chosen: T, name: (chosen: NonNullable<T>) => string, changes: Partial<ListSearch>) =>
    chosen ? [{ name: name(chosen), without: { ...first, ...changes } }] : []
  const each = (list: 'brands' | 'options' | 'origins', nameOf: (key: string) => string) =>
    search[list].map((key) => ({
      name: nameOf(key),
      without: { ...first, [list]: search[list].filter((other) => other !== key) },
    }))
  return [
    ...single(search.freeShipping, () => texts.freeShipping, { freeShipping: false }),
    ...single(search.inStock, () => texts.inStock, { inStock: false }),
    ...single(deliverTo, () => texts.deliversTo(place), { deliverTo: undefined }),
    ...single(search.reduced, () => texts.reduced, { reduced: false }),
    ...single(minPrice ?? maxPrice, () => rangeName(texts, { from: minPrice, to: maxPrice }), {
      minPrice: undefined,
      maxPrice: undefined,
    }),
    ...each('brands', (name) => name),
    ...each('options', (key) => names.get(key) ?? texts.otherOption),
    ...each('origins', (key) => names.get(key) ?? texts.otherOrigin),
    ...single(minScore, texts.scoreFrom, { minScore: undefined }),
  ]
}
