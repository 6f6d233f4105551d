import { mallDay, partsOfDay } from '@hojip/platform/mall-time'

/** Days can be changed until the end of this many years after the current one. */
const yearsAhead = 2

export interface Span {
  /** `YYYY-MM-DD`: today. */
  first: string
  last: string
}

/** The days that can be changed. Past ones cannot: deadlines were computed by them. */
export function changeable(nowMs: number): Span {
  const first = mallDay(nowMs)
  return { first, last: `${partsOfDay(first)[0] + yearsAhead}-12-31` }
}

/** All days of a month, such as the second of 2027. */
export function daysOfMonth(year: number, month: number): string[] {
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const two = (n: number) => String(n).padStart(2, '0')
  return Array.from({ length: count }, (_, at) => `${year}-${two(month)}-${two(at + 1)}`)
}

export function daysOfYear(year: number): string[] {
  return Array.from({ length: 12 }, (_, at) => daysOfMonth(year, at + 1)).flat()
}

/** The column of a day in a week that begins on Monday: 1 to 7. */
export function columnOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}
