import { countsOf } from './counts.ts'

export interface BoundedCache<V> {
  get(key: string): V | undefined
  set(key: string, value: V): void
  delete(key: string): void
  readonly size: number
  readonly bytes: number
}

export interface Bounds<V> {
  maxEntries: number
  maxBytes: number
  bytesOf: (value: V) => number
  /** Under which hits and misses are counted; left out, nobody counts. */
  name?: string
}

interface Entry<V> {
  value: V
  bytes: number
  /** Since it was stored, or passed over the last time. */
  isUsed: boolean
}

/**
 * A cache of recently used values. As soon as either bound is exceeded the oldest ones go, except that one used
 * meanwhile gets a second chance: a look at a value only marks it, since moving it costs more than all the rest.
 */
export function boundedCache<V>({ maxEntries, maxBytes, bytesOf, name }: Bounds<V>): BoundedCache<V> {
  const counts = name === undefined ? undefined : countsOf(name)
  const entries = new Map<string, Entry<V>>()
  let bytes = 0
  const remove = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  return {
    get: (key) => {
      const entry = entries.get(key)
      if (!entry) {
        if (counts) counts.misses += 1
        return undefined
      }
      if (counts) counts.hits += 1
      entry.isUsed = true
      return entry.value
    },
    set: (key, value) => {
      remove(key)
      const entry = { value, bytes: bytesOf(value), isUsed: false }
      if (entry.bytes > maxBytes) return
      entries.set(key, entry)
      bytes += entry.bytes
      // A Map iterates in insertion order, also over what is inserted meanwhile: the marks end after one round.
      for (const [oldest, old] of entries) {
        if (entries.size <= maxEntries && bytes <= maxBytes) break
        if (old.isUsed || oldest === key) {
          old.isUsed = false
          entries.delete(oldest)
          entries.set(oldest, old)
        } else remove(oldest)
      }
    },
    delete: remove,
    get size() {
      return entries.size
    },
    get bytes() {
      return bytes
    },
  }
}
