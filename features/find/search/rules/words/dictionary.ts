import { beginningWith } from '../first-where.ts'
import { plain, tidyWord, withPlainUnits } from '@hojip/catalog/words'
import { initialsOf, lettersOf } from './hangul.ts'
import { byLength, type ByLength, type Keyed } from './nearest.ts'

/** A word of the mall: how many products on sale have it, and how it is read when it is Chinese. */
export interface WordRow {
  word: string
  count: number
  pinyin: string
  initials: string
}

/** The mall's words, by everything that a shopper may type for them. */
export interface Dictionary {
  /** How many products have a word. */
  counts: ReadonlyMap<string, number>
  /** Other words for a word or several (written together), itself left out. */
  synonyms: ReadonlyMap<string, readonly string[]>
  /** Words that queries are read without, in the form of `synonymKey`. */
  stopped: ReadonlySet<string>
  /** Words by their whole pinyin, by the initials of it, and by the initial consonants of Korean; frequent ones first. */
  pinyin: ReadonlyMap<string, readonly string[]>
  pinyinInitials: ReadonlyMap<string, readonly string[]>
  koreanInitials: ReadonlyMap<string, readonly string[]>
  latinBySpelling: ByLength
  koreanBySpelling: ByLength
  chineseBySpelling: ByLength
  chineseByPinyin: ByLength
  /** Everything a word may begin with while it is typed, sorted by key. */
  beginnings: readonly Keyed[]
}

const isKorean = /^\p{Script=Hangul}+$/u
const isLatin = /^[\p{Script=Latin}]+$/u

/** A word or several as the synonyms are looked up: without spaces, each word as the search writes it. */
export function synonymKey(words: string): string {
  return withPlainUnits(plain(words)).split(/\s+/).filter(Boolean).map(tidyWord).join('')
}

function keyed(rows: readonly WordRow[], keyOf: (row: WordRow) => string): Keyed[] {
  return rows.flatMap((row) => {
    const key = keyOf(row)
    return key ? [{ key, word: row.word, count: row.count }] : []
  })
}

function listed(words: readonly Keyed[]): Map<string, string[]> {
  const lists = new Map<string, string[]>()
  for (const { key, word } of words) {
    const list = lists.get(key)
    if (list) list.push(word)
    else lists.set(key, [word])
  }
  return lists
}

function synonymsOf(groups: readonly (readonly string[])[]): Map<string, string[]> {
  const synonyms = new Map<string, Set<string>>()
  for (const group of groups)
    for (const word of group) {
      const key = synonymKey(word)
      const others = synonyms.get(key) ?? new Set()
      for (const other of group) if (synonymKey(other) !== key) others.add(other)
      synonyms.set(key, others)
    }
  return new Map([...synonyms].map(([key, others]) => [key, [...others]]))
}

/**
 * @param groups words that mean the same
 * @param stopped words that queries are read without
 */
export function dictionaryOf(
  rows: readonly WordRow[],
  groups: readonly (readonly string[])[],
  stopped: readonly string[] = [],
): Dictionary {
  const sorted = rows.toSorted((a, b) => b.count - a.count || (a.word < b.word ? -1 : 1))
  const korean = sorted.filter(({ word }) => isKorean.test(word))
  const latin = sorted.filter(({ word }) => isLatin.test(word))
  const chinese = sorted.filter(({ pinyin }) => pinyin)
  const letters = keyed(korean, ({ word }) => lettersOf(word))
  const initials = keyed(korean, ({ word }) => initialsOf(word))
  const pinyin = keyed(chinese, (row) => row.pinyin)
  const pinyinInitials = keyed(chinese, (row) => row.initials)
  const own = keyed([...latin, ...chinese], ({ word }) => word)
  return {
    counts: new Map(rows.map(({ word, count }) => [word, count])),
    synonyms: synonymsOf(groups),
    stopped: new Set(stopped.map(synonymKey).filter(Boolean)),
    pinyin: listed(pinyin),
    pinyinInitials: listed(pinyinInitials),
    koreanInitials: listed(initials),
    latinBySpelling: byLength(keyed(latin, ({ word }) => word)),
    koreanBySpelling: byLength(letters),
    chineseBySpelling: byLength(keyed(chinese, ({ word }) => word)),
    chineseByPinyin: byLength(pinyin),
    beginnings: [...own, ...letters, ...initials, ...pinyin, ...pinyinInitials].toSorted((a, b) =>
      a.key < b.key ? -1 : a.key > b.key ? 1 : 0,
    ),
  }
}

/** Knows no word: a query is then read as it stands. */
export const emptyDictionary: Dictionary = dictionaryOf([], [])

/** The most frequent words one of whose keys begins so. */
export function wordsBeginning(dictionary: Dictionary, beginning: string, most: number): string[] {
  const found = beginningWith(dictionary.beginnings, ({ key }) => key, beginning, 2_000)
  const ordered = found.toSorted((a, b) => b.count - a.count)
  return [...new Set(ordered.map(({ word }) => word))].slice(0, most)
}
