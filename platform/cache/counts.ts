interface Counts {
  hits: number
  misses: number
}

const all = new Map<string, Counts>()

/** The counts of the caches of one name. */
export function countsOf(name: string): Counts {
  const known = all.get(name)
  if (known) return known
  const counts = { hits: 0, misses: 0 }
  all.set(name, counts)
  return counts
}

/** How often each named cache of this process had what it was asked for. */
export function cacheCounts(): ReadonlyMap<string, Readonly<Counts>> {
  return all
}
