import type { CatalogCache } from '@hojip/catalog/cache'
import { sharedLoads, type SharedLoads } from '@hojip/platform/cache'
import type { Clock } from '@hojip/platform/clock'
import type { SuggestedWord } from './rules/suggestion.ts'
import type { Filters } from './store/filters.ts'
import type { FoundIds } from './store/find-ids.ts'

/** Search results in this process's memory: limited in size, and invalid as soon as the catalogue's version changes. */
export interface SearchCache {
  catalog: CatalogCache
  lists: SharedLoads<FoundIds>
  filters: SharedLoads<Filters>
  suggestions: SharedLoads<SuggestedWord[]>
}

const seconds = 1_000
const mebibyte = 2 ** 20

export function openSearchCache(clock: Clock, catalog: CatalogCache): SearchCache {
  return {
    catalog,
    // Sales and stock change without a new version, so a list is cached for at most 30 s.
    lists: sharedLoads({
      clock,
      maxAgeMs: 30 * seconds,
      maxEntries: 1_000,
      maxBytes: 64 * mebibyte,
      bytesOf: ({ ids }) => ids.byteLength + 500,
    }),
    filters: sharedLoads({
      clock,
      maxAgeMs: 300 * seconds,
      maxEntries: 1_000,
      maxBytes: 16 * mebibyte,
      bytesOf: () => 8_000,
    }),
    suggestions: sharedLoads({
      clock,
      maxAgeMs: 60 * seconds,
      maxEntries: 2_000,
      maxBytes: 8 * mebibyte,
      bytesOf: () => 2_000,
    }),
  }
}
