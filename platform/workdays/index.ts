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

/**
 * Whether a day `YYYY-MM-DD` is a working day: Monday to Friday except public holidays, and the weekends that China
 * works to make up for them. In a year that is not announced yet, Monday to Friday.
 */
export function isWorkday(day: string, country: Country): boolean {
  const { off, on } = calendars[country]
  if (on.has(day)) return true
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekday !== 0 && weekday !== 6 && !off.has(day)
}
