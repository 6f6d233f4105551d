import { seedOfDay } from '../../../scripts/test/seed-of-day.ts'

const dayMs = 86_400_000

/** Today in UTC, as 20261128, or the day of which `LOOKS` wants the looks again. */
export function dayOfLooks(): string {
  const wanted = process.env['LOOKS'] ?? ''
  return /^\d{8}$/.test(wanted) ? wanted : String(seedOfDay(new Date()))
}

/** Whether to look in every language, width and scheme. */
export const isEveryLook = process.env['LOOKS'] === 'all'

/**
 * Of journeys that walk the same way in several languages, widths and schemes, the one whose turn it is today, so that
 * each comes in as many days; with `LOOKS=all` every one. `name` spreads the languages of a day over the journeys.
 */
export function looksOfToday<T>(name: string, looks: readonly T[]): T[] {
  if (isEveryLook) return [...looks]
  const day = dayOfLooks()
  const days = Date.parse(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`) / dayMs
  const shift = [...name].reduce((sum, letter) => sum + letter.codePointAt(0)!, 0)
  return [looks[(days + shift) % looks.length]!]
}
