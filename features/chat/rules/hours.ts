import { dayAfter, mallDay, midnightOf } from '@hojip/platform/mall-time'
import { isWorkday } from '@hojip/platform/workdays'

/** When somebody answers: days 1 (Monday) to 7, and minutes of the day in the mall's time zone. */
export interface Hours {
  days: readonly number[]
  fromMinute: number
  untilMinute: number
}

function minuteOf(atMs: number): number {
  return Math.floor((atMs - midnightOf(mallDay(atMs)).getTime()) / 60_000)
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

export function isWithin({ days, fromMinute, untilMinute }: Hours, atMs: number): boolean {
  const minute = minuteOf(atMs)
  return days.includes(weekdayOf(mallDay(atMs))) && minute >= fromMinute && minute < untilMinute
}

/** The mall's own service: working days of China, 8:30 to 17:30. */
export const officialHours = { fromMinute: 8 * 60 + 30, untilMinute: 17 * 60 + 30 }

export function isOfficialOpen(atMs: number): boolean {
  const minute = minuteOf(atMs)
  const { fromMinute, untilMinute } = officialHours
  return isWorkday(mallDay(atMs), 'CN') && minute >= fromMinute && minute < untilMinute
}

/** The next moment at which the mall's own service begins to answer. */
export function nextOfficialOpening(atMs: number): number {
  const beginOf = (day: string) => midnightOf(day).getTime() + officialHours.fromMinute * 60_000
  let day = mallDay(atMs)
  while (!isWorkday(day, 'CN') || beginOf(day) <= atMs) day = dayAfter(day)
  return beginOf(day)
}

function clock(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

/** Such as `08:30–17:30`. */
export function hoursText({ fromMinute, untilMinute }: Pick<Hours, 'fromMinute' | 'untilMinute'>): string {
  return `${clock(fromMinute)}–${clock(untilMinute)}`
}
