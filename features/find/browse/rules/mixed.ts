/** Takes up to `count` entries from the lists in turn, without duplicates. */
export function mixed<T extends { pkId: string }>(lists: readonly (readonly T[])[], count: number): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const found = new Map<string, T>()
  for (let at = 0; at < longest; at++)
    for (const list of lists) {
      const one = list[at]
      if (one && !found.has(one.pkId)) found.set(one.pkId, one)
    }
  return [...found.values()].slice(0, count)
}
