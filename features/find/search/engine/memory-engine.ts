import type { Db } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import type { Clock } from '@hojip/platform/clock'
import { mustGet } from '@hojip/platform/collections'
import type { CategoryTree } from '@hojip/catalog/rules'
import { findPlaces, packed } from '../rules/memory/find.ts'
import { eachMatch, mostMatches, placeOf } from '../rules/memory/product-index.ts'
import { idText, type ProductRows } from '../rules/memory/product-rows.ts'
import { ownCategories } from '../rules/memory/own-categories.ts'
import { shownFacets, wantedCodes, type Facet } from '../rules/memory/shown-facets.ts'
import { tallyOf } from '../rules/memory/tally.ts'
import { priceRanges } from '../rules/price-ranges.ts'
import { unnarrowed } from '../rules/filter-groups.ts'
import type { ProductFilter } from '../rules/product-filter.ts'
import type { Filters } from '../store/filters.ts'
import { maxListed, type FoundIds, type Wanted } from '../store/find-ids.ts'
import { readFacets } from '../store/index-rows.ts'
import type { SuggestedProducts } from '../store/suggest.ts'
import { databaseEngine, type SearchEngine } from './engine.ts'
import type { Remembered } from './product-memory.ts'
import type { ProductNames } from './product-names.ts'

/** So many matches are looked at for their categories. */
const maxMatching = 1_000
const maxScopes = 4

/** What codes mean, the same in all answers; read again after some minutes. */
export interface FacetNames {
  of(codes: readonly number[]): Promise<Facet[]>
}

const namesStoredMs = 300_000
const mostNames = 50_000

export function openFacetNames({ db, clock }: { db: Db; clock: Clock }): FacetNames {
  let known = new Map<number, Facet>()
  let fromMs = clock.nowMs()
  return {
    of: async (codes) => {
      if (clock.nowMs() - fromMs > namesStoredMs || known.size > mostNames) {
        known = new Map()
        fromMs = clock.nowMs()
      }
      const names = known
      const missing = codes.filter((code) => !names.has(code))
      if (missing.length > 0) {
        // One that nobody has named yet may have a name by the next time.
        for (const facet of await readFacets(db, missing)) names.set(facet.code, facet)
      }
      return codes.flatMap((code) => names.get(code) ?? [])
    },
  }
}

/** The products by the rows that they are in, in ascending order of their numbers. */
function numbersOf({ index, around }: Remembered, f: ProductFilter, ids: readonly string[] | undefined) {
  const numbers = new Map<ProductRows, number[]>([index.recent, index.settled].map((rows) => [rows, []]))
  if (ids === undefined)
    for (const [rows, some] of numbers)
      eachMatch(rows, around, unnarrowed(f), (number) => {
        some.push(number)
      })
  else
    for (const id of new Set(ids)) {
      const place = placeOf(index, id)
      if (place) mustGet(numbers, place[0]).push(place[1])
    }
  return [...numbers].map(([rows, some]) => [rows, some.sort((a, b) => a - b)] as const)
}

/** What the engine knows beside the index. */
export interface Known {
  db: Db
  names: FacetNames
  /** Of products that the index has. */
  named: (ids: readonly string[]) => ReturnType<ProductNames>
  tree: CategoryTree
}

async function countedFilters(
  { names, named, tree }: Known,
  remembered: Remembered,
  { f, locale, ids }: { f: ProductFilter; locale: Locale; ids: readonly string[] | undefined },
): Promise<Filters> {
  const { index, around } = remembered
  const { codes, prices, categories, ...figures } = tallyOf(index, around, f, numbersOf(remembered, f, ids))
  // Most categories have a picture of their own.
  const bare = categories.filter(({ id }) => !tree.byId.get(id)?.picture).map(({ bestId }) => bestId)
  const [facets, bests] = await Promise.all([names.of(wantedCodes(f, codes)), named(bare)])
  return {
    ...figures,
    ...shownFacets(f, locale, codes, facets),
    prices: priceRanges(prices),
    categories: categories.map(({ id, count, bestId }) => ({
      id,
      count,
      picture: bests.get(bestId)?.picture ?? null,
    })),
  }
}

async function suggested(
  { named }: Known,
  { index, around }: Remembered,
  { names, words }: { names: string; words: string | undefined },
  limit: number,
): Promise<SuggestedProducts> {
  const { places } = findPlaces(index, around, { sort: 'standing', named: names }, { limit, countTo: 0 })
  const ids = places.map(({ rows, number }) => idText(rows, number))
  const byId = await named(ids)
  const products = ids.flatMap((id) => byId.get(id) ?? [])
  if (words === undefined) return { products, categories: [] }
  const own = ownCategories(index, around, { own: words, any: words }, maxMatching)
  const categories = [...own.ids]
    .filter(([, count]) => count > 1)
    .toSorted(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, maxScopes)
    .map(([id, count]) => ({ id, count: own.count < maxMatching ? count : 0 }))
  return { products, categories }
}

function foundIds(
  { index, around }: Remembered,
  f: ProductFilter,
  { limit, limitOfMore = limit, countTo = maxListed }: Wanted,
): FoundIds {
  const { count, places } = findPlaces(index, around, f, { limit, countTo })
  const isMore = count > countTo
  return {
    total: Math.min(count, countTo),
    isMore,
    ids: packed(places.slice(0, isMore ? limitOfMore : limit)),
  }
}

/**
 * In other orders than its own, the index looks at each product of a list; the database, which has them all in order, reads
 * fewer of a longer one, and beside this process.
 */
const mostInOtherOrders = 20_000

function isLong({ index }: Remembered, f: ProductFilter): boolean {
  return f.sort !== 'standing' && mostMatches(index, f) > mostInOtherOrders
}

/** The index in this process's memory; names and pictures are read from the database. */
export function memoryEngine(known: Known, remembered: Remembered): SearchEngine {
  const database = databaseEngine(known.db)
  return {
    findIds: async (f, wanted) =>
      isLong(remembered, f) ? database.findIds(f, wanted) : foundIds(remembered, f, wanted),
    countFilters: (f, locale, ids) => countedFilters(known, remembered, { f, locale, ids }),
    suggestProducts: (queries, { limit }) => suggested(known, remembered, queries, limit),
  }
}
