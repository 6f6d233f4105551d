import type { Db } from '@hojip/db'
import { batched, boundedCache, sharedLoads, type BoundedCache } from '@hojip/platform/cache'
import type { Clock } from '@hojip/platform/clock'
import type { GoodsCard, GoodsInfo } from './contract.ts'
import type { CategoryTree } from './rules/category-tree.ts'
import { categoryTree } from './rules/category-tree.ts'
import type { GoodsFacts, GoodsView } from './rules/goods-view.ts'
import { readCategories } from './store/category-tree.ts'
import { fullGoods, goodsShop, liveGoods, type GoodsShop, type LiveGoods } from './store/goods-info.ts'
import { readCatalogVersion } from './store/version.ts'

export interface CachedCard {
  goodsVersion: number
  /** A card shows its shop too, whose changes bump the catalogue's version alone. */
  catalogVersion: number
  card: GoodsCard
}

/** A product page's answer; valid while everything it was made of is still the cached object. */
export interface CachedInfo {
  view: GoodsView
  live: LiveGoods
  shop: GoodsShop
  tree: CategoryTree
  info: GoodsInfo
}

interface Source {
  db: Db
  clock: Clock
}

/** The catalogue in this process's memory: bounded, and stale as soon as the catalogue's version changes. */
export interface CatalogCache {
  version(): Promise<number>
  tree(): Promise<CategoryTree>
  /** By locale and id; good while the version in it is that of the goods. */
  views: BoundedCache<GoodsView>
  /** By locale and id. */
  infos: BoundedCache<CachedInfo>
  /** By locale and id; good while both versions are those of now. */
  cards: BoundedCache<CachedCard>
  live(goodsId: string): Promise<LiveGoods | undefined>
  full(goodsId: string): Promise<{ still: GoodsFacts; live: LiveGoods } | undefined>
  shop(shopId: string): Promise<GoodsShop>
}

/** Tells the catalogue's version, asking the database once in `ageMs` at most. */
export function watchCatalogVersion({ db, clock }: Source, ageMs = 1_000): () => Promise<number> {
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

const seconds = 1_000
const momentMs = 10 * seconds
const mebibyte = 2 ** 20

function isSame(a: LiveGoods, b: LiveGoods) {
  return JSON.stringify(a) === JSON.stringify(b)
}

interface Moment {
  live: LiveGoods
  catalogVersion: number
  atMs: number
}

/**
 * Stock and sales of a goods that everybody looks at are read every ten seconds, not thousands of times; pages ask for
 * stock as it is now beside it, and an order never relies on what a page shows. A change of the catalogue ends every
 * moment. What did not change stays the same object, and with it all that was made of it.
 */
function cachedMoment(
  clock: Clock,
  version: CatalogCache['version'],
  load: CatalogCache['live'],
): CatalogCache['live'] {
  const moments = boundedCache<Moment>({
    maxEntries: 20_000,
    maxBytes: 16 * mebibyte,
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

export function openCatalogCache(source: Source, versionAgeMs = 1_000): CatalogCache {
  const { db, clock } = source
  const version = watchCatalogVersion(source, versionAgeMs)
  const live = batched((ids: string[]) => liveGoods(db, ids))
  const trees = sharedLoads<CategoryTree>({
    clock,
    maxAgeMs: 600 * seconds,
    maxEntries: 1,
    maxBytes: 1,
    bytesOf: () => 1,
  })
  const shops = sharedLoads<GoodsShop>({
    clock,
    maxAgeMs: 300 * seconds,
    maxEntries: 5_000,
    maxBytes: 8 * mebibyte,
    bytesOf: () => 1_000,
  })
  return {
    version,
    tree: async () => trees.get('tree', await version(), async () => categoryTree(await readCategories(db))),
    views: boundedCache({ maxEntries: 20_000, maxBytes: 96 * mebibyte, bytesOf: ({ bytes }) => bytes }),
    // Its texts are those of the view; what is counted is the JSON.
    infos: boundedCache({ maxEntries: 10_000, maxBytes: 48 * mebibyte, bytesOf: ({ view }) => view.bytes }),
    cards: boundedCache({ maxEntries: 50_000, maxBytes: 48 * mebibyte, bytesOf: () => 1_200 }),
    live: versionAgeMs === 0 ? live : cachedMoment(clock, version, live),
    full: batched((ids) => fullGoods(db, ids), 20),
    shop: async (shopId) => shops.get(shopId, await version(), () => goodsShop(db, shopId)),
  }
}
