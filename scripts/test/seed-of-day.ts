import { dayMs } from '@hojip/platform/clock'

/**
 * The day in UTC as a number, such as 20261128. It is the seed of every sample that a run of the tests takes: the same
 * all day, so that a failure can be repeated, and another one tomorrow, so that a month tries what one run does not.
 */
export function seedOfDay(now: Date): number {
  return Number(now.toISOString().slice(0, 10).replaceAll('-', ''))
}

/** The days from 1970 to a day such as 20261128; undefined for a number that is no day, such as 20261399. */
export function daysTo(day: number): number | undefined {
  const [, year, month, date] = /^(\d{4})(\d\d)(\d\d)$/.exec(String(day)) ?? []
  const ms = Date.parse(`${year}-${month}-${date}`)
  // JavaScript reads 31 November as 1 December.
  return !Number.isNaN(ms) && seedOfDay(new Date(ms)) === day ? ms / dayMs : undefined
}

/** What samples take turns by: consecutive for consecutive days, also from month to month. Other seeds are their own. */
export function turnOfSeed(seed: number): number {
  return daysTo(seed) ?? seed
}

/**
 * The seed that `TORTURE_SEED` names, otherwise the day.
 * @throws on what is no whole number of at most nine digits
 */
export function seedFrom(wanted: string | undefined, now: Date): number {
  if (wanted === undefined) return seedOfDay(now)
  if (!isSeed(wanted)) throw new Error(`no seed: ${wanted}; write up to nine digits, such as 20261128`)
  return Number(wanted)
}

/** Whether it can be a seed: the generator of random numbers takes whole numbers below 2 ** 32. */
export function isSeed(text: string): boolean {
  return /^\d{1,9}$/.test(text)
}

/** The environment by which all parts of a run take the samples of one day, also when it runs over midnight. */
export function seedsOfRun(env: NodeJS.ProcessEnv, now: Date): { TORTURE_SEED: string; LOOKS: string } {
  const day = String(seedOfDay(now))
  return { TORTURE_SEED: env['TORTURE_SEED'] ?? day, LOOKS: env['LOOKS'] ?? day }
}
