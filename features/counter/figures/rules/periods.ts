import { mallDay, midnightOf } from '@hojip/platform/mall-time'
import type { Period } from '../contract.ts'
import { dayMs } from '@hojip/platform/clock'

/** In the order in which pages list them. */
export const periods = ['today', '7', '14', '30', '90', '365', '1095'] as const satisfies readonly Period[]

/** Above so many days the chart shows months. */
const mostDays = 90

export interface Span {
  unit: 'hour' | 'day' | 'month'
  days: string[]
  /** As many days before the first one. */
  before: string[]
}

/** So many days up to and including `last`, oldest first. */
export function daysUntil(last: string, count: number): string[] {
  const end = midnightOf(last).getTime()
  return Array.from({ length: count }, (_, n) => mallDay(end - (count - 1 - n) * dayMs))
}

/** The days of a period that ends today, and those it is compared with. */
export function spanOf(period: Period, today: string): Span {
  const count = period === 'today' ? 1 : Number(period)
  const days = daysUntil(today, count)
  const before = daysUntil(mallDay(midnightOf(days[0]!).getTime() - dayMs), count)
  return { unit: count === 1 ? 'hour' : count > mostDays ? 'month' : 'day', days, before }
}
