/**
 * The first of a list that is never empty, such as the lines of an order.
 * @throws when it is empty, which is a mistake of the caller
 */
export function firstOf<T>(list: readonly T[]): T {
  for (const first of list) return first
  throw new Error('a list that is never empty is empty')
}

/**
 * The entries of two lists side by side, such as what was asked and what was answered.
 * @throws when one list is longer, which is a mistake of who made it
 */
export function zip<A, B>(one: readonly A[], other: readonly B[]): [A, B][] {
  if (one.length !== other.length)
    throw new Error(`lists of ${one.length} and of ${other.length} entries do not belong together`)
  return one.map((entry, at) => [entry, other[at] as B])
}

/**
 * The value of a key that the map has for certain, such as one that was made of the same list.
 * @throws when it has none, which is a mistake of who made the map
 */
export function mustGet<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key)
  if (value === undefined) throw new Error(`a map that must have every key lacks ${String(key)}`)
  return value
}
