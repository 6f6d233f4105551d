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

function spread(name: string): number {
  return [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)
}

/** Whether to look in every language, width and scheme. */
export const isEveryLook = process.env['LOOKS'] === 'all'

/**
 * Of journeys that walk the same way in several languages, widths and schemes, the one whose turn it is today, so that
 * each comes in turn; with `LOOKS=all` every one. `name` spreads the languages of a day over the journeys.
 */
export function looksOfToday<T>(name: string, looks: readonly T[]): T[] {
  if (isEveryLook) return [...looks]
  const days = daysTo(Number(dayOfLooks()))!
  const shift = spread(name)
  // Files that run on one day of three would otherwise always meet the same one of three looks.
  const rounds = looks.length % 3 === 0 ? Math.floor(days / looks.length) : 0
  return [looks[(days + rounds + shift) % looks.length]!]
}

/**
 * Whether a place of a journey is looked at today for what costs a quarter of all journeys and is about comfort. Each has
 * its turn once in three days of its journey, not always with the same one of its looks. Whoever names a journey gets all.
 */
export function isPlaceOfToday(place: string): boolean {
  if (isEveryLook || process.env['TURNS'] !== 'today') return true
  const days = daysTo(Number(dayOfLooks()))!
  const rounds = 2 * Math.floor(days / 3) + Math.floor(days / 9)
  return (days + rounds + spread(place)) % 3 === 0
}
