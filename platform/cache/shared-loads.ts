import type { Clock } from '../clock/index.ts'
import { boundedCache, type Bounds } from './bounded.ts'

export interface SharedLoads<V> {
  /** The cached value of `key` if it was loaded under the same `stamp` and is young enough, else a new one. */
  get(key: string, stamp: number, load: () => Promise<V>): Promise<V>
}

export interface SharedLoadsOptions<V> extends Bounds<V> {
  clock: Clock
  /** A value older than this is not used. */
  maxAgeMs: number
  /** The moment from which a value is not used, whatever its age; left out, there is none. */
  untilMs?: (value: V) => number
}

interface Entry<V> {
  value: V
  stamp: number
  atMs: number
}

/**
 * Caches loaded values under a stamp that changes when their source does. Callers that miss together share one load. A
 * value past half its age is still returned, and reloaded in the background.
 */
export function sharedLoads<V>(options: SharedLoadsOptions<V>): SharedLoads<V> {
  const { clock, maxAgeMs, bytesOf, untilMs = () => Infinity } = options
  const cached = boundedCache<Entry<V>>({ ...options, bytesOf: (entry) => bytesOf(entry.value) })
  const underWay = new Map<string, Promise<V>>()

  const start = (key: string, stamp: number, load: () => Promise<V>): Promise<V> => {
    const name = `${stamp} ${key}`
    let loading = underWay.get(name)
    if (loading) return loading
    const atMs = clock.nowMs()
    loading = load()
      .then((value) => {
        cached.set(key, { value, stamp, atMs })
        return value
      })
      .finally(() => underWay.delete(name))
    underWay.set(name, loading)
    return loading
  }

  return {
    get: async (key, stamp, load) => {
      const entry = cached.get(key)
      const nowMs = clock.nowMs()
      const ageMs = entry ? nowMs - entry.atMs : 0
      if (entry?.stamp !== stamp || ageMs >= maxAgeMs || nowMs >= untilMs(entry.value))
        return start(key, stamp, load)
      // A failure reaches the next caller that has no cached value left.
      if (ageMs > maxAgeMs / 2) start(key, stamp, load).catch(() => undefined)
      return entry.value
    },
  }
}
