import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as korea from '@hyunbinseo/holidays-kr/all'

/** Deadlines lie in the future, so that earlier years are not needed. */
const firstYear = 2026

interface China {
  holidays: Record<string, string>
  workdays: Record<string, string>
}

interface Calendar {
  off: string[]
  on: string[]
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())
}

/** Only the exceptions: weekdays that are holidays, and weekend days that are working days. */
function calendarOf(holidayDays: string[], workingDays: string[]): Calendar {
  const known = (day: string) => Number(day.slice(0, 4)) >= firstYear
  return {
    off: holidayDays.filter((day) => known(day) && !isWeekend(day)).toSorted(),
    on: workingDays.filter((day) => known(day) && isWeekend(day)).toSorted(),
  }
}

function textOf({ off, on }: Calendar): string {
  return `{\n    off: '${off.join(' ')}',\n    on: '${on.join(' ')}',\n  }`
}

/**
 * `platform/workdays/holidays.gen.ts`: public holidays on weekdays, and weekends that are worked to make up for them.
 */
export function holidayTable(): string {
  const file = createRequire(import.meta.url).resolve('chinese-days/dist/chinese-days.json')
  const china = JSON.parse(readFileSync(file, 'utf8')) as China
  const calendars = {
    CN: calendarOf(Object.keys(china.holidays), Object.keys(china.workdays)),
    KR: calendarOf(Object.values(korea).flatMap(Object.keys), []),
  }
  const header =
    '// Written by scripts/generated/holidays.ts from chinese-days and @hyunbinseo/holidays-kr (both MIT).\n'
  const entries = Object.entries(calendars).map(
    ([country, calendar]) => `  ${country}: ${textOf(calendar)},\n`,
  )
  return `${header}export const holidays = {\n${entries.join('')}} as const\n`
}
