import type { Db } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { CallContext, Viewer } from '@hojip/platform/http'
import { isUsualWorkday, isWeekday, knowsHolidays } from '@hojip/platform/workdays'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { CalendarYear } from '../../contract/calendar-calls.ts'
import { calendarRefusals as r } from '../../refusals.ts'
import { changeable, daysOfYear } from '../../rules/calendar/years.ts'
import { changedDays, holdDays, putDay, removeDay } from '../../store/calendar.ts'
import type { SettingsTools } from '../tools.ts'

/** The days of a year that differ from their weekday, and the changed ones. */
export async function readYear(db: Db, year: number, nowMs: number): Promise<CalendarYear> {
  const rows = await changedDays(db, `${year}-01-01`, `${year}-12-31`)
  const changed = new Map(rows.map((row) => [row.day, row]))
  const list = daysOfYear(year).flatMap((day) => {
    const change = changed.get(day)
    const isWorkday = change?.isWorkday ?? isUsualWorkday(day, 'CN')
    return change || isWorkday !== isWeekday(day)
      ? [{ day, isWorkday, changedBy: change?.changedBy ?? null }]
      : []
  })
  return { year, ...changeable(nowMs), isKnown: knowsHolidays(year, 'CN'), list }
}

/**
 * Makes a day a working day or a day off. A day that the table has anyway is not stored. This process counts it so when the
 * call ends, the others a moment later.
 */
export async function setWorkday(
  { db, clock, calendar }: Pick<SettingsTools, 'db' | 'clock' | 'calendar'>,
  { day, isWorkday }: { day: string; isWorkday: boolean },
  { viewer, note }: Pick<CallContext, 'note'> & { viewer: Viewer },
): Promise<null | Refusal<'calendar/outside'>> {
  const nowMs = clock.nowMs()
  const { first, last } = changeable(nowMs)
  const done = await inTransaction(db, async (tx): Promise<null | Refusal<'calendar/outside'>> => {
    if (day < first || day > last) return refuse(r.outside, { first, last })
    await holdDays(tx)
    const usual = isUsualWorkday(day, 'CN')
    const [before] = await changedDays(tx, day, day)
    const noted = (is: boolean) => ({ workday: is ? 'work' : 'off' })
    note?.({ subject: { day }, before: noted(before?.isWorkday ?? usual), after: noted(isWorkday) })
    if (isWorkday === usual) await removeDay(tx, day)
    else await putDay(tx, { day, isWorkday, by: viewer.userId, at: new Date(nowMs) })
    return null
  })
  if (!isRefusal(done)) await calendar.spread()
  return done
}
