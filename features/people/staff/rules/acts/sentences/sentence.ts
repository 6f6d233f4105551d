import type { Locale } from '@hojip/platform/i18n'
import { withParticles } from '@hojip/platform/korean'
import type { Act, ActFacts } from '../../../contract/act-calls.ts'
import type { ActName } from '../acts.ts'
import { sentenceTexts } from './texts.ts'

/** A piece of a sentence; facts stand out. */
export interface Piece {
  text: string
  isFact: boolean
}

export type Told = Pick<Act, 'name' | 'act' | 'subject' | 'before' | 'after'>

const wireTime = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/
const sums = new Set(['money', 'offer', 'sum'])

/** One fact as people read it: sums with their sign, words of the program in the reader's language. */
function factText(name: string, fact: ActFacts[string], locale: Locale): string {
  const t = sentenceTexts[locale]
  if (Array.isArray(fact)) return fact.map((one) => factText(name, one, locale)).join(t.between)
  if (typeof fact === 'boolean') return fact ? t.yes : t.no
  const words = (t.values as Record<string, Record<string, string>>)[name]
  if (words) return words[String(fact)] ?? String(fact)
  // To the minute.
  if (wireTime.test(String(fact))) return String(fact).slice(0, 16)
  return sums.has(name) ? `¥${fact}` : String(fact)
}

const hole = /\{(\w+)(?: ([^/}]+)\/([^}]+))?\}/g

function isKnown(fact: ActFacts[string] | undefined): fact is ActFacts[string] {
  return fact !== undefined && fact !== '' && !(Array.isArray(fact) && fact.length === 0)
}

/** The first of the sentences between `|` whose facts are known; the last one has none. */
function chosen(sentences: string, facts: ActFacts): string {
  const all = sentences.split('|')
  return all.find((one) => [...one.matchAll(hole)].every(([, name]) => isKnown(facts[name!]))) ?? all.at(-1)!
}

/** Korean particles follow the fact that they stand behind. */
function withParticlesOf(pieces: readonly Piece[], locale: Locale): Piece[] {
  if (locale !== 'ko-KR') return [...pieces]
  return pieces.map((piece, at) => {
    const before = pieces[at - 1]?.text ?? ''
    return piece.isFact ? piece : { ...piece, text: withParticles(before + piece.text).slice(before.length) }
  })
}

/** What was done, without who did it. An act that has no sentence, from a later version, is named by its code. */
export function whatPieces({ act, subject }: Told, locale: Locale): Piece[] {
  const sentences = (sentenceTexts[locale].acts as Partial<Record<string, string>>)[act]
  if (sentences === undefined) return [{ text: act, isFact: true }]
  const pieces: Piece[] = []
  const sentence = chosen(sentences, subject)
  let at = 0
  for (const match of sentence.matchAll(hole)) {
    const [whole, name, one, many] = match as unknown as [string, string, string?, string?]
    const fact = subject[name]
    const noun = one === undefined ? '' : ` ${Number(fact) === 1 ? one : many}`
    pieces.push({ text: sentence.slice(at, match.index), isFact: false })
    pieces.push({ text: factText(name, fact ?? '', locale) + noun, isFact: true })
    at = match.index + whole.length
  }
  return withParticlesOf([...pieces, { text: sentence.slice(at), isFact: false }], locale).filter(
    ({ text }) => text !== '',
  )
}

/** Who did what, in pieces. */
export function sentencePieces(told: Told, locale: Locale): Piece[] {
  return sentenceTexts[locale].pattern
    .split(/(\{\w+\})/)
    .flatMap((part) => {
      if (part === '{who}') return [{ text: told.name, isFact: false }]
      return part === '{what}' ? whatPieces(told, locale) : [{ text: part, isFact: false }]
    })
    .filter(({ text }) => text !== '')
}

export function sentenceText(told: Told, locale: Locale): string {
  return sentencePieces(told, locale)
    .map(({ text }) => text)
    .join('')
}

/** The facts that the sentence does not tell, in the order of the texts. */
export function detailsOf(told: Told, locale: Locale): string[] {
  const { facts, acts } = sentenceTexts[locale]
  const sentence = chosen((acts as Partial<Record<string, string>>)[told.act] ?? '', told.subject)
  return Object.entries(facts).flatMap(([name, pattern]) => {
    const fact = told.subject[name]
    if (!isKnown(fact) || sentence.includes(`{${name}`)) return []
    return [pattern.replace('{value}', () => factText(name, fact, locale))]
  })
}

/** What it was before and after; '' for what is not known. Only things whose name is on both sides count as changed. */
export function changeOf(
  told: Pick<Told, 'before' | 'after'>,
  locale: Locale,
): { before: string; after: string } {
  const shown = (facts: ActFacts) =>
    Object.entries(facts)
      .filter(([, fact]) => isKnown(fact))
      .map(([name, fact]) => factText(name, fact, locale))
      .join(sentenceTexts[locale].between)
  return { before: shown(told.before), after: shown(told.after) }
}

/** Whether there is a sentence in every language. */
export function hasSentence(act: string): act is ActName {
  return Object.values(sentenceTexts).every(({ acts }) => Object.hasOwn(acts, act))
}
