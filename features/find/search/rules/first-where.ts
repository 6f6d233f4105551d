/**
 * The first place in a list from which on something holds, by halving; its length when it holds nowhere.
 * @param holds once true, true for all entries behind
 */
export function firstWhere<T>(list: readonly T[], holds: (entry: T) => boolean): number {
  let [low, high] = [0, list.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(list[middle]!)) high = middle
    else low = middle + 1
  }
  return low
}

/** The entries whose text begins so, at most so many, of a list that is sorted by these texts. */
export function beginningWith<T>(
  sorted: readonly T[],
  textOf: (entry: T) => string,
  beginning: string,
  most = sorted.length,
): T[] {
  const first = firstWhere(sorted, (entry) => textOf(entry) >= beginning)
  const behind = firstWhere(
    sorted,
    (entry) => textOf(entry) > beginning && !textOf(entry).startsWith(beginning),
  )
  return sorted.slice(first, Math.min(behind, first + most))
}
