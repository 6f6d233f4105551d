import type { Db } from '@hojip/db'
import type { Locale } from '@hojip/platform/i18n'
import type { ProductFilter } from '../rules/product-filter.ts'
import { countFilters, type Filters } from '../store/filters.ts'
import { findIds, type FoundIds, type Wanted } from '../store/find-ids.ts'
import { suggestProducts, type SuggestedProducts } from '../store/suggest.ts'

/** What finds products. Whichever answers, the answer means the same. */
export interface SearchEngine {
  /** The ids of the first products of a filter in their order. */
  findIds(f: ProductFilter, wanted: Wanted): Promise<FoundIds>
  /** Counts a list's products by what they can be narrowed by; with `ids`, only these products. */
  countFilters(f: ProductFilter, locale: Locale, ids?: readonly string[]): Promise<Filters>
  /** Products whose name matches a tsquery, and the categories with the most products that match the other one. */
  suggestProducts(
    queries: Parameters<typeof suggestProducts>[1],
    wanted: Parameters<typeof suggestProducts>[2],
  ): Promise<SuggestedProducts>
}

/** PostgreSQL alone. */
export function databaseEngine(db: Db): SearchEngine {
  return {
    findIds: (f, wanted) => findIds(db, f, wanted),
    countFilters: (f, locale, ids) => countFilters(db, f, locale, ids),
    suggestProducts: (queries, wanted) => suggestProducts(db, queries, wanted),
  }
}
