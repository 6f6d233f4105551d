import { choice, many, one, wholeNumber, type RawSearch } from '@hojip/platform/page'

/** 0 default, 1 sales, 2 newest, 3 price ascending, 4 price descending, 5 score. */
export const sorts = ['0', '1', '2', '3', '4', '5'] as const
export type ListSort = (typeof sorts)[number]

/** The search parameters of a list. Every page downloads this file first; what only lists need is in `filters/`. */
export interface ListSearch {
  category1Id: string | undefined
  category2Id: string | undefined
  category3Id: string | undefined
  sort: ListSort
  /** In yuan, as typed: "15" or "15.50". */
  minPrice: string | undefined
  maxPrice: string | undefined
  inStock: boolean
  freeShipping: boolean
  brands: readonly string[]
  pageNum: number
}

export const pageSize = 48
/** The server lists at most ten thousand products. */
const lastPage = Math.floor(10_000 / pageSize)
const mostBrands = 20

const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
function idOf(raw: RawSearch, name: string) {
  const value = one(raw, name)
  return value && idShape.test(value) ? value : undefined
}

/** A typed price, also in full-width digits; undefined when it is not a price. */
export function priceOf(typed: string | undefined): string | undefined {
  const text = typed?.normalize('NFKC').trim().replace(/^¥/, '') ?? ''
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? text : undefined
}

/** Reads the search parameters; swaps bounds in the wrong order. */
export function listSearch(raw: RawSearch): ListSearch {
  const prices = [priceOf(one(raw, 'minPrice')), priceOf(one(raw, 'maxPrice'))] as const
  const [minPrice, maxPrice] =
    prices[0] && prices[1] && Number(prices[0]) > Number(prices[1]) ? [prices[1], prices[0]] : prices
  return {
    category1Id: idOf(raw, 'category1Id'),
    category2Id: idOf(raw, 'category2Id'),
    category3Id: idOf(raw, 'category3Id'),
    sort: choice(raw, 'sort', sorts, '0'),
    minPrice,
    maxPrice,
    inStock: one(raw, 'inStock') === '1',
    freeShipping: one(raw, 'freeShipping') === '1',
    brands: [...new Set(many(raw, 'brands'))].filter((brand) => brand.length <= 100).slice(0, mostBrands),
    pageNum: wholeNumber(raw, 'pageNum', { min: 1, max: lastPage, fallback: 1 }),
  }
}

/** What restricts a list besides its category: words, or a shop. */
export interface ListOf {
  goodsName?: string
  shopId?: string
}

function categoriesOf({ category1Id, category2Id, category3Id }: ListSearch) {
  return {
    ...(category1Id && { category1Id }),
    ...(category2Id && { category2Id }),
    ...(category3Id && { category3Id }),
  }
}

/** The input of `POST /bizGoods/findAll`. */
export function listInput(search: ListSearch, of: ListOf) {
  return {
    ...of,
    ...categoriesOf(search),
    sort: search.sort,
    ...(search.minPrice && { minPrice: search.minPrice }),
    ...(search.maxPrice && { maxPrice: search.maxPrice }),
    ...(search.inStock && { inStock: true }),
    ...(search.freeShipping && { freeShipping: true }),
    ...(search.brands.length > 0 && { brands: [...search.brands] }),
    pageNum: search.pageNum,
    pageSize,
  }
}

/** The input of `GET /sysCategory/queryFilters`. */
export function filtersInput(search: ListSearch, { goodsName, shopId }: ListOf) {
  return {
    ...categoriesOf(search),
    ...(shopId && { shopId }),
    ...(goodsName && { keyword: goodsName }),
  }
}
