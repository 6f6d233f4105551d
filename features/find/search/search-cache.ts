import { createHash } from 'node:crypto'
import type { CatalogCache } from '@hojip/catalog/cache'
import { openHelpArticles, type HelpArticles } from '@hojip/help/articles'
import { boundedCache, sharedLoads, type BoundedCache, type SharedLoads } from '@hojip/platform/cache'
import type { Db } from '@hojip/db'
import type { Clock } from '@hojip/platform/clock'
import { placeText, unreachableFrom, type Destination, type ShopTemplate } from '@hojip/catalog/rules'
import type { OutputOf } from '@hojip/platform/http'
import { databaseEngine, type SearchEngine } from './engine/engine.ts'
import { openProductMemory, type MemorySource } from './engine/product-memory.ts'
import { memoryEngine, openFacetNames } from './engine/memory-engine.ts'
import { openProductNames } from './engine/product-names.ts'
import type { Reach, Reading } from './rules/product-filter.ts'
import { dictionaryOf, type Dictionary } from './rules/words/dictionary.ts'
import type { SearchCalls, SuggestedWord } from './contract.ts'
import type { Counted } from './store/filters.ts'
import type { StepCounts } from './rules/steps.ts'
import type { FoundIds } from './store/find-ids.ts'
import { readFreightTemplates } from './store/reach.ts'
import { readBrands, type Brand } from './store/suggest.ts'
import { readDictionary, readDictionaryVersion, readSteps } from './store/words/dictionary.ts'

/** A list, and how the query that found it was read. */
export interface ReadList {
  list: FoundIds
  reading: Reading
}

/** A page of a list, valid while the list and the cards on it are still the same objects. */
interface CachedPage extends ReadList {
  /** Of the catalogue. */
  version: number
  dictionary: Dictionary
  /** When all of this was looked at for the last time. */
  atMs: number
  shown: readonly string[]
  page: OutputOf<SearchCalls['POST /bizGoods/findAll']>
}

/** Search results in this process's memory: limited in size, and invalid as soon as the catalogue's version changes. */
export interface SearchCache {
  nowMs(): number
  catalog: CatalogCache
  help: HelpArticles
  dictionary(): Promise<Dictionary>
  /** What finds products now, with all that a version of the catalogue includes. */
  engine(version: number): Promise<SearchEngine>
  /** How many products each step of the orders has. */
  steps(): Promise<StepCounts>
  lists: SharedLoads<FoundIds>
  /** By locale and everything that was asked. */
  pages: BoundedCache<CachedPage>
  /** The keys of pages that somebody has asked for. */
  asked: BoundedCache<true>
  filters: SharedLoads<Counted>
  suggestions: SharedLoads<SuggestedWord[]>
  /** What is not delivered to a place; a change of a shop's terms shows within half a minute. */
  unreachable(to: Destination): Promise<Reach>
  /** Whether there is time to compare a name that no place has with those of all places. */
  mayCompare(): boolean
  /** A new brand is suggested a minute later at most. */
  brands(): Promise<Brand[]>
}

const seconds = 1_000
const mebibyte = 2 ** 20

/** The mall's dictionary, loaded again when its version changes, which is read at most once a second. */
function cachedDictionary(db: Db, clock: Clock): () => Promise<Dictionary> {
  const once = { maxEntries: 1, maxBytes: 1, bytesOf: () => 1, clock }
  const versions = sharedLoads<number>({ ...once, maxAgeMs: seconds })
  const dictionaries = sharedLoads<Dictionary>({ ...once, maxAgeMs: 3600 * seconds })
  return async () => {
    const version = await versions.get('version', 0, () => readDictionaryVersion(db))
    return dictionaries.get('dictionary', version, async () => {
      const { words, groups, stopped } = await readDictionary(db)
      return dictionaryOf(words, groups, stopped)
    })
  }
}

/** Lists are asked for far more often than names may be compared: so many a second in this process, for all callers. */
const mostCompared = 10

function comparing(clock: Clock): () => boolean {
  let second = 0
  let compared = 0
  return () => {
    const now = Math.floor(clock.nowMs() / seconds)
    if (now !== second) compared = 0
    second = now
    compared += 1
    return compared <= mostCompared
  }
}

