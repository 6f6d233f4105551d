import type { LocalText } from '@hojip/platform/i18n'
import { headTokens } from './head-tokens.ts'
import { chineseWords, grams, plain, spacedRun, tidyWord, unspaced, unspacedRun } from './plain.ts'
import { numbersOfUnits, withPlainUnits } from './units.ts'

type Texts = Partial<LocalText>

const gap = new RegExp(`(?<=[${unspaced}])\\s+(?=[${unspaced}])`, 'gu')
const joints = /['’-]/g
/** A Korean word of one syllable: its token is marked, since the syllable alone is in too many other words. */
const loneSyllable = /(?<![\p{L}\p{N}])(\p{Script=Hangul})(?![\p{L}\p{N}])/gu

/**
 * The tokens a text is found by. Latin words stay whole; Chinese and Korean yield every run of one, two and three
 * characters, so that a word of any length is found exactly. With `shortest` 2, single characters are left out.
 */
function tokensOf(text: string, shortest: 1 | 2 = 1): string[] {
  const folded = plain(text)
  const read = withPlainUnits(folded).replace(gap, '')
  const tokens: string[] = numbersOfUnits(folded)
  for (const [, word] of folded.matchAll(loneSyllable)) tokens.push(`=${word}`)
  for (const [run] of read.matchAll(unspacedRun)) {
    const characters = [...run]
    for (let length = shortest; length <= 3; length++) tokens.push(...grams(characters, length))
  }
  for (const [run] of read.matchAll(spacedRun)) {
    const parts = run.split(joints).filter(Boolean)
    tokens.push(...parts.map(tidyWord))
    if (parts.length > 1) tokens.push(tidyWord(parts.join('')))
  }
  return tokens
}

interface Searchable {
  name: Texts
  sn: string
  brand?: Texts
  selling?: Texts
  keywords?: readonly string[]
  options: readonly { values: readonly Texts[] }[]
  categories: readonly LocalText[]
}

export interface SearchTokens {
  /** All words, separated by spaces. */
  words: string
  /** The words of the names, by which products are ranked, and marked ones of what the product is. */
  names: string
  /** Whole words for the dictionary of the mall. */
  vocabulary: string[]
}

/** What a product is found by. */
export function searchTokens(product: Searchable): SearchTokens {
  const textsOf = (texts: Texts | undefined) => [...new Set(Object.values(texts ?? {}))]
  const of = (texts: Texts | undefined, shortest: 1 | 2 = 1) =>
    textsOf(texts).flatMap((text) => tokensOf(text, shortest))
  const values = product.options.flatMap((option) => option.values)
  const name = new Set(of(product.name))
  const all = new Set([
    ...name,
    ...tokensOf(product.sn),
    ...of(product.brand),
    ...product.categories.flatMap((one) => of(one)),
    ...values.flatMap((value) => of(value)),
    ...(product.keywords ?? []).flatMap((word) => tokensOf(word)),
    ...of(product.selling, 2),
  ])
  const texts = [product.name, product.brand, ...product.categories, ...values].flatMap(textsOf)
  const whole = new Set([...texts, ...(product.keywords ?? [])].flatMap(wholeWords))
  return {
    words: joined(all),
    names: joined(new Set([...name, ...headTokens(product.name, product.categories.at(-1))])),
    vocabulary: [...whole].toSorted(),
  }
}

function joined(tokens: ReadonlySet<string>): string {
  return [...tokens].filter(Boolean).join(' ')
}

const maxWholeLength = 12
/** Up to this length a Chinese run counts as a word of its own, besides the words in it. */
const maxPhrase = 5

/** The words of a text that shoppers would type or misspell: no numbers, no single characters. */
function wholeWords(text: string): string[] {
  const read = withPlainUnits(plain(text))
  const words: string[] = []
  for (const [run] of read.matchAll(unspacedRun))
    for (const part of run.match(/\p{Script=Hangul}+|\P{Script=Hangul}+/gu) ?? []) {
      if (/\p{Script=Hangul}/u.test(part)) words.push(part)
      else {
        words.push(...chineseWords(part).map((word) => word.text))
        if ([...part].length <= maxPhrase) words.push(part)
      }
    }
  for (const [run] of read.matchAll(spacedRun))
    words.push(
      ...run
        .split(joints)
        .map(tidyWord)
        .filter((word) => /^[^\d]+$/.test(word)),
    )
  return words.filter((word) => [...word].length >= 2 && [...word].length <= maxWholeLength)
}
