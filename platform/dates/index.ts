import type { Locale } from '../i18n/index.ts'
import { mallZone, momentOf, wireTime } from '../mall-time/index.ts'
import { wallTime } from './wall-time.ts'
import { dateWords } from './words.ts'
import { dayMs } from '../clock/index.ts'

export { readerZone } from './wall-time.ts'

/** Epoch ms, a time as it is on the wire, or a day of the mall. */
export type At = number | string

interface DatesFor {
  locale: Locale
  nowMs: number
  /** Whose clock is shown; the mall's by default. */
  zone?: string | undefined
}

export type Dates = ReturnType<typeof datesFor>

/** The forms that have a clock time. */
export type ClockForm = 'moment' | 'stamp' | 'near' | 'short' | 'clock'

function msOf(at: At): number {
  return typeof at === 'number' ? at : momentOf(at).getTime()
}

function dayStart(wall: string): number {
  return Date.parse(`${wall.slice(0, 10)}T00:00Z`)
}

/**
 * Every form in which the mall writes a date or a time. A day is the mall's day wherever it is read; a clock time is that
 * of `zone`. The year is written where it is not this one.
 */
export function datesFor({ locale, nowMs, zone = mallZone }: DatesFor) {
  const words = dateWords[locale]
  const read = (at: At) => wallTime(msOf(at), zone)
  const ofMall = (at: At) => wireTime(msOf(at))
  const today = () => read(nowMs)
  const isThisYear = (wall: string) => wall.slice(0, 4) === today().slice(0, 4)
  const ago = (wall: string) => Math.round((dayStart(today()) - dayStart(wall)) / dayMs)
  const weekdayOf = (wall: string) => words.weekday(new Date(dayStart(wall)).getUTCDay())
  const clockOf = (wall: string) => wall.slice(11, 16)
  const dateOf = (wall: string, hasYear = !isThisYear(wall)) => {
    const [year, month, day] = wall.slice(0, 10).split('-').map(Number) as [number, number, number]
    const date = words.date(month, day)
    return hasYear ? words.inYear(date, year) : date
  }
  const dayOf = (wall: string) => words.withWeekday(dateOf(wall), weekdayOf(wall))
  const figuresOf = (wall: string) => wall.slice(isThisYear(wall) ? 5 : 0, 10)
  const stampOf = (wall: string) => `${figuresOf(wall)} ${clockOf(wall)}`

  return {
    /** A day that is promised: "11 月 24 日(周二)". */
    day: (at: At) => dayOf(ofMall(at)),
    /** When something was written: "11 月 24 日". */
    date: (at: At) => dateOf(ofMall(at)),
    /** Always with its year, for what is in force for years: "2026 年 11 月 24 日". */
    fullDate: (at: At) => dateOf(ofMall(at), true),
    /** "2026 年 11 月" */
    month: (at: At) => {
      const [year, month] = ofMall(at).split('-').map(Number) as [number, number]
      return words.month(year, month)
    },
    /** A day in figures, for columns: "11-24". */
    figures: (at: At) => figuresOf(ofMall(at)),
    /** "Today", "Yesterday", else as `day`. */
    nearDay: (at: At) => {
      const wall = ofMall(at)
      const days = Math.round((dayStart(ofMall(nowMs)) - dayStart(wall)) / dayMs)
      return days === 0 ? words.today : days === 1 ? words.yesterday : dayOf(wall)
    },
    /** "14:30" */
    clock: (at: At) => clockOf(read(at)),
    /** "14:30:05", for records of what happens within a minute. */
    seconds: (at: At) => read(at).slice(11),
    /** In a sentence: "11 月 24 日(周二) 14:30". */
    moment: (at: At) => {
      const wall = read(at)
      return words.withClock(dayOf(wall), clockOf(wall))
    },
    /** A moment in a text that cannot follow its reader's clock: abroad, the zone is named. */
    mallMoment: (at: At) => {
      const wall = ofMall(at)
      return words.inMallTime(words.withClock(dayOf(wall), clockOf(wall)))
    },
    /** In figures, for columns and histories: "11-24 14:30". */
    stamp: (at: At) => stampOf(read(at)),
    /** In figures, with a word for what is near: "Today 14:30", "Yesterday 14:30", "11-24 14:30". */
    near: (at: At) => {
      const wall = read(at)
      const name = [words.today, words.yesterday][ago(wall)]
      return name ? `${name} ${clockOf(wall)}` : stampOf(wall)
    },
    /** As short as it can be, for lists: "14:30", "Yesterday", "Tue", "11-10". */
    short: (at: At) => {
      const wall = read(at)
      const days = ago(wall)
      if (days <= 0) return clockOf(wall)
      if (days === 1) return words.yesterday
      return days < 7 ? weekdayOf(wall) : figuresOf(wall)
    },
  }
}

/** A time of the mall in a text that cannot follow its reader's clock, such as hours: abroad, the zone is named. */
export function inMallTime(locale: Locale, time: string): string {
  return dateWords[locale].inMallTime(time)
}

/** Names the zone of a time of the mall to a reader whose clock shows another one: "9:00–18:00 (China time)". */
export function inZone(locale: Locale, time: string, zone: string | undefined): string {
  return zone === undefined ? time : dateWords[locale].inZone(time, zone)
}

/** "China time" where a clock time of the mall has to be named as such, because the reader's clock shows another one. */
export function mallTimeName(locale: Locale, nowMs: number, zone: string): string | undefined {
  return wallTime(nowMs, zone) === wallTime(nowMs, mallZone) ? undefined : dateWords[locale].mallTime
}
