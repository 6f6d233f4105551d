import { mallDay, monthsBefore } from '@hojip/platform/mall-time'
import type { OrderSearch } from './order-search.ts'

/** Months back from today; `all`: any time. */
export const periods = ['all', 1, 3, 12] as const
export type Period = (typeof periods)[number]

/** The first day of a period; '' for any. */
export function firstDayOf(period: Period, nowMs: number): string {
  return period === 'all' ? '' : monthsBefore(mallDay(nowMs), period)
}

/** The period that a search has; undefined for other days. */
export function periodOf(
  { from, until }: Pick<OrderSearch, 'from' | 'until'>,
  nowMs: number,
): Period | undefined {
  return until === '' ? periods.find((period) => firstDayOf(period, nowMs) === from) : undefined
}
