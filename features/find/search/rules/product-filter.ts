import type { Unreachable } from '@hojip/catalog/rules'
import { brandCode } from '@hojip/catalog/words'
import { yuanToFen, type Fen } from '@hojip/platform/money'
import { correctQuery } from './words/correct.ts'
import type { Dictionary } from './words/dictionary.ts'
import { plainQuery, searchWords, type SearchWords } from './words/search-words.ts'
import { queryIntents, type Intents } from './intents/intents.ts'
import { headsQuery, ownQuery, termsQuery, tokensQuery } from './words/tsquery.ts'

export type ProductSort = 'standing' | 'sales' | 'newest' | 'cheapest' | 'dearest' | 'score'

/** Words as queries in PostgreSQL's notation. */
export interface WordQueries {
  /** By the shopper's own words. */
  own: string
  /** Also by other words with the same meaning. */
  any: string
  /** By either, in the name of what the thing itself is called so. */
  heads?: string | undefined
}

/** What a list can be narrowed by; an option, such as the size, is a group by the code of its name. */
export type FilterGroup =
  | 'price'
  | 'inStock'
  | 'freeShipping'
  | 'reduced'
  | 'delivered'
  | 'rating'
  | 'brands'
  | 'origins'
  | number

/** What is not delivered to a place, and a short word that differs when it does. */
export interface Reach extends Unreachable {
  key: string
}

/** Codes of which a product has to have one. */
export interface CodeChoice {
  group: 'brands' | 'origins' | number
  codes: number[]
}

/** Which products on sale are listed, and in what order. */
export interface ProductFilter {
  category1Id?: string
  category2Id?: string
  category3Id?: string
  shopId?: string
  words?: WordQueries
  minFen?: Fen
  maxFen?: Fen
  inStock?: boolean
  freeShipping?: boolean
  /** Only products with a reduced SKU. */
  reduced?: boolean
  /** Leaves out what is not delivered to a place. */
  unreachable?: Reach
  minRating?: number
  /** One for each group. */
  codes?: CodeChoice[]
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
  reduced?: boolean | undefined
  unreachable?: Reach | undefined
  minScore?: string | undefined
  brands?: string[] | undefined
  /** `axis.code` each; values of one option are alternatives. */
  options?: string[] | undefined
  origins?: string[] | undefined
  sort?: '0' | '1' | '2' | '3' | '4' | '5'
}

const sorts = {
  /** Default order: products with a matching name first, then by standing. */
  '0': 'standing',
  '1': 'sales',
  '2': 'newest',
  '3': 'cheapest',
  '4': 'dearest',
  '5': 'score',
} as const satisfies Record<NonNullable<FilterAsked['sort']>, ProductSort>

/** One way to read a query. */
export interface Reading {
  how: 'typed' | 'intent' | 'meant' | 'looser'
  filter: ProductFilter
  /** The words instead of which the shopper probably typed theirs. */
  corrected?: string
  /** What was understood beside the names of things, such as “cheap”. */
  intents?: Intents
}

/**
 * The filters for a caller's words and choices, to be tried one after the other until something is found: the words as
 * they are, what was probably meant, and the words less strictly. Empty when nothing can match.
 */
export function* readingsOf(asked: FilterAsked, dictionary: Dictionary): Generator<Reading, void> {
  const chosen = chosenFilter(asked)
  const { goodsName } = asked
  if (!goodsName) return yield { how: 'typed', filter: chosen }
  const words = searchWords(goodsName, dictionary)
  const isRanked = (asked.sort ?? '0') === '0'
  const filterOf = ({ terms }: SearchWords): ProductFilter => ({
    ...chosen,
    words: queriesOf(terms),
    isRanked,
  })
  if (words) yield { how: 'typed', filter: filterOf(words) }
  yield* byIntents(goodsName, chosen, isRanked, dictionary)
  const corrected = correctQuery(plainQuery(goodsName), dictionary)
  const meant = corrected ? searchWords(corrected, dictionary) : undefined
  if (corrected && meant) yield { how: 'meant', filter: filterOf(meant), corrected }
  if (!words) return
  const looser = tokensQuery(words.looser)
  if (looser !== ownQuery(words.terms))
    yield { how: 'looser', filter: { ...chosen, words: { own: looser, any: looser }, isRanked } }
}

function queriesOf(terms: SearchWords['terms']): WordQueries {
  return { own: ownQuery(terms), any: termsQuery(terms), heads: headsQuery(terms) }
}

/** Without the words that say what for or how dear, in the order that they ask for unless another was chosen. */
function* byIntents(
  query: string,
  chosen: ProductFilter,
  isOwnOrder: boolean,
  dictionary: Dictionary,
): Generator<Reading> {
  const intents = queryIntents(query)
  if (!intents) return
  const sort = isOwnOrder && intents.sort ? sorts[intents.sort] : chosen.sort
  const told: Intents = { ...intents, ...(!isOwnOrder && { sort: undefined }) }
  const words = intents.words ? searchWords(intents.words, dictionary) : undefined
  if (intents.words && !words) return
  // Of the cheap ones first those that are the thing itself.
  const filter = { ...chosen, sort, ...(words && { words: queriesOf(words.terms), isRanked: isOwnOrder }) }
  yield { how: 'intent', filter, intents: told }
}

/** The codes of chosen option values, by option. */
function optionCodes(options: readonly string[]): CodeChoice[] {
  const chosen = options.map((one) => one.split('.') as [axis: string, code: string])
  return [...Map.groupBy(chosen, ([axis]) => Number(axis))].map(([group, values]) => ({
    group,
    codes: values.map(([, code]) => Number(code)),
  }))
}

function codeChoices({ options, brands, origins }: FilterAsked): CodeChoice[] {
  const choices: CodeChoice[] = [
    ...optionCodes(options ?? []),
    { group: 'brands', codes: (brands ?? []).map(brandCode) },
    { group: 'origins', codes: (origins ?? []).map(Number) },
  ]
  return choices.filter(({ codes }) => codes.length > 0)
}

function chosenFilter(asked: FilterAsked): ProductFilter {
  const { minPrice, maxPrice, inStock, freeShipping, reduced, minScore, sort = '0' } = asked
  const codes = codeChoices(asked)
  const filter: ProductFilter = { sort: sorts[sort] }
  for (const key of ['category1Id', 'category2Id', 'category3Id', 'shopId'] as const)
    if (asked[key]) filter[key] = asked[key]
  const [minFen, maxFen] = [minPrice, maxPrice].map((yuan) => (yuan ? yuanToFen(yuan) : undefined))
  if (minFen !== undefined) filter.minFen = minFen
  if (maxFen !== undefined) filter.maxFen = maxFen
  if (codes.length > 0) filter.codes = codes
  if (minScore) filter.minRating = Number(minScore)
  if (reduced) filter.reduced = true
  if (asked.unreachable) filter.unreachable = asked.unreachable
  if (inStock) filter.inStock = true
  if (freeShipping) filter.freeShipping = true
  return filter
}
