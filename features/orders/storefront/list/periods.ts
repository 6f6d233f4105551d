import { mallDay } from '@hojip/platform/mall-time'
import type { OrderSearch } from './order-search.ts'

/** Months back from today; `all`: any time. */
export const periods = ['all', 1, 3, 12] as const
export type Period = (typeof periods)[number]

/** The same day so many months before; the last day of a shorter month. */
export function monthsBefore(nowMs: number, months: number): string {
  const [year = 0, month = 1, day = 1] = mallDay(nowMs).split('-').map(Number)
  const lastDay = new Date(Date.UTC(year, month - months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 - months, Math.min(day, lastDay))).toISOString().slice(0, 10)
}

/** The first day of a period; '' for any. */
export function firstDayOf(period: Period, nowMs: number): string {
  return period === 'all' ? '' : monthsBefore(nowMs, period)
}

/** The period that a search has; undefined for other days. */
export function periodOf(
  { from, until }: Pick<OrderSearch, 'from' | 'until'>,
  nowMs: number,
): Period | undefined {
  return until === '' ? periods.find((period) => firstDayOf(period, nowMs) === from) : undefined
}
