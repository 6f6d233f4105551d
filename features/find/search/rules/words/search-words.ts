import {
  chineseWords,
  grams,
  plain,
  spacedRun,
  tidyWord,
  unspaced,
  unspacedRun,
  withPlainUnits,
} from '@hojip/catalog/words'
import { rememberFew, rememberPer } from '@hojip/platform/once'
import { cover } from './cover.ts'
import { synonymKey, type Dictionary } from './dictionary.ts'
import { spellings, withoutParticle } from './hangul.ts'
import { withoutStopped } from './stopped.ts'

const joints = /['’-]/g
const isUnspaced = new RegExp(`[${unspaced}]`, 'u')
const isHangul = /\p{Script=Hangul}/u
const maxTokens = 60
const maxOthers = 12

/** A word of a query: its own tokens, all of which have to match, or all tokens of one of the others. */
export interface Term {
  tokens: string[]
  others: string[][]
}

export interface SearchWords {
  /** All of them have to match. */
  terms: Term[]
  /** Tokens to try when nothing was found: the same words, less strictly. */
  looser: string[]
  /** Stopped words of the query, by which nothing is searched. */
  leftOut: string[]
}

/** The fewest tokens that cover a word. */
function wordTokens(word: string): string[] {
  const characters = [...word]
  return characters.length <= 3 ? [word] : grams(characters, 3)
}

/** A long run of unknown words: its first and its last characters have to match in a row, the others anywhere. */
function looseTokens(characters: string[]): string[] {
  return characters.length <= 3
    ? [characters.join('')]
    : [characters.slice(0, 2).join(''), ...characters.slice(2, -2), characters.slice(-2).join('')]
}

function chineseTokens(run: string): string[] {
  if ([...run].length <= 3) return [run]
  return chineseWords(run).flatMap(({ text, isLoose }) =>
    isLoose ? looseTokens([...text]) : wordTokens(text),
  )
}

function latinTokens(run: string): string[] {
  const parts = run.split(joints).filter(Boolean)
  return (run.includes('-') ? parts : [parts.join('')]).map(tidyWord).filter(Boolean)
}

/** The runs of one script in a text, in order. */
function runsOf(text: string): string[] {
  const both = new RegExp(`${unspacedRun.source}|${spacedRun.source}`, 'gu')
  return [...text.matchAll(both)].flatMap(([run]) =>
    isUnspaced.test(run) ? (run.match(/\p{Script=Hangul}+|\P{Script=Hangul}+/gu) ?? []) : [run],
  )
}

function tokensOfRun(run: string): string[] {
  if (!isUnspaced.test(run)) return latinTokens(run)
  return isHangul.test(run) ? wordTokens(run) : chineseTokens(run)
}

/** The tokens by which other words are looked for; undefined for words that would be found in too many others. */
function tokensOfOther(words: string): string[] | undefined {
  const runs = runsOf(withPlainUnits(plain(words)))
  const tokens = runs.flatMap((run) => {
    if ([...run].length > 1 || !isUnspaced.test(run)) return tokensOfRun(run)
    return isHangul.test(run) ? [`=${run}`] : []
  })
  return runs.length > 0 && tokens.length >= runs.length ? tokens : undefined
}

/** Other words for a run: its synonyms, and of Korean its other spellings that the mall knows, with their synonyms. */
function othersOf(key: string, dictionary: Dictionary): string[][] {
  const spelt = isHangul.test(key)
    ? spellings(key).filter((one) => dictionary.counts.has(one) || dictionary.synonyms.has(one))
    : []
  const words = [
    ...(dictionary.synonyms.get(key) ?? []),
    ...spelt,
    ...spelt.flatMap((one) => dictionary.synonyms.get(one) ?? []),
  ]
  const all = [...new Set(words)].flatMap((word) => {
    const tokens = tokensOfOther(word)
    return tokens ? [tokens] : []
  })
  return all.slice(0, maxOthers)
}

/** A Chinese run as the words that the mall knows, or as one when they do not cover it. */
function knownParts(run: string, dictionary: Dictionary): string[] {
  const characters = [...run]
  if (isHangul.test(run) || !isUnspaced.test(run) || characters.length <= 3) return [run]
  const { counts, synonyms, stopped } = dictionary
  const isKnown = (part: string) => counts.has(part) || synonyms.has(part) || stopped.has(part)
  if (dictionary.synonyms.has(run)) return [run]
  return cover(characters, 6, (part) => ([...part].length >= 2 && isKnown(part) ? part : undefined)) ?? [run]
}

/** Up to so many neighbouring words have synonyms together: "cold noodles". */
const longestPhrase = 3

/** @param isMeant whether a word is read that is no part of a phrase with synonyms */
function termsOf(
  runs: readonly string[],
  dictionary: Dictionary,
  isMeant: (run: string) => boolean = () => true,
): Term[] {
  const terms: Term[] = []
  for (let at = 0; at < runs.length;) {
    let length = Math.min(longestPhrase, runs.length - at)
    const keyOf = (count: number) => synonymKey(runs.slice(at, at + count).join(' '))
    while (length > 1 && !dictionary.synonyms.has(keyOf(length))) length -= 1
    const read = runs.slice(at, at + length)
    const tokens = read.flatMap(tokensOfRun)
    const isRead = length > 1 || read.every(isMeant)
    if (isRead && tokens.length > 0) terms.push({ tokens, others: othersOf(keyOf(length), dictionary) })
    at += length
  }
  return terms
}

/** A query folded in width, but not in case: Korean that was typed on Latin keys needs it. */
export function plainQuery(query: string): string {
  return query.replace(/[^\u3131-\u318e]+/g, (part) => part.normalize('NFKC')).trim()
}

const mostRead = 200
const reader = rememberPer((dictionary: Dictionary) =>
  rememberFew((query: string) => wordsOf(query, dictionary), mostRead),
)

/**
 * The terms of a shopper's query, without stopped words; undefined when there is nothing to search by. Read once: whoever
 * searches asks for filters and further pages of the same words.
 */
export function searchWords(query: string, dictionary: Dictionary): SearchWords | undefined {
  return reader(dictionary)(query)
}

function wordsOf(query: string, dictionary: Dictionary): SearchWords | undefined {
  const isMeant = (run: string) => !dictionary.stopped.has(synonymKey(run))
  const read = runsOf(withPlainUnits(plain(query))).map((run) => withoutStopped(run, dictionary))
  const runs = read.map(({ rest }) => rest)
  const parts = runs.flatMap((run) => knownParts(run, dictionary))
  const meant = termsOf(parts, dictionary, isMeant)
  // Of a query that has nothing else, stopped words are read.
  const terms = meant.length > 0 ? meant : termsOf(parts, dictionary)
  if (terms.length === 0) return undefined
  const stopped = meant.length > 0 ? parts.filter((part) => !isMeant(part)) : []
  const looser = new Set(
    (meant.length > 0 ? runs.filter(isMeant) : runs).flatMap((run) => {
      if (!isUnspaced.test(run)) return latinTokens(run)
      if (isHangul.test(run)) return wordTokens(withoutParticle(run))
      return looserTokens(run, dictionary)
    }),
  )
  const leftOut = [...read.flatMap((run) => run.leftOut), ...stopped]
  return { terms: bounded(terms), looser: [...looser].slice(0, maxTokens), leftOut }
}

/** A short run as a known word and the character beside it, a long one as its characters. */
function looserTokens(run: string, dictionary: Dictionary): string[] {
  const characters = [...run]
  if (characters.length > 3) return characters
  if (characters.length < 3 || dictionary.counts.has(run)) return [run]
  const parts = cover(characters, 2, (part) =>
    [...part].length === 1 || dictionary.counts.has(part) ? part : undefined,
  )
  return parts?.length === 2 ? parts : [run]
}

function bounded(terms: readonly Term[]): Term[] {
  let left = maxTokens
  return terms.flatMap(({ tokens, others }) => {
    const own = [...new Set(tokens)].slice(0, left)
    left -= own.length
    return own.length > 0 ? [{ tokens: own, others }] : []
  })
}

/**
 * The words of a query that is still being typed: the last Latin word is a prefix, and a lone Korean consonant at the
 * end is half a syllable.
 */
export function typedWords(
  typed: string,
  dictionary: Dictionary,
): (SearchWords & { beginning?: string }) | undefined {
  const read = plain(typed).replace(/[ᄀ-ᇿ㄰-㆏]+$/u, '')
  const last = read.match(/[\p{L}\p{N}]+$/u)?.[0]
  if (!last || isUnspaced.test(last)) return searchWords(read, dictionary)
  const before = searchWords(read.slice(0, -last.length), dictionary) ?? {
    terms: [],
    looser: [],
    leftOut: [],
  }
  return { ...before, beginning: tidyWord(last) }
}
