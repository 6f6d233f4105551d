import type { Db } from '@hojip/db'
import { batched, boundedCache, sharedLoads, type BoundedCache } from '@hojip/platform/cache'
import type { Clock } from '@hojip/platform/clock'
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
}

/** The catalogue in this process's memory: bounded, and stale as soon as the catalogue's version changes. */
export interface CatalogCache extends CachedMoments {
  version(): Promise<number>
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
function watchCatalogVersion({ db, clock }: Source, ageMs = usualVersionAgeMs): VersionWatch {
  const open = () => watchVersion(clock, () => readCatalogVersion(db), ageMs)
  if (ageMs !== usualVersionAgeMs) return open()
  const known = watches.get(db)
  if (known?.clock === clock) return known.watch
  const watch = open()
  watches.set(db, { clock, watch })
  return watch
}

/**
 * Caches a few answers that are made from the catalogue, each until its version changes, for at most 30 s.
 * @param maxEntries how many different keys there are
 * @param untilMs the moment from which an answer is not used any more
 */
export function cacheByVersion<T extends object>(
  source: Source,
  maxEntries: number,
  versionAgeMs?: number,
  untilMs?: (value: T) => number,
): (key: string, load: () => Promise<T>) => Promise<T> {
  const { version } = watchCatalogVersion(source, versionAgeMs)
  const cached = sharedLoads<T>({
    clock: source.clock,
    maxAgeMs: 30_000,
    maxEntries,
    maxBytes: maxEntries,
    bytesOf: () => 1,
    ...(untilMs && { untilMs }),
  })
  return async (key, load) => cached.get(key, await version(), load)
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
  const { db, clock } = source
  const watch = watchCatalogVersion(source, versionAgeMs)
  const { version } = watch
  const live = batched((ids: string[]) => liveProducts(db, ids))
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
    tree: async () => trees.get('tree', await version(), async () => categoryTree(await readCategories(db))),
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
    full: batched((ids) => fullProducts(db, ids), 20),
    shop: async (shopId, templateId) =>
      shops.get(`${shopId} ${templateId ?? ''}`, await version(), () => goodsShop(db, shopId, templateId)),
  }
}
