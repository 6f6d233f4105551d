import { choice, many, one, wholeNumber, type RawSearch } from '@hojip/platform/page'

/** 0 default, 1 sales, 2 newest, 3 price ascending, 4 price descending, 5 score. */
const sorts = ['0', '1', '2', '3', '4', '5'] as const
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
  reduced: boolean
  brands: readonly string[]
  minScore: '4' | '4.5' | undefined
  /** Keys of the server: of an option and its value, with a point between them; and of origins. */
  options: readonly string[]
  origins: readonly string[]
  /** Only what is delivered to this place, by the names that addresses store: `CN/吉林省/延边朝鲜族自治州`. */
  deliverTo: string | undefined
  pageNum: number
  /** Shows operators why each product stands where it does. */
  explain: boolean
}

export type ListField = keyof ListSearch

export const pageSize = 48
/** The server lists at most ten thousand products. */
const lastPage = Math.floor(10_000 / pageSize)
/** The server takes as many brands and origins, and more options. */
const mostValues = 20

export const idShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i
const brandShape = /^.{1,100}$/
const optionShape = /^\d{1,15}\.\d{1,15}$/
const originShape = /^\d{1,15}$/
const placeShape = /^(CN|KR)\/./

function shaped(raw: RawSearch, name: string, shape: RegExp): string[] {
  return [...new Set(many(raw, name))].filter((value) => shape.test(value)).slice(0, mostValues)
}

/** A typed price, also in full-width digits; undefined when it is not a price. */
export function priceOf(typed: string | undefined): string | undefined {
  const text = typed?.normalize('NFKC').trim().replace(/^¥/, '') ?? ''
  return /^\d{1,9}(\.\d{1,2})?$/.test(text) ? text : undefined
}

/** Reads the search parameters; swaps bounds in the wrong order. */
export function listSearch(raw: RawSearch): ListSearch {
  const id = (name: string) => shaped(raw, name, idShape)[0]
  const isOn = (name: string) => one(raw, name) === '1'
  const prices = [priceOf(one(raw, 'minPrice')), priceOf(one(raw, 'maxPrice'))] as const
  const [minPrice, maxPrice] =
    prices[0] && prices[1] && Number(prices[0]) > Number(prices[1]) ? [prices[1], prices[0]] : prices
  return {
    category1Id: id('category1Id'),
    category2Id: id('category2Id'),
    category3Id: id('category3Id'),
    sort: choice(raw, 'sort', sorts, '0'),
    minPrice,
    maxPrice,
    inStock: isOn('inStock'),
    freeShipping: isOn('freeShipping'),
    reduced: isOn('reduced'),
    brands: shaped(raw, 'brands', brandShape),
    minScore: shaped(raw, 'minScore', /^4(\.5)?$/)[0] as ListSearch['minScore'],
    options: shaped(raw, 'options', optionShape),
    origins: shaped(raw, 'origins', originShape),
    deliverTo: shaped(raw, 'deliverTo', placeShape)[0],
    pageNum: wholeNumber(raw, 'pageNum', { min: 1, max: lastPage, fallback: 1 }),
    explain: isOn('explain'),
  }
}

/** What restricts a list besides its category: words, or a shop. */
export interface ListOf {
  goodsName?: string
  shopId?: string
}