/** The same for the same templates and shops: lists and counts that are kept by it follow a change of terms. */
function reachKey(all: readonly string[]): string {
  return createHash('sha256').update(all.toSorted().join(' ')).digest('base64url').slice(0, 22)
}

/** What is not delivered to the places that were asked about; the terms of all shops are read once for all of them. */
function cachedReach(db: Db, clock: Clock, maxBytes: number): SearchCache['unreachable'] {
  const maxAgeMs = 15 * seconds
  const templates = sharedLoads<ShopTemplate[]>({
    clock,
    maxAgeMs,
    maxEntries: 1,
    maxBytes: 1,
    bytesOf: () => 1,
  })
  const places = sharedLoads<Reach>({
    clock,
    maxAgeMs,
    maxEntries: 500,
    maxBytes,
    bytesOf: ({ templateIds, shopIds }) => 100 * (templateIds.length + shopIds.length) + 200,
  })
  const all = () => templates.get('all', 0, () => readFreightTemplates(db))
  return (to) =>
    places.get(placeText(to), 0, async () => {
      const far = unreachableFrom(await all(), to)
      return { ...far, key: reachKey([...far.templateIds, ...far.shopIds]) }
    })
}

/** What the caches may take at most, in bytes. */
export interface SearchBytes {
  lists: number
  pages: number
  filters: number
  suggestions: number
  reach: number
  /** All products on sale; 0 or left out when only the database finds them. */
  index?: number
}

const usualBytes: SearchBytes = {
  lists: 64 * mebibyte,
  pages: 48 * mebibyte,
  filters: 16 * mebibyte,
  suggestions: 8 * mebibyte,
  reach: 8 * mebibyte,
}

/** The index in this process's memory where it is ready, and the database otherwise. */
function openEngines(source: MemorySource, catalog: CatalogCache, indexBytes: number): SearchCache['engine'] {
  const memory = openProductMemory(source, { maxBytes: indexBytes })
  const db = catalog.reader
  const names = openFacetNames({ db, clock: source.clock })
  const products = openProductNames(db)
  const database = databaseEngine(db)
  return async (version) => {
    const remembered = await memory.at(version)
    if (!remembered) return database
    const named = (ids: readonly string[]) => products(version, ids)
    return memoryEngine({ db, names, named, tree: await catalog.tree() }, remembered)
  }
}

export function openSearchCache(
  source: MemorySource,
  catalog: CatalogCache,
  bytes: SearchBytes = usualBytes,
): SearchCache {
  const { db, clock } = source
  const one = { clock, maxAgeMs: 60 * seconds, maxEntries: 1, maxBytes: 1, bytesOf: () => 1 }
  const steps = sharedLoads<StepCounts>(one)
  const brands = sharedLoads<Brand[]>(one)
  return {
    nowMs: clock.nowMs,
    catalog,
    engine: openEngines(source, catalog, bytes.index ?? 0),
    help: openHelpArticles({ db, clock }, catalog),
    brands: () => brands.get('brands', 0, () => readBrands(db)),
    steps: () => steps.get('steps', 0, () => readSteps(db)),
    unreachable: cachedReach(db, clock, bytes.reach),
    mayCompare: comparing(clock),
    dictionary: cachedDictionary(db, clock),
    // Sales and stock change without a new version, so a list is cached for at most 30 s.
    lists: sharedLoads({
      name: 'search lists',
      clock,
      maxAgeMs: 30 * seconds,
      maxEntries: 1_000,
      maxBytes: bytes.lists,
      bytesOf: ({ ids }) => ids.byteLength + 500,
    }),
    // Cards belong to the catalogue's cache; counted are the page's JSON and what is left of it compressed.
    pages: boundedCache({
      name: 'search pages',
      maxEntries: 2_000,
      maxBytes: bytes.pages,
      bytesOf: ({ page }) => 2_000 + 1_000 * page.list.length,
    }),
    asked: boundedCache({ maxEntries: 10_000, maxBytes: 10_000, bytesOf: () => 1 }),
    filters: sharedLoads({
      clock,
      maxAgeMs: 300 * seconds,
      maxEntries: 1_000,
      maxBytes: bytes.filters,
      bytesOf: () => 8_000,
    }),
    suggestions: sharedLoads({
      clock,
      maxAgeMs: 60 * seconds,
      maxEntries: 2_000,
      maxBytes: bytes.suggestions,
      bytesOf: () => 2_000,
    }),
  }
}
