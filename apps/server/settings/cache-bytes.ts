import type { CatalogBytes } from '@hojip/catalog'
import { usableMb } from '@hojip/platform/memory'
import type { SearchBytes } from '@hojip/search'
import type { Config } from '../config.ts'

/** What the caches of one process may take in bytes, each its share. */
export interface CacheBytes {
  catalog: CatalogBytes
  search: SearchBytes
  /** HTML of public pages. */
  pages: number
  previews: number
  translations: number
}

/** Thousandths. The large ones save a statement or the drawing of a picture for each visit (`docs/caches.md`). */
const shares = {
  catalog: { views: 220, infos: 130, cards: 115, live: 45, shops: 20 },
  search: { lists: 130, pages: 80, filters: 40, suggestions: 20, reach: 15 },
  pages: 100,
  previews: 60,
  translations: 25,
}

const leastMb = 32
const mostMb = 384
/** The caches take this part of the memory, where nothing else is set: PostgreSQL and the program itself need more. */
const partOfMemory = 8

/**
 * What the caches of a process may take together: `MEMORY_MB`, or its share of an eighth of the machine or container,
 * within bounds.
 */
export function cacheMb(
  { MEMORY_MB, workers }: Pick<Config, 'MEMORY_MB' | 'workers'>,
  usable = usableMb(),
): number {
  return MEMORY_MB ?? Math.max(leastMb, Math.min(mostMb, Math.floor(usable / partOfMemory / workers)))
}

const mostIndexMb = 1_024

/**
 * What the search's index of all products may take in a process beside the caches: `SEARCH_MEMORY_MB`, or its share of
 * another eighth.
 */
export function indexBytes(
  { SEARCH_MEMORY_MB, workers }: Pick<Config, 'SEARCH_MEMORY_MB' | 'workers'>,
  usable = usableMb(),
): number {
  return (SEARCH_MEMORY_MB ?? Math.min(mostIndexMb, Math.floor(usable / partOfMemory / workers))) * 2 ** 20
}

/** Divides what the caches may take. */
export function cacheBytes(mb: number): CacheBytes {
  const bytes = (share: number) => Math.floor((mb * 2 ** 20 * share) / 1_000)
  const each = <K extends string>(all: Record<K, number>) =>
    Object.fromEntries(Object.entries<number>(all).map(([name, share]) => [name, bytes(share)])) as Record<
      K,
      number
    >
  return {
    catalog: each(shares.catalog),
    search: each(shares.search),
    pages: bytes(shares.pages),
    previews: bytes(shares.previews),
    translations: bytes(shares.translations),
  }
}
