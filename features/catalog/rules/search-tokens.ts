import type { LocalText } from '@hojip/platform/i18n'

type Texts = Partial<LocalText>

/** Chinese, Korean and Japanese scripts, whose words are not reliably separated. */
const unspaced = '\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Hiragana}\\p{Script=Katakana}ー'
const unspacedRun = new RegExp(`[${unspaced}]+`, 'gu')
const isUnspaced = new RegExp(`[${unspaced}]`, 'u')
const spacedRun = new RegExp(`(?:(?![${unspaced}])[\\p{L}\\p{N}\\p{M}'’-])+`, 'gu')
const gap = new RegExp(`(?<=[${unspaced}])\\s+(?=[${unspaced}])`, 'gu')

/** Folds width, ligatures and case, which do not matter to a search. */
function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

const accents = /\p{M}/gu
const joints = /['’-]/g
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

function tidyWord(word: string): string {
  return singular(word.normalize('NFD').replace(accents, '').slice(0, maxWordLength))
}

function grams(characters: readonly string[], length: number): string[] {
  return characters
    .slice(0, Math.max(0, characters.length - length + 1))
    .map((_, i) => characters.slice(i, i + length).join(''))
}

/**
 * The tokens a text is found by. Latin words stay whole; Chinese and Korean yield every run of one, two and three
 * characters, so that a word of any length is found exactly. With `shortest` 2, single characters are left out.
 */
function tokensOf(text: string, shortest: 1 | 2 = 1): string[] {
  const read = plain(text).replace(gap, '')
  const tokens: string[] = []
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
  keywords?: string[]
  options: { values: Texts[] }[]
  categories: LocalText[]
}

/**
 * The contents of the two search columns, as words separated by spaces: all words, and the names alone for the
 * ranking.
 */
export function searchTokens(product: Searchable): { search: string; name_search: string } {
  const of = (texts: Texts | undefined, shortest: 1 | 2 = 1) =>
    [...new Set(Object.values(texts ?? {}))].flatMap((text) => tokensOf(text, shortest))
  const name = new Set(of(product.name))
  const all = new Set([
    ...name,
    ...tokensOf(product.sn),
    ...of(product.brand),
    ...product.categories.flatMap((one) => of(one)),
    ...product.options.flatMap((option) => option.values.flatMap((value) => of(value))),
    ...(product.keywords ?? []).flatMap((word) => tokensOf(word)),
    ...of(product.selling, 2),
  ])
  return { search: joined(all), name_search: joined(name) }
}

function joined(tokens: ReadonlySet<string>): string {
  return [...tokens].filter(Boolean).join(' ')
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
const maxTokens = 60

/** The fewest tokens that cover a word. */
function wordTokens(word: string): string[] {
  const characters = [...word]
  return characters.length <= 3 ? [word] : grams(characters, 3)
}

/**
 * The tokens of a Chinese run. Longer runs are split into words, each of which has to match: "白色四件套" finds "白色纯棉四件套".
 * The dictionary knows few product words: consecutive single characters count as one word, and a lone one joins the
 * word before it.
 */
function chineseTokens(run: string): string[] {
  if ([...run].length <= 3) return [run]
  const words: { text: string; isLoose: boolean }[] = []
  const segments = [...segmenter.segment(run)].map(({ segment }) => segment)
  for (const [i, segment] of segments.entries()) {
    const last = words.at(-1)
    const isSingle = [...segment].length === 1
    const isLone = isSingle && [...(segments[i + 1] ?? '  ')].length > 1
    if (last && isSingle && (last.isLoose || isLone)) last.text += segment
    else words.push({ text: segment, isLoose: isSingle })
  }
  return words.flatMap(({ text, isLoose }) => (isLoose ? looseTokens([...text]) : wordTokens(text)))
}

/** A long run of unknown words: its first and its last characters have to match in a row, the others anywhere. */
function looseTokens(characters: string[]): string[] {
  return characters.length <= 3
    ? [characters.join('')]
    : [characters.slice(0, 2).join(''), ...characters.slice(2, -2), characters.slice(-2).join('')]
}

interface SearchWords {
  /** All of them have to match. */
  tokens: string[]
  /** Tokens to try when nothing was found: the same words, less strictly. */
  looser: string[]
}

/** The tokens of a shopper's query; undefined when there is nothing to search by. */
export function searchWords(query: string): SearchWords | undefined {
  const read = plain(query)
  const tokens = new Set<string>()
  const looser = new Set<string>()
  for (const [run] of read.matchAll(unspacedRun))
    for (const part of run.match(/\p{Script=Hangul}+|\P{Script=Hangul}+/gu) ?? []) {
      const isKorean = /\p{Script=Hangul}/u.test(part)
      const isShort = [...part].length <= 3
      for (const one of isKorean ? wordTokens(part) : chineseTokens(part)) tokens.add(one)
      for (const one of isKorean ? wordTokens(withoutParticle(part)) : isShort ? [part] : part)
        looser.add(one)
    }
  for (const [run] of read.matchAll(spacedRun)) {
    const parts = run.split(joints).filter(Boolean)
    const words = run.includes('-') ? parts : [parts.join('')]
    for (const word of words.map(tidyWord).filter(Boolean)) {
      tokens.add(word)
      looser.add(word)
    }
  }
  if (tokens.size === 0) return undefined
  return { tokens: [...tokens].slice(0, maxTokens), looser: [...looser].slice(0, maxTokens) }
}

/** "김치를" searches for 김치. */
function withoutParticle(word: string): string {
  return word.length > 2
    ? word.replace(/(으로|에서|까지|부터|을|를|은|는|이|가|의|에|와|과|도|로)$/u, '')
    : word
}

/**
 * The tokens of a query that is still being typed: the last Latin word is a prefix, and a lone Korean consonant at the
 * end is half a syllable.
 */
export function typedWords(typed: string): (SearchWords & { beginning?: string }) | undefined {
  const read = plain(typed).replace(/[ᄀ-ᇿ㄰-㆏]+$/u, '')
  const words = searchWords(read)
  const last = read.match(new RegExp(`[\\p{L}\\p{N}]+$`, 'u'))?.[0]
  if (!words || !last || isUnspaced.test(last)) return words
  const beginning = tidyWord(last)
  return { ...words, tokens: words.tokens.filter((one) => one !== beginning), beginning }
}

/** A tsquery in PostgreSQL's own notation. Tokens are only letters and digits, so quoting them is enough. */
export function tsquery(tokens: readonly string[], beginning?: string): string {
  return [...tokens.map((one) => `'${one}'`), ...(beginning ? [`'${beginning}':*`] : [])].join(' & ')
}
