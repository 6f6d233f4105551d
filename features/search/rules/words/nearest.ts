/**
 * The number of letters to add, drop, change or swap with their neighbour between two words; more than `most` when
 * they are further apart.
 */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    let best = i
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      let cost = Math.min(row[j - 1]! + 1, last[j]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2]! + 1)
      row.push(cost)
      best = Math.min(best, cost)
    }
    if (best > most) return most + 1
    before = last
    last = row
  }
  return last[b.length]!
}

/** A word with what it is compared by (its letters, its pinyin) and how many products have it. */
export interface Keyed {
  key: string
  word: string
  count: number
}

/** Words by the length of their keys, so that only those of about the same length are compared. */
export type ByLength = ReadonlyMap<number, readonly Keyed[]>

export function byLength(words: readonly Keyed[]): ByLength {
  return Map.groupBy(words, ({ key }) => key.length)
}

/**
 * The word whose key is nearest: at most one letter away, two for keys of eight letters or more. The first letter
 * counts more than the others, and of words equally near the more frequent one wins.
 */
export function nearest(key: string, words: ByLength): string | undefined {
  const most = key.length >= 8 ? 2 : 1
  let found: { word: string; cost: number; count: number } | undefined
  for (let length = key.length - most; length <= key.length + most; length++)
    for (const one of words.get(length) ?? []) {
      const away = distance(key, one.key, most)
      if (away > most) continue
      const cost = away + (one.key[0] === key[0] ? 0 : 0.5)
      if (!found || cost < found.cost || (cost === found.cost && one.count > found.count))
        found = { word: one.word, cost, count: one.count }
    }
  return found?.word
}
