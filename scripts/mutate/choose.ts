import type { Mutation } from './mutation.ts'

export interface Choice {
  /** Parts of names or places; undefined chooses all. */
  only?: readonly string[] | undefined
  /** How many mutations to choose at random. */
  sample?: number | undefined
  seed: number
}

/** A deterministic hash of text and seed, by which the mutations are shuffled. */
function placeOf(text: string, seed: number): number {
  let hash = (2_166_136_261 ^ seed) >>> 0
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16_777_619) >>> 0
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_507) >>> 0
  return (hash ^ (hash >>> 13)) >>> 0
}

/** The mutations to try; equivalent ones, which no test can notice, are left out. */
export function choose(all: readonly Mutation[], { only, sample, seed }: Choice): Mutation[] {
  const isMeant = ({ name, place }: Mutation) =>
    !only || only.some((words) => name.includes(words) || place.includes(words))
  const wanted = all.filter((one) => !one.equivalent && isMeant(one))
  if (sample === undefined) return wanted
  const shuffled = wanted.toSorted((a, b) => placeOf(a.name, seed) - placeOf(b.name, seed))
  return shuffled.slice(0, sample)
}
