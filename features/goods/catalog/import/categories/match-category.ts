import { mustGet } from '@hojip/platform/collections'
import { taxonomy } from '../../taxonomy/tree.ts'
import type { TaxonomyNode } from '../../taxonomy/node.ts'
import { categoryWords, otherThings } from './category-words.ts'

/** Singular and plural have the same stem: berry and berries, watch and watches. */
function stem(word: string): string {
  return word
    .replace(/([^s])s$/, '$1')
    .replace(/e$/, '')
    .replace(/([^aeiou])y$/, '$1i')
}

/** The name as it is compared: without case, width, plurals and joining words. */
export function plainName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}&]+/gu, ' ')
    .trim()
    .split(' ')
    .map((word) => (word === '&' ? 'and' : stem(word)))
    .join(' ')
}

/** A category of the mall. */
export interface TaxonomyLine {
  own: TaxonomyNode
  /** From level 1 down to it. */
  path: readonly TaxonomyNode[]
}

function linesBelow(nodes: readonly TaxonomyNode[], above: readonly TaxonomyNode[]): TaxonomyLine[] {
  return nodes.flatMap((own) => {
    const path = [...above, own]
    return [{ own, path }, ...linesBelow(own.children ?? [], path)]
  })
}

const lines = linesBelow(taxonomy, [])
const byCode = new Map(lines.map((line) => [line.own.code, line]))

export function taxonomyLine(code: string): TaxonomyLine | undefined {
  return byCode.get(code)
}

const others = new Set(otherThings.split('|').map(plainName))

/** By plain word. Categories' own names go before the table's words, upper categories before lower ones. */
function learnWords(): ReadonlyMap<string, TaxonomyLine> {
  const byWord = new Map<string, TaxonomyLine>()
  const learn = (word: string, line: TaxonomyLine) => {
    const plain = plainName(word)
    if (!others.has(plain) && !byWord.has(plain)) byWord.set(plain, line)
  }
  for (const line of lines.toSorted((a, b) => a.path.length - b.path.length)) {
    const { zh, en, ko } = line.own
    for (const name of [zh, en, ko]) learn(name, line)
  }
  for (const [code, words] of Object.entries(categoryWords))
    for (const word of words.split('|')) learn(word, mustGet(byCode, code))
  return byWord
}

let learned: ReadonlyMap<string, TaxonomyLine> | undefined
/** Learned when the first name is matched: most processes match none. */
function lineOf(plain: string): TaxonomyLine | undefined {
  learned ??= learnWords()
  return learned.get(plain)
}

/** Whether a name means something other than the mall's kinds of products, or nothing alone. */
export function saysNothing(name: string): boolean {
  return others.has(plainName(name))
}

/** The longest ending of a name that is a word of the table: in all three languages the thing itself comes last. */
function byEnding(plain: string): TaxonomyLine | undefined {
  const words = plain.split(' ')
  for (let from = 1; from < words.length; from++) {
    const found = lineOf(words.slice(from).join(' '))
    if (found) return found
  }
  const last = words.at(-1) ?? ''
  if (!/^[\p{Script=Han}\p{Script=Hangul}]+$/u.test(last)) return undefined
  for (let from = 1; from <= last.length - 2; from++) {
    const found = lineOf(last.slice(from))
    if (found) return found
  }
  return undefined
}

/** The mall's own category for another shop's name of a kind of product. */
export function matchName(name: string): TaxonomyLine | undefined {
  const plain = plainName(name)
  if (plain === '' || others.has(plain)) return undefined
  const whole = lineOf(plain)
  if (whole) return whole
  for (const part of name.split(/[/&,、，·;|+]| and /i)) {
    const found = lineOf(plainName(part))
    if (found) return found
  }
  return byEnding(plain)
}

/** The category of a tag. Tags describe much besides the kind of product, so only whole tags are matched. */
export function matchTag(tag: string): TaxonomyLine | undefined {
  return lineOf(plainName(tag))
}
