import { distance } from '@hojip/platform/near'

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
