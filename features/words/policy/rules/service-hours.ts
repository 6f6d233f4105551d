import { dayAfter, mallDay, midnightOf } from '@hojip/platform/mall-time'
import { isWorkday } from '@hojip/platform/workdays'
import { minuteMs } from '@hojip/platform/clock'
import { spanOf, type ServiceDays, type ServiceTimes } from './service-times.ts'

/** When the mall's own service answers: minutes of the day in the mall's time zone. */
export interface ServiceHours {
  days: ServiceDays
  fromMinute: number
  /** Exclusive; 1440 is midnight. */
  untilMinute: number
}

/** The hours unless the operator sets others. */
export const usualServiceHours: ServiceHours = {
  days: 'workdays',
  fromMinute: 8 * 60 + 30,
  untilMinute: 17 * 60 + 30,
}

const dayMinutes = 24 * 60

/** The minutes of a text such as `08:30-17:30`; undefined unless it names two times of one day, the earlier first. */
export function readServiceSpan(text: string): Pick<ServiceHours, 'fromMinute' | 'untilMinute'> | undefined {
  const found = /^(\d{1,2}):([0-5]\d)\s*[-–]\s*(\d{1,2}):([0-5]\d)$/.exec(text.trim())
  if (!found) return undefined
  const [fromHour, from, untilHour, until] = found.slice(1).map(Number) as [number, number, number, number]
  const fromMinute = fromHour * 60 + from
  const untilMinute = untilHour * 60 + until
  return fromMinute < untilMinute && untilMinute <= dayMinutes ? { fromMinute, untilMinute } : undefined
}

function isServiceDay({ days }: ServiceHours, day: string): boolean {
  return days === 'all' || isWorkday(day, 'CN')
}

/** Whether the mall's own service answers at a moment. */
export function isServed(hours: ServiceHours, atMs: number): boolean {
  const day = mallDay(atMs)
  const minute = Math.floor((atMs - midnightOf(day).getTime()) / minuteMs)
  return isServiceDay(hours, day) && minute >= hours.fromMinute && minute < hours.untilMinute
}

/** The next moment at which the hours of a day begin. */
export function nextServiceAt(hours: ServiceHours, atMs: number): number {
  const beginOf = (day: string) => midnightOf(day).getTime() + hours.fromMinute * minuteMs
  let day = mallDay(atMs)
  while (!isServiceDay(hours, day) || beginOf(day) <= atMs) day = dayAfter(day)
  return beginOf(day)
}

export function serviceTimesOf(hours: ServiceHours): ServiceTimes {
  return { days: hours.days, span: spanOf(hours) }
}
