import { holidays } from './holidays.gen.ts'

/** The country whose public holidays count. */
export type Country = keyof typeof holidays

type Days = ReadonlySet<string>

function daysOf(list: string): Days {
  return new Set(list.split(' '))
}

const calendars: Record<Country, { off: Days; on: Days }> = {
  CN: { off: daysOf(holidays.CN.off), on: daysOf(holidays.CN.on) },
  KR: { off: daysOf(holidays.KR.off), on: daysOf(holidays.KR.on) },
}

/** Days of China that differ from the table, as this process knows them. */
let changedDays: ReadonlyMap<string, boolean> = new Map()

/**
 * Replaces the days of China (`YYYY-MM-DD`) that are a working day, or a day off, other than in the table. For the
 * whole process, as the table is.
 */
export function setChangedDays(days: ReadonlyMap<string, boolean>): void {
  changedDays = days
}

/** Monday to Friday. */
export function isWeekday(day: string): boolean {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6
}

/** Whether the table has the public holidays of a year, such as 2026. */
export function knowsHolidays(year: number, country: Country): boolean {
  return [...calendars[country].off].some((day) => day.startsWith(`${year}-`))
}

/** Whether a day is a working day by the table, whatever has been changed. */
export function isUsualWorkday(day: string, country: Country): boolean {
  const { off, on } = calendars[country]
  return on.has(day) || (isWeekday(day) && !off.has(day))
}

/**
 * Whether a day `YYYY-MM-DD` is a working day: Monday to Friday except public holidays, and the weekends that China
 * works to make up for them. In a year that is not announced yet, Monday to Friday. In China a changed day counts first.
 */
export function isWorkday(day: string, country: Country): boolean {
  return (country === 'CN' ? changedDays.get(day) : undefined) ?? isUsualWorkday(day, country)
}
