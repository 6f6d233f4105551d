import { yuanToFen, type Fen } from '@hojip/platform/money'
import { searchWords } from '@hojip/catalog/rules'

export type ProductSort = 'sales' | 'newest' | 'cheapest' | 'dearest' | 'score'

/** Which products on sale are listed, and in what order. */
export interface ProductFilter {
  category1Id?: string
  category2Id?: string
  category3Id?: string
  shopId?: string
  /** Search tokens, all of which have to match. */
  tokens?: string[]
  /** The tokens to try when `tokens` match nothing. */
  looser?: string[]
  /** The beginning of a word that is still being typed. */
  beginning?: string
  minFen?: Fen
  maxFen?: Fen
  inStock?: boolean
  freeShipping?: boolean
  brands?: { name: string; tokens: string[] }[]
  sort: ProductSort
  /** Whether products whose name has the words come first. */
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
  /** Default order: products with a matching name, then by sales, then the newest. */
  '0': 'sales',
  '1': 'sales',
  '2': 'newest',
  '3': 'cheapest',
  '4': 'dearest',
  '5': 'score',
} as const satisfies Record<NonNullable<FilterAsked['sort']>, ProductSort>

/** The filter for a caller's words and choices; undefined when nothing can match them. */
export function productFilter(asked: FilterAsked): ProductFilter | undefined {
  const { goodsName, minPrice, maxPrice, inStock, freeShipping, brands, sort = '0' } = asked
  const filter: ProductFilter = { sort: sorts[sort] }
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
