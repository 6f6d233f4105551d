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
}

/** A cache of the most recently used values. Evicts the oldest as soon as either bound is exceeded. */
export function boundedCache<V>({ maxEntries, maxBytes, bytesOf }: Bounds<V>): BoundedCache<V> {
  const entries = new Map<string, { value: V; bytes: number }>()
  let bytes = 0
  const remove = (key: string) => {
    bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  return {
    get: (key) => {
      const entry = entries.get(key)
      if (!entry) return undefined
      // A Map iterates in insertion order, so an entry that is inserted again becomes the youngest.
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    set: (key, value) => {
      remove(key)
      const entry = { value, bytes: bytesOf(value) }
      if (entry.bytes > maxBytes) return
      entries.set(key, entry)
      bytes += entry.bytes
      for (const oldest of entries.keys()) {
        if (entries.size <= maxEntries && bytes <= maxBytes) break
        remove(oldest)
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
