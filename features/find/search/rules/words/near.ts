import { distance } from '@hojip/platform/near'
import { plainQuery } from './search-words.ts'
import { isKnown, pinyinOf } from './correct.ts'
import type { Dictionary } from './dictionary.ts'
import { lettersOf } from './hangul.ts'
import type { ByLength, Keyed } from './nearest.ts'

const mostWords = 6
/** So many words of the query are looked at, and so many of the mall's of each length: the frequent ones. */
const mostChecked = 4
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

/** Words of the mall whose characters are all in this word, in their order: 辣白拌菜条 has 辣白菜. */
function spreadIn(word: string, words: ByLength): Near[] {
  const characters = [...word]
  const isSpread = (key: string) => {
    const rest = characters.values()
    return [...key].every((one) => rest.some((other) => other === one))
  }
  const found: Near[] = []
  for (let length = Math.ceil(characters.length / 2); length < characters.length; length++)
    for (const { key, word: other, count } of words.get(length)?.slice(0, mostOfLength) ?? [])
      if (isSpread(key)) found.push({ word: other, away: 1 - length / characters.length, count })
  return found
}

function nearOf(word: string, dictionary: Dictionary): Near[] {
  if (latin.test(word))
    return word.length < 3
      ? []
      : [...within(word, dictionary.latinBySpelling), ...within(word, dictionary.chineseByPinyin)]
  if (korean.test(word)) return within(lettersOf(word), dictionary.koreanBySpelling)
  if (!chinese.test(word)) return []
  const sounds = within(pinyinOf(word).whole, dictionary.chineseByPinyin)
  const { chineseBySpelling: spelled } = dictionary
  return [...within(word, spelled), ...spreadIn(word, spelled), ...sounds]
}

/** The longest words of the mall in one without spaces, from its beginning: 人参枣片 has 人参 and 枣片. */
function wordsIn(word: string, dictionary: Dictionary): Near[] {
  const characters = [...word]
  const found: Near[] = []
  for (let from = 0; from < characters.length;) {
    let until = characters.length - (from === 0 ? 1 : 0)
    const part = () => characters.slice(from, until).join('')
    while (until - from > 1 && !isKnown(part(), dictionary)) until -= 1
    if (until - from < 2) from += 1
    else {
      found.push({ word: part(), away: 1, count: dictionary.counts.get(part()) ?? 0 })
      from = until
    }
  }
  return found
}

/** What to try instead of one word of the query: itself when the mall knows it, else what is near it, else its parts. */
function insteadOf(word: string, dictionary: Dictionary): Near[] {
  if ([...word].length > longestChecked) return []
  if (isKnown(word, dictionary)) return [{ word, away: 0, count: dictionary.counts.get(word) ?? 0 }]
  const parts = korean.test(word) || chinese.test(word) ? wordsIn(word, dictionary) : []
  return [...nearOf(word, dictionary), ...parts]
}

/**
 * Words of the mall for a query that found nothing: those of the query that it knows, those that are written or sound
 * nearly like the others, and those within them. They are further away than what `correctQuery` searches for instead, so
 * that the shopper chooses. The nearest first, then the more frequent ones; none is the query itself.
 */
export function nearWords(query: string, dictionary: Dictionary): string[] {
  const whole = plainQuery(query).toLowerCase()
  const words = whole.split(/\s+/).filter(Boolean).slice(0, mostChecked)
  const found = words.flatMap((word) => insteadOf(word, dictionary))
  const sorted = found.toSorted((a, b) => a.away - b.away || b.count - a.count)
  return [...new Set(sorted.map(({ word }) => word))].filter((word) => word !== whole).slice(0, mostWords)
}
