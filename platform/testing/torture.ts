import { inject } from 'vitest'

/** Random numbers that are the same for the same seed. */
export interface Chances {
  /** From 0 up to 1; not for secrets. */
  chance(): number
  /** A whole number from 0, below `count`. */
  pick(count: number): number
  shuffled<T>(list: readonly T[]): T[]
}

/**
 * The part of a list whose turn it is: `turns` consecutive whole numbers, such as those of days, have taken the whole
 * list.
 */
export function turnOf<T>(list: readonly T[], turns: number, turn: number): T[] {
  // The remainder of a number below 0 is below 0 too.
  const now = ((turn % turns) + turns) % turns
  return list.filter((_, i) => i % turns === now)
}

/** A torture test runs briefly every day, and for as long as `npm run torture` demands. */
export interface Torture extends Chances {
  /** Number of tries. */
  tries: number
  /** The day, unless TORTURE_SEED names another one. The same seed gives the same random numbers. */
  seed: number
}

/** mulberry32: small, and the same on every machine. */
function numbers(seed: number) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** For tries that run side by side: each has random numbers of its own, whatever the others do. */
export function chancesOf(seed: number): Chances {
  const chance = numbers(seed)
  const pick = (count: number) => Math.floor(chance() * count)
  const shuffled = <T>(list: readonly T[]): T[] => {
    const mixed = [...list]
    for (let i = mixed.length - 1; i > 0; i--) {
      const j = pick(i + 1)
      const [here, there] = [mixed[i] as T, mixed[j] as T]
      mixed[i] = there
      mixed[j] = here
    }
    return mixed
  }
  return { chance, pick, shuffled }
}

/** @param everyday number of tries in an everyday run */
export function aTorture(everyday: number): Torture {
  const { tries, seed } = inject('torture')
  return { tries: tries || everyday, seed, ...chancesOf(seed) }
}
