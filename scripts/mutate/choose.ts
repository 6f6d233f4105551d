import { daysTo, seedOfDay } from '../test/seed-of-day.ts'
import type { Mutation } from './mutation.ts'

/** One of `of` parts of the same size, give or take one; the first is 0. */
export interface Part {
  number: number
  of: number
}

export interface Choice {
  /** Parts of names or places; undefined chooses all. */
  only?: readonly string[] | undefined
  /** How many mutations to choose at random. */
  sample?: number | undefined
  /** Which part of the list to choose. */
  part?: Part | undefined
  seed: number
}

/**
 * Reads `3/10`, the third of ten parts; `today/10`, the part of the day; or `20261128/10`, that of another day: any
 * ten days in a row have each of ten parts once. Throws on other texts.
 */
export function partOf(text: string, nowMs: number): Part {
  const [, which, count] = /^(today|[1-9]\d*)\/([1-9]\d*)$/.exec(text) ?? []
  const of = Number(count)
  const days = daysTo(which === 'today' ? seedOfDay(new Date(nowMs)) : Number(which))
  const number = days === undefined ? Number(which) - 1 : days % of
  if (!(number < of)) throw new Error(`no part of the list: ${text}; write today/10 or 3/10`)
  return { number, of }
}

/** A deterministic hash of text and seed, by which the mutations are shuffled. */
function placeOf(text: string, seed: number): number {
  let hash = (2_166_136_261 ^ seed) >>> 0
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507) >>> 0
  return (hash ^ (hash >>> 13)) >>> 0
}

/** The mutations to try; equivalent ones, which no test can notice, are left out. */
export function choose(all: readonly Mutation[], { only, sample, part, seed }: Choice): Mutation[] {
  const isMeant = ({ name, place }: Mutation) =>
    !only || only.some((words) => name.includes(words) || place.includes(words))
  const wanted = all.filter((one) => !one.equivalent && isMeant(one))
  const shuffled = (by: number) => wanted.toSorted((a, b) => placeOf(a.name, by) - placeOf(b.name, by))
  // The parts are cut from one order, so that together they are the whole list.
  if (part) return shuffled(0).filter((_, place) => place % part.of === part.number)
  return sample === undefined ? wanted : shuffled(seed).slice(0, sample)
}
