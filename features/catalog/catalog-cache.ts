import type { Db } from '@hojip/db'
import { batched, boundedCache, sharedLoads, type BoundedCache } from '@hojip/platform/cache'
import type { Clock } from '@hojip/platform/clock'
import type { ProductSummary, ProductInfo } from './contract.ts'
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

interface CachedCard {
  goodsVersion: number
  /** A card also shows its shop, and a change of the shop bumps only the catalogue's version. */
  catalogVersion: number
  card: ProductSummary
}

/** A product page's answer, valid while everything it was made from is still the cached object. */
interface CachedInfo {
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
export interface CatalogCache {
  version(): Promise<number>
  tree(): Promise<CategoryTree>
  /** By locale and id; valid while its version is the product's. */
  views: BoundedCache<ProductView>
  /** By locale and id. */
  infos: BoundedCache<CachedInfo>
  /** By locale and id; valid while both its versions are current. */
  cards: BoundedCache<CachedCard>
  live(goodsId: string): Promise<LiveProduct | undefined>
  full(goodsId: string): Promise<{ facts: ProductFacts; live: LiveProduct } | undefined>
  shop(shopId: string, freightTemplateId: string | null): Promise<ProductShop>
}

/** The catalogue's version, read from the database at most once per `ageMs`. */
function watchCatalogVersion({ db, clock }: Source, ageMs = 1_000): () => Promise<number> {
  let known: { version: Promise<number>; atMs: number } | undefined
  return () => {
    const nowMs = clock.nowMs()
    if (!known || nowMs - known.atMs >= ageMs) {
      const asked = { version: readCatalogVersion(db), atMs: nowMs }
      asked.version.catch(() => {
        if (known === asked) known = undefined
      })
      known = asked
    }
    return known.version
  }
}

/**
 * Caches a few answers that are made from the catalogue, each until its version changes, for at most 30 s.
 * @param maxEntries how many different keys there are
 */
export function cacheByVersion<T extends object>(
  source: Source,
  maxEntries: number,
  versionAgeMs?: number,
): (key: string, load: () => Promise<T>) => Promise<T> {
  const version = watchCatalogVersion(source, versionAgeMs)
  const cached = sharedLoads<T>({
    clock: source.clock,
    maxAgeMs: 30_000,
    maxEntries,
    maxBytes: maxEntries,
    bytesOf: () => 1,
  })
  return async (key, load) => cached.get(key, await version(), load)
}

const seconds = 1_000
const momentMs = 10 * seconds
const mebibyte = 2 ** 20

function isSame(a: LiveProduct, b: LiveProduct) {
  return JSON.stringify(a) === JSON.stringify(b)
}

interface Moment {
  live: LiveProduct
  catalogVersion: number
  atMs: number
}

/**
 * Caches stock and sales of popular products for ten seconds. Pages ask for the current stock separately, and an order
 * never relies on what a page shows. A change of the catalogue ends the cache at once. Values that did not change stay
 * the same object, so what was made from them stays valid.
 */
function cachedMoment(
  clock: Clock,
  version: CatalogCache['version'],
  load: CatalogCache['live'],
  maxBytes: number,
): CatalogCache['live'] {
  const moments = boundedCache<Moment>({
    maxEntries: 20_000,
    maxBytes,
    bytesOf: ({ live }) => 300 + 8 * live.stocks.length,
  })
  return async (goodsId) => {
    const catalogVersion = await version()
    const cached = moments.get(goodsId)
    const atMs = clock.nowMs()
    if (cached?.catalogVersion === catalogVersion && atMs - cached.atMs < momentMs) return cached.live
    const live = await load(goodsId)
    if (!live) return undefined
    const known = cached && isSame(cached.live, live) ? cached.live : live
    moments.set(goodsId, { live: known, catalogVersion, atMs })
    return known
  }
}

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
  versionAgeMs = 1_000,
  bytes: CatalogBytes = usualBytes,
): CatalogCache {
  const { db, clock } = source
  const version = watchCatalogVersion(source, versionAgeMs)
  const live = batched((ids: string[]) => liveProducts(db, ids))
  const trees = sharedLoads<CategoryTree>({
    clock,
    maxAgeMs: 600 * seconds,
    maxEntries: 1,
    maxBytes: 1,
    bytesOf: () => 1,
  })
  const shops = sharedLoads<ProductShop>({
    clock,
    maxAgeMs: 300 * seconds,
    maxEntries: 5_000,
    maxBytes: bytes.shops,
    bytesOf: () => 1_000,
  })
  return {
    version,
    tree: async () => trees.get('tree', await version(), async () => categoryTree(await readCategories(db))),
    views: boundedCache({ maxEntries: 20_000, maxBytes: bytes.views, bytesOf: (view) => view.bytes }),
    // Its texts belong to the cached view, so only the JSON is counted.
    infos: boundedCache({ maxEntries: 10_000, maxBytes: bytes.infos, bytesOf: ({ view }) => view.bytes }),
    cards: boundedCache({ maxEntries: 50_000, maxBytes: bytes.cards, bytesOf: () => 1_200 }),
    live: versionAgeMs === 0 ? live : cachedMoment(clock, version, live, bytes.live),
    full: batched((ids) => fullProducts(db, ids), 20),
    shop: async (shopId, templateId) =>
      shops.get(`${shopId} ${templateId ?? ''}`, await version(), () => goodsShop(db, shopId, templateId)),
  }
}
