import { mallDay, partsOfDay } from '@hojip/platform/mall-time'

/** 1 to 12, in the mall's zone. */
export function monthOf(nowMs: number): number {
  return partsOfDay(mallDay(nowMs))[1]
}

/** The first month of the season from `month` on, across the end of the year. */
export function nextMonth(months: readonly number[], month: number): number {
  const ahead = (one: number) => (one - month + 12) % 12
  return months.toSorted((a, b) => ahead(a) - ahead(b))[0] ?? month
}
