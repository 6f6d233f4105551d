import { boundedCache } from '@hojip/platform/cache'
import type { Clock } from '@hojip/platform/clock'
import type { LiveProduct } from '../store/product-info.ts'
import type { VersionWatch } from './version-watch.ts'

const momentMs = 400
const longestStillMs = 10_000

function isSame(a: LiveProduct, b: LiveProduct) {
  return JSON.stringify(a) === JSON.stringify(b)
}

interface Moment {
  live: LiveProduct
  catalogVersion: number
  atMs: number
}

export interface CachedMoments {
  live(goodsId: string): Promise<LiveProduct | undefined>
  /** What `live` would answer without a statement; undefined when it would need one. */
  liveNow(goodsId: string, catalogVersion: number): LiveProduct | undefined
}

/**
 * Caches stock and sales of popular products for less than half a second, and longer while nothing is committed. Pages
 * ask for the current stock separately, and an order never relies on what a page shows. A change of the catalogue ends
 * the cache at once. Values that did not change stay the same object, so what was made from them stays valid.
 */
export function cachedMoments(
  clock: Clock,
  { version, stillSinceMs }: Pick<VersionWatch, 'version' | 'stillSinceMs'>,
  load: CachedMoments['live'],
  maxBytes: number,
): CachedMoments {
  const moments = boundedCache<Moment>({
    maxEntries: 20_000,
    maxBytes,
    bytesOf: ({ live }) => 300 + 8 * live.stocks.length,
  })
  const current = (moment: Moment | undefined, catalogVersion: number) => {
    if (moment?.catalogVersion !== catalogVersion) return undefined
    const nowMs = clock.nowMs()
    const isStill = moment.atMs > stillSinceMs() && nowMs - moment.atMs < longestStillMs
    return isStill || nowMs - moment.atMs < momentMs ? moment.live : undefined
  }
  const live: CachedMoments['live'] = async (goodsId) => {
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
  return { live, liveNow: (goodsId, catalogVersion) => current(moments.get(goodsId), catalogVersion) }
}
