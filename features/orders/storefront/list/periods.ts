import { mallDay } from '@hojip/platform/mall-time'
import type { OrderSearch } from './order-search.ts'

/** Months back from today; `all`: no matter when. */
export const periods = ['all', 1, 3, 12] as const
export type Period = (typeof periods)[number]

/** The day of the mall so many months before; of a shorter month its last. */
export function monthsBefore(nowMs: number, months: number): string {
  const [year = 0, month = 1, day = 1] = mallDay(nowMs).split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** From which day on a period asks; '' for any. */
export function firstDayOf(period: Period, nowMs: number): string {
  return period === 'all' ? '' : monthsBefore(nowMs, period)
}

/** The period that a search asks for; undefined for days of one's own choice. */
export function periodOf(
  { from, until }: Pick<OrderSearch, 'from' | 'until'>,
  nowMs: number,
): Period | undefined {
  return until === '' ? periods.find((period) => firstDayOf(period, nowMs) === from) : undefined
}
