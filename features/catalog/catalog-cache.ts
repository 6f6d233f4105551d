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
  /** What `live` would answer without a statement; undefined when it would need one. */
  liveNow(goodsId: string, catalogVersion: number): LiveProduct | undefined
  full(goodsId: string): Promise<{ facts: ProductFacts; live: LiveProduct } | undefined>
  shop(shopId: string, freightTemplateId: string | null): Promise<ProductShop>
}

const seconds = 1_000

/** A change shows after so long at most: whatever is cached by the version is that much older. */
const usualVersionAgeMs = 250

interface VersionWatch {
  version(): Promise<number>
  /** Since when nobody has committed anything, as far as is known; what was read after that need not be read again. */
  stillSinceMs(): number
}

const watches = new WeakMap<Db, { clock: Clock; watch: VersionWatch }>()

/** The catalogue's version, which the caches of one process ask for together. */
function watchCatalogVersion(source: Source, ageMs = usualVersionAgeMs): VersionWatch {
  if (ageMs !== usualVersionAgeMs) return watchVersion(source, ageMs)
  const known = watches.get(source.db)
  if (known?.clock === source.clock) return known.watch
  const watch = watchVersion(source, ageMs)
  watches.set(source.db, { clock: source.clock, watch })
  return watch
}

/** Reads the version at most once per `ageMs`, and with it whether anything at all was committed since. */
function watchVersion({ db, clock }: Source, ageMs: number): VersionWatch {
  let known: { version: Promise<number>; atMs: number } | undefined
  let snapshot = ''
  let stillSinceMs = Infinity
  const read = async () => {
    const found = await readCatalogVersion(db)
    // What was read before this answer arrived may be older than what it tells of.
    if (found.snapshot !== snapshot) stillSinceMs = clock.nowMs()
    snapshot = found.snapshot
    return found.version
  }
  return {
    version: () => {
      const nowMs = clock.nowMs()
      if (!known || nowMs - known.atMs >= ageMs) {
        const asked = { version: read(), atMs: nowMs }
        asked.version.catch(() => {
          if (known === asked) known = undefined
        })
        known = asked
      }
      return known.version
    },
    stillSinceMs: () => stillSinceMs,
  }
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

const momentMs = 400
const longestStillMs = 10 * seconds
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
 * Caches stock and sales of popular products for less than half a second, and longer while nothing is committed. Pages ask for the current stock separately, and an order
 * never relies on what a page shows. A change of the catalogue ends the cache at once. Values that did not change stay
 * the same object, so what was made from them stays valid.
 */
function cachedMoment(
  clock: Clock,
  { version, stillSinceMs }: VersionWatch,
  load: CatalogCache['live'],
  maxBytes: number,
): Pick<CatalogCache, 'live' | 'liveNow'> {
  const moments = boundedCache<Moment>({
    maxEntries: 20_000,
    maxBytes,
    bytesOf: ({ live }) => 300 + 8 * live.stocks.length,
  })
  const current = (moment: Moment | undefined, catalogVersion: number) => {
    if (moment?.catalogVersion !== catalogVersion) return undefined
    const nowMs = clock.nowMs()
    const isStill = moment.atMs >= stillSinceMs() && nowMs - moment.atMs < longestStillMs
    return isStill || nowMs - moment.atMs < momentMs ? moment.live : undefined
  }
  const live: CatalogCache['live'] = async (goodsId) => {
    const catalogVersion = await version()
    const cached = moments.get(goodsId)
    const now = current(cached, catalogVersion)
    if (now) return now
    const atMs = clock.nowMs()
    const read = await load(goodsId)
    if (!read) return undefined
    const known = cached && isSame(cached.live, read) ? cached.live : read
    moments.set(goodsId, { live: known, catalogVersion, atMs })
    return known
  }
  return {
    live,
    liveNow: (goodsId, catalogVersion) => current(moments.get(goodsId), catalogVersion),
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
  versionAgeMs = usualVersionAgeMs,
  bytes: CatalogBytes = usualBytes,
): CatalogCache {
  const { db, clock } = source
  const watch = watchCatalogVersion(source, versionAgeMs)
  const { version } = watch
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
    ...(versionAgeMs === 0
      ? { live, liveNow: () => undefined }
      : cachedMoment(clock, watch, live, bytes.live)),
    full: batched((ids) => fullProducts(db, ids), 20),
    shop: async (shopId, templateId) =>
      shops.get(`${shopId} ${templateId ?? ''}`, await version(), () => goodsShop(db, shopId, templateId)),
  }
}
