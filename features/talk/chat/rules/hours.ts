import { mallDay, midnightOf } from '@hojip/platform/mall-time'
import { serviceTimesOf, type ServiceHours, type ServiceTimes } from '@hojip/policy'
import { minuteMs } from '@hojip/platform/clock'

/** When a shop answers: days 1 (Monday) to 7, and minutes of the day in the mall's time zone. */
export interface Hours {
  days: readonly number[]
  fromMinute: number
  untilMinute: number
}

function minuteOf(atMs: number): number {
  return Math.floor((atMs - midnightOf(mallDay(atMs)).getTime()) / minuteMs)
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

export function isWithin({ days, fromMinute, untilMinute }: Hours, atMs: number): boolean {
  const minute = minuteOf(atMs)
  return days.includes(weekdayOf(mallDay(atMs))) && minute >= fromMinute && minute < untilMinute
}

/** When the mall's own service answers, under the names that calls give it. */
export function workTimeOf(hours: ServiceHours): { workTime: string; workDays: ServiceTimes['days'] } {
  const { days, span } = serviceTimesOf(hours)
  return { workTime: span, workDays: days }
}
