import { mallDay, midnightOf } from '@hojip/platform/mall-time'
import type { Period } from '../contract.ts'
import { dayMs } from '@hojip/platform/clock'

/** In the order in which pages list them. */
export const periods = ['today', '7', '14', '30', '90', '365', '1095'] as const satisfies readonly Period[]

/** Above so many days the chart shows months. */
const mostDays = 90

/** Days that follow each other. */
export interface Days {
  first: string
  last: string
  /** Oldest first. */
  all: string[]
}

export interface Span {
  unit: 'hour' | 'day' | 'month'
  days: Days
  /** As many days before the first one. */
  before: Days
}

/** So many days up to and including `last`. */
export function daysUntil(last: string, count: number): Days {
  const end = midnightOf(last).getTime()
  const dayAgo = (days: number) => mallDay(end - days * dayMs)
  const all = Array.from({ length: count }, (_, n) => dayAgo(count - 1 - n))
  return { first: dayAgo(count - 1), last, all }
}

/** The days of a period that ends today, and those it is compared with. */
export function spanOf(period: Period, today: string): Span {
  const count = period === 'today' ? 1 : Number(period)
  const days = daysUntil(today, count)
  const before = daysUntil(mallDay(midnightOf(days.first).getTime() - dayMs), count)
  return { unit: count === 1 ? 'hour' : count > mostDays ? 'month' : 'day', days, before }
}
