import { Converter } from 'opencc-js/t2cn'

/** Chinese, Korean and Japanese scripts, whose words are not reliably separated. */
export const unspaced = '\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Hiragana}\\p{Script=Katakana}ー'
export const unspacedRun = new RegExp(`[${unspaced}]+`, 'gu')
export const spacedRun = new RegExp(`(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}'’-])+`, 'gu')

let converter: ReturnType<typeof Converter> | undefined
/** Its dictionary is read with the first word. */
function toSimplified(text: string): string {
  converter ??= Converter({ from: 't', to: 'cn' })
  return converter(text)
}

const han = /\p{Script=Han}/u
/** Unlike `NFKC`, leaves single Korean letters as they were typed: ㄱㅊ is not the beginning of a syllable. */
const butLetters = /[^\u3131-\u318e]+/g

/** Folds what does not matter to a search: width, ligatures, case, and traditional characters into simplified ones. */
export function plain(text: string): string {
  const folded = text.replace(butLetters, (part) => part.normalize('NFKC')).toLowerCase()
  return han.test(folded) ? toSimplified(folded) : folded
}

const accents = /\p{M}/gu
const maxWordLength = 40

/** Makes English plurals singular. Both sides of the search use it, so either form finds the other. */
function singular(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word
  if (/(ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (/(l|ea|oa)ves$/.test(word)) return `${word.slice(0, -3)}f`
  if (word.endsWith('nives')) return `${word.slice(0, -3)}fe`
  if (/(sh|ch|x|ss|zz|to)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

/** A Latin word or number as both sides of the search write it. */
export function tidyWord(word: string): string {
  return singular(word.normalize('NFD').replace(accents, '').normalize('NFC').slice(0, maxWordLength))
}

/** Every run of `length` neighbouring characters. */
export function grams(characters: readonly string[], length: number): string[] {
  return characters
    .slice(0, Math.max(0, characters.length - length + 1))
    .map((_, i) => characters.slice(i, i + length).join(''))
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/**
 * The words of a Chinese run. The dictionary of `Intl` knows few product words: consecutive single characters count as
 * one loose word, and a lone one joins the word before it.
 */
export function chineseWords(run: string): { text: string; isLoose: boolean }[] {
  const words: { text: string; isLoose: boolean }[] = []
  const segments = [...segmenter.segment(run)].map(({ segment }) => segment)
  for (const [i, segment] of segments.entries()) {
    const last = words.at(-1)
    const isSingle = [...segment].length === 1
    const isLone = isSingle && [...(segments[i + 1] ?? '  ')].length > 1
    if (last && isSingle && (last.isLoose || isLone)) last.text += segment
    else words.push({ text: segment, isLoose: isSingle })
  }
  return words
}
