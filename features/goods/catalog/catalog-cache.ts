import type { Db, Reads } from '@hojip/db'
import { batched, boundedCache, sharedLoads, type BoundedCache } from '@hojip/platform/cache'
import type { Clock } from '@hojip/platform/clock'
import { readsOf } from '@hojip/platform/replica'
import type { ProductSummary, ProductInfo } from './contract.ts'
import { cachedMoments, type CachedMoments } from './freshness/cached-moments.ts'
import { usualVersionAgeMs, watchVersion, type VersionWatch } from './freshness/version-watch.ts'
import type { CategoryTree } from './rules/category-tree.ts'
import { categoryTree } from './rules/category-tree.ts'
import type { ProductFacts, ProductView } from './rules/product-view.ts'
import { readCategories } from './store/category-tree.ts'
import {
  fullProducts,
  goodsShop,
  liveProducts,
  type ProductShop,
  type LiveProduct,
} from './store/product-info.ts'
import { readCatalogVersion } from './store/version.ts'

export interface CachedCard {
  goodsVersion: number
  /** A card also shows its shop, and a change of the shop bumps only the catalogue's version. */
  catalogVersion: number
  card: ProductSummary
  /** The card with these figures: the same object as long as they are. */
  now?: { live: LiveProduct; card: ProductSummary }
}

/** A product page's answer, valid while everything it was made from is still the cached object. */
interface CachedInfo {
  /** The catalogue's version when it was valid for the last time. */
  version: number
  view: ProductView
  live: LiveProduct
  shop: ProductShop
  tree: CategoryTree
  info: ProductInfo
}

interface Source {
  db: Db
  clock: Clock
  reads?: Reads
}

/** The catalogue in this process's memory: bounded, and stale as soon as the catalogue's version changes. */
export interface CatalogCache extends CachedMoments {
  version(): Promise<number>
  /** Has everything that the version includes which was read last: what is cached under a version is read from it. */
  reader: Db
  tree(): Promise<CategoryTree>
  /** By locale and id; valid while its version is the product's. */
  views: BoundedCache<ProductView>
  /** By locale and id. */
  infos: BoundedCache<CachedInfo>
  /** By locale and id; valid while both its versions are current. */
  cards: BoundedCache<CachedCard>
  full(goodsId: string): Promise<{ facts: ProductFacts; live: LiveProduct } | undefined>
  shop(shopId: string, freightTemplateId: string | null): Promise<ProductShop>
}

const watches = new WeakMap<Db, { clock: Clock; watch: VersionWatch }>()

/** The catalogue's version, which the caches of one process ask for together. */
function watchCatalogVersion(source: Source, ageMs = usualVersionAgeMs): VersionWatch {
  const { db, clock } = source
  const { hasReplica } = readsOf(source)
  const open = () => watchVersion(clock, () => readCatalogVersion(db, hasReplica), ageMs)
  if (ageMs !== usualVersionAgeMs) return open()
  const known = watches.get(db)
  if (known?.clock === clock) return known.watch
  const watch = open()
  watches.set(db, { clock, watch })
  return watch
}

/**
 * Caches a few answers that are made from the catalogue, each until its version changes, for at most 30 s. They are read from
 * the database that the load is given, which has everything that the version includes.
 * @param maxEntries how many different keys there are
 * @param untilMs the moment from which an answer is not used any more
 */
export function cacheByVersion<T extends object>(
  source: Source,
  maxEntries: number,
  versionAgeMs?: number,
  untilMs?: (value: T) => number,
): (key: string, load: (db: Db) => Promise<T>) => Promise<T> {
  const { version, position } = watchCatalogVersion(source, versionAgeMs)
  const reader = readsOf(source).from(position)
  const cached = sharedLoads<T>({
    clock: source.clock,
    maxAgeMs: 30_000,
    maxEntries,
    maxBytes: maxEntries,
    bytesOf: () => 1,
    ...(untilMs && { untilMs }),
  })
  return async (key, load) => cached.get(key, await version(), () => load(reader))
}

const mebibyte = 2 ** 20

/** What the caches may take at most, in bytes. */
export interface CatalogBytes {
  views: number
  infos: number
  cards: number
  live: number
  shops: number
}

const usualBytes: CatalogBytes = {
  views: 96 * mebibyte,
  infos: 48 * mebibyte,
  cards: 48 * mebibyte,
  live: 16 * mebibyte,
  shops: 8 * mebibyte,
}

export function openCatalogCache(
  source: Source,
  versionAgeMs = usualVersionAgeMs,
  bytes: CatalogBytes = usualBytes,
): CatalogCache {
  const { clock } = source
  const reads = readsOf(source)
  const watch = watchCatalogVersion(source, versionAgeMs)
  const { version } = watch
  const reader = reads.from(watch.position)
  // Stock and sales have no version: they are not older than without a replica.
  const moment = reads.from(watch.momentPosition)
  const live = batched((ids: string[]) => liveProducts(moment, ids))
  const trees = sharedLoads<CategoryTree>({
    clock,
    maxAgeMs: 600_000,
    maxEntries: 1,
    maxBytes: 1,
    bytesOf: () => 1,
  })
  const shops = sharedLoads<ProductShop>({
    clock,
    maxAgeMs: 300_000,
    maxEntries: 5_000,
    maxBytes: bytes.shops,
    bytesOf: () => 1_000,
  })
  return {
    version,
    reader,
    tree: async () =>
      trees.get('tree', await version(), async () => categoryTree(await readCategories(reader))),
    views: boundedCache({
      name: 'product views',
      maxEntries: 20_000,
      maxBytes: bytes.views,
      bytesOf: (view) => view.bytes,
    }),
    // Its texts belong to the cached view, so only the JSON is counted.
    infos: boundedCache({
      name: 'product answers',
      maxEntries: 10_000,
      maxBytes: bytes.infos,
      bytesOf: ({ view }) => view.bytes,
    }),
    cards: boundedCache({
      name: 'product cards',
      maxEntries: 50_000,
      maxBytes: bytes.cards,
      bytesOf: () => 2_000,
    }),
    ...(versionAgeMs === 0
      ? { live, liveNow: () => undefined }
      : cachedMoments(clock, watch, live, bytes.live)),
    full: batched((ids) => fullProducts(moment, ids), 20),
    shop: async (shopId, templateId) =>
      shops.get(`${shopId} ${templateId ?? ''}`, await version(), () =>
        goodsShop(reader, shopId, templateId),
      ),
  }
}
