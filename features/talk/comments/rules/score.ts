/** How often each star occurs in a file. */
export type StarCounts = ReadonlyMap<number, number>

const fewest = 20
const share = 0.95

/**
 * Whether a file's 1s are not opinions. Shops whose software never asked for stars export its default, a 1 in every
 * row; real shoppers never all agree on the worst.
 */
export function onesAreDefaults(stars: StarCounts): boolean {
  const ones = stars.get(1) ?? 0
  const all = [...stars.values()].reduce((sum, count) => sum + count, 0)
  return all >= fewest && ones >= all * share
}

/** One to five; null when the star means nothing. */
export function scoreOf(star: number | undefined, onesSayNothing: boolean): number | null {
  if (star === undefined || !Number.isInteger(star) || star < 1 || star > 5) return null
  return star === 1 && onesSayNothing ? null : star
}
