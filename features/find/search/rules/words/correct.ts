import { tidyWord } from '@hojip/catalog/words'
import { pinyin } from 'pinyin-pro'
import { cover } from './cover.ts'
import { synonymKey, type Dictionary } from './dictionary.ts'
import { fromKoreanKeys, fromLatinKeys, isInitials, lettersOf, spellings, withoutParticle } from './hangul.ts'
import { nearest } from './nearest.ts'

/** Words that are too long are no misspellings but something else. */
const longestChecked = 30
/** So many words of a query are corrected. */
const mostCorrected = 4

/** In letters: of two syllables without a final one, every other vowel makes another word (가게, a shop, and 가구). */
const shortestKorean = 5

const letters = /^[a-z]+$/
const koreanLetters = /^[\u3131-\u318e\p{Script=Hangul}]+$/u
const chinese = /^\p{Script=Han}+$/u
const hasHan = /\p{Script=Han}/u

/** The pinyin of Chinese characters, without tones: 绿茶 is lvcha. Other characters stay. */
export function pinyinOf(text: string): { whole: string; initials: string } {
  const syllables = pinyin(text, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' })
  return {
    whole: syllables.join('').replaceAll('ü', 'v'),
    initials: syllables.map((one) => one[0] ?? '').join(''),
  }
}

/** Whether products have the word, or another word for it. */
export function isKnown(word: string, dictionary: Dictionary): boolean {
  return dictionary.counts.has(tidyWord(word)) || dictionary.synonyms.has(synonymKey(word))
}

/** The words that a pinyin may mean, one or several in a row: yanjilengmian is 延吉 冷面. */
function fromPinyin(typed: string, { pinyin: known }: Dictionary): string | undefined {
  const plain = typed.replace(/[’']/g, '')
  if (!letters.test(plain) || plain.length < 2) return undefined
  return cover([...plain], 24, (part) => (part.length < 2 ? undefined : known.get(part)?.[0]))?.join(' ')
}

/** Pinyin and characters in one word: la白菜 is 辣白菜. The characters have to be those of the word. */
function fromMixed(typed: string, { pinyin: known }: Dictionary): string | undefined {
  const characters = typed.match(/\p{Script=Han}/gu) ?? []
  return known.get(pinyinOf(typed).whole)?.find((word) => {
    let from = 0
    return characters.every((one) => {
      from = word.indexOf(one, from) + 1
      return from > 0
    })
  })
}

function fromLatin(typed: string, dictionary: Dictionary): string | undefined {
  const word = typed.toLowerCase()
  const initials = () => (word.length >= 2 ? dictionary.pinyinInitials.get(word)?.[0] : undefined)
  const hasVowel = /[aeiouvy]/.test(word)
  return (
    fromPinyin(word, dictionary) ??
    (hasVowel ? undefined : initials()) ??
    fromKeys(typed, dictionary) ??
    (word.length >= 4 ? nearest(tidyWord(word), dictionary.latinBySpelling) : undefined) ??
    initials() ??
    (word.length >= 6 ? nearest(word, dictionary.chineseByPinyin) : undefined)
  )
}

function fromKeys(typed: string, dictionary: Dictionary): string | undefined {
  const korean = fromLatinKeys(typed) ?? fromLatinKeys(typed.toLowerCase())
  if (!korean || korean.length < 2) return undefined
  if (isKnown(korean, dictionary)) return korean
  return (
    [...spellings(korean), withoutParticle(korean)].find((one) => isKnown(one, dictionary)) ??
    split(korean, dictionary)
  )
}

/** A Korean compound as its known words: 김치만두 is 김치 만두. */
function split(word: string, dictionary: Dictionary): string | undefined {
  const parts = cover([...word], 8, (part) =>
    part.length >= 2 && isKnown(part, dictionary) ? part : undefined,
  )
  return parts && parts.length > 1 ? parts.join(' ') : undefined
}

function fromKorean(typed: string, dictionary: Dictionary): string | undefined {
  if (isInitials(typed)) return dictionary.koreanInitials.get(typed)?.[0]
  const stem = withoutParticle(typed)
  const others = [...spellings(typed), stem, ...spellings(stem)]
  const known = others.find((one) => isKnown(one, dictionary))
  if (known && known !== typed) return known
  const hasLetters = /[\u3131-\u318e]/.test(typed)
  const parts = hasLetters
    ? undefined
    : [typed, ...others].map((one) => split(one, dictionary)).find((one) => one !== undefined)
  if (parts) return parts
  const latin = fromKoreanKeys(typed)
  const read = latin && (isKnown(latin, dictionary) ? latin : fromPinyin(latin, dictionary))
  if (read) return read
  const key = lettersOf(typed)
  return (
    (key.length >= shortestKorean ? nearest(key, dictionary.koreanBySpelling) : undefined) ??
    (hasLetters && latin ? fromLatin(latin, dictionary) : undefined)
  )
}

function fromChinese(typed: string, dictionary: Dictionary): string | undefined {
  if ([...typed].length < 2) return undefined
  const same = dictionary.pinyin.get(pinyinOf(typed).whole)?.[0]
  return same ?? ([...typed].length >= 3 ? nearest(typed, dictionary.chineseBySpelling) : undefined)
}

function corrected(word: string, dictionary: Dictionary): string | undefined {
  if ([...word].length > longestChecked || isKnown(word.toLowerCase(), dictionary)) return undefined
  if (letters.test(word.toLowerCase())) return fromLatin(word, dictionary)
  if (koreanLetters.test(word)) return fromKorean(word, dictionary)
  if (chinese.test(word)) return fromChinese(word, dictionary)
  return hasHan.test(word) ? fromMixed(word.toLowerCase(), dictionary) : undefined
}

/** The pinyin of one word typed in several, "la bai cai", or a compound: "tooth paste". */
function joined(words: readonly string[], dictionary: Dictionary): string | undefined {
  const all = words.join('').toLowerCase()
  if (words.length < 2 || !letters.test(all)) return undefined
  return dictionary.counts.has(all) ? all : fromPinyin(all, dictionary)
}

/**
 * What the shopper probably meant: pinyin, initials, the wrong keyboard and misspellings, word by word; undefined when
 * every word is known or nothing is near. To be asked only when the words as they are found nothing.
 * @param query folded in width; upper case is kept, since Korean keys tell it apart
 */
export function correctQuery(query: string, dictionary: Dictionary): string | undefined {
  const words = query.split(/\s+/).filter(Boolean)
  const isLatinOnly = words.every((word) => letters.test(word.toLowerCase()))
  const whole = isLatinOnly && words.some((word) => !isKnown(word.toLowerCase(), dictionary))
  const together = whole ? joined(words, dictionary) : undefined
  if (together) return together
  let left = mostCorrected
  let isChanged = false
  const made = words.map((word) => {
    const other = left > 0 ? corrected(word, dictionary) : undefined
    if (other === undefined || other === word) return word
    left -= 1
    isChanged = true
    return other
  })
  return isChanged ? made.join(' ') : undefined
}
