import { plainQuery } from './search-words.ts'
import { pinyinOf } from './correct.ts'
import type { Dictionary } from './dictionary.ts'
import { lettersOf } from './hangul.ts'
import { distance, type ByLength, type Keyed } from './nearest.ts'

const mostWords = 4
/** So many words of the query are looked at, and so many of the mall's of each length: the frequent ones. */
const mostChecked = 2
const mostOfLength = 3_000
/** Longer words are no misspellings but something else. */
const longestChecked = 30

const latin = /^\p{Script=Latin}+$/u
const korean = /^[\u3131-\u318e\p{Script=Hangul}]+$/u
const chinese = /^\p{Script=Han}{2,}$/u

interface Near {
  word: string
  away: number
  count: number
}

/** Words whose keys differ by at most a third of their letters. */
function within(key: string, words: ByLength): Near[] {
  const most = Math.min(3, Math.max(1, Math.floor(key.length / 3)))
  const found: Near[] = []
  const check = ({ key: other, word, count }: Keyed) => {
    const away = distance(key, other, most)
    if (away <= most) found.push({ word, away: away / key.length, count })
  }
  for (let length = key.length - most; length <= key.length + most; length++)
    words.get(length)?.slice(0, mostOfLength).forEach(check)
  return found
}

function nearOf(word: string, dictionary: Dictionary): Near[] {
  if ([...word].length > longestChecked) return []
  if (latin.test(word))
    return word.length < 3
      ? []
      : [...within(word, dictionary.latinBySpelling), ...within(word, dictionary.chineseByPinyin)]
  if (korean.test(word)) return within(lettersOf(word), dictionary.koreanBySpelling)
  if (!chinese.test(word)) return []
  const sounds = within(pinyinOf(word).whole, dictionary.chineseByPinyin)
  return [...within(word, dictionary.chineseBySpelling), ...sounds]
}

/**
 * Words of the mall that are written or sound nearly like those of a query that found nothing: further away than what
 * `correctQuery` searches for instead, so that the shopper chooses. The nearest first, then the more frequent ones.
 */
export function nearWords(query: string, dictionary: Dictionary): string[] {
  const words = plainQuery(query).toLowerCase().split(/\s+/).filter(Boolean).slice(0, mostChecked)
  const found = words.flatMap((word) => nearOf(word, dictionary))
  const sorted = found.toSorted((a, b) => a.away - b.away || b.count - a.count)
  return [...new Set(sorted.map(({ word }) => word))]
    .filter((word) => !words.includes(word))
    .slice(0, mostWords)
}
