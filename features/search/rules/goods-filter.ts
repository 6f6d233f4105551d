import { yuanToFen, type Fen } from '@hojip/platform/money'
import { searchWords } from '@hojip/catalog/search-tokens'

export type GoodsSort = 'sales' | 'newest' | 'cheapest' | 'dearest' | 'score'

/** Which goods on sale are listed, and in what order. */
export interface GoodsFilter {
  category1Id?: string
  category2Id?: string
  category3Id?: string
  shopId?: string
  /** Search tokens, all of which have to be there. */
  tokens?: string[]
  /** What else to look for when the tokens find nothing. */
  looser?: string[]
  /** A word that is only begun. */
  beginning?: string
  minFen?: Fen
  maxFen?: Fen
  inStock?: boolean
  freeShipping?: boolean
  brands?: { name: string; tokens: string[] }[]
  sort: GoodsSort
  /** Goods whose name has the words stand first. */
  isRanked?: boolean
}

export interface FilterAsked {
  category1Id?: string | undefined
  category2Id?: string | undefined
  category3Id?: string | undefined
  shopId?: string | undefined
  goodsName?: string | undefined
  minPrice?: string | undefined
  maxPrice?: string | undefined
  inStock?: boolean | undefined
  freeShipping?: boolean | undefined
  brands?: string[] | undefined
  sort?: '0' | '1' | '2' | '3' | '4' | '5'
}

const sorts = {
  /** Composite: goods named so first, then what sells, then what is new. */
  '0': 'sales',
  '1': 'sales',
  '2': 'newest',
  '3': 'cheapest',
  '4': 'dearest',
  '5': 'score',
} as const satisfies Record<NonNullable<FilterAsked['sort']>, GoodsSort>

/** What a caller's words and choices mean; undefined when nothing can match them. */
export function goodsFilter(asked: FilterAsked): GoodsFilter | undefined {
  const { goodsName, minPrice, maxPrice, inStock, freeShipping, brands, sort = '0' } = asked
  const filter: GoodsFilter = { sort: sorts[sort] }
  for (const key of ['category1Id', 'category2Id', 'category3Id', 'shopId'] as const)
    if (asked[key]) filter[key] = asked[key]
  if (goodsName) {
    const words = searchWords(goodsName)
    if (!words) return undefined
    Object.assign(filter, words, { isRanked: sort === '0' })
  }
  if (brands && brands.length > 0) {
    filter.brands = brands.flatMap((name) => {
      const words = searchWords(name)
      return words ? [{ name, tokens: words.tokens }] : []
    })
    if (filter.brands.length === 0) return undefined
  }
  const [minFen, maxFen] = [minPrice, maxPrice].map((yuan) => (yuan ? yuanToFen(yuan) : undefined))
  if (minFen !== undefined) filter.minFen = minFen
  if (maxFen !== undefined) filter.maxFen = maxFen
  if (inStock) filter.inStock = true
  if (freeShipping) filter.freeShipping = true
  return filter
}
