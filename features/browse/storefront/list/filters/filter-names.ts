import { priceText } from '@hojip/platform/ui'
import type { listTexts } from '../texts.ts'
import type { ListSearch } from '../list-search.ts'

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

/** Every applied filter with its name and the search without it. */
export function appliedFilters(texts: Texts, search: ListSearch): AppliedFilter[] {
  const { minPrice, maxPrice, inStock, freeShipping, brands } = search
  const first = { ...search, pageNum: 1 }
  const priced = minPrice !== undefined || maxPrice !== undefined
  return [
    ...(freeShipping ? [{ name: texts.freeShipping, without: { ...first, freeShipping: false } }] : []),
    ...(inStock ? [{ name: texts.inStock, without: { ...first, inStock: false } }] : []),
    ...(priced
      ? [
          {
            name: rangeName(texts, { from: minPrice, to: maxPrice }),
            without: { ...first, minPrice: undefined, maxPrice: undefined },
          },
        ]
      : []),
    ...brands.map((brand) => ({
      name: brand,
      without: { ...first, brands: brands.filter((other) => other !== brand) },
    })),
  ]
}
