import { daysTo, seedOfDay } from '../../../scripts/test/seed-of-day.ts'

/**
 * Today in UTC, as 20261128, or the day of which `LOOKS` wants the looks again.
 * @throws when `LOOKS` is neither a day nor `all`
 */
export function dayOfLooks(): string {
  const wanted = process.env['LOOKS'] ?? ''
  if (wanted === '' || wanted === 'all') return String(seedOfDay(new Date()))
  if (!/^\d{8}$/.test(wanted) || daysTo(Number(wanted)) === undefined)
    throw new Error(`LOOKS=${wanted} is no day: write one such as 20261128, or all`)
  return wanted
}

/** Whether to look in every language, width and scheme. */
export const isEveryLook = process.env['LOOKS'] === 'all'

/**
 * Of journeys that walk the same way in several languages, widths and schemes, the one whose turn it is today, so that
 * each comes in as many days; with `LOOKS=all` every one. `name` spreads the languages of a day over the journeys.
 */
export function looksOfToday<T>(name: string, looks: readonly T[]): T[] {
  if (isEveryLook) return [...looks]
  const days = daysTo(Number(dayOfLooks()))!
  const shift = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)
  return [looks[(days + shift) % looks.length]!]
}
