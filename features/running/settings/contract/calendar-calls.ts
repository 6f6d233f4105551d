import { call, shapes as s, mallRead, mallWrite } from '@hojip/platform/http'
import { z } from 'zod'
import { calendarRefusals as r } from '../refusals.ts'

const day = z.iso.date().regex(/^2\d{3}/)

const year = z.object({
  year: z.int(),
  /** The days that can be changed. */
  first: day,
  last: day,
  /** Whether the mall's own table has the public holidays of the year. */
  isKnown: z.boolean(),
  /** The days that differ from their weekday, and those that somebody has changed. */
  list: z.array(
    z.object({
      day,
      isWorkday: z.boolean(),
      /** Who has made it so; null: it is so in the table. */
      changedBy: z.string().nullable(),
    }),
  ),
})
export type CalendarYear = z.output<typeof year>

export const calendarCalls = {
  'GET /sysConsole/queryCalendar': call({
    summary: 'The working days and days off of a year, as deadlines count them',
    ...mallRead,
    input: z.object({ year: z.coerce.number().int().min(2000).max(2999) }),
    output: year,
  }),
  'POST /sysConsole/setWorkday': call({
    summary: 'Makes a day a working day, or a day off; deadlines that begin from now on count it so',
    ...mallWrite,
    input: z.object({ day, isWorkday: z.boolean() }),
    output: s.nothing,
    refusals: [r.outside],
  }),
}

s.nameShapes({ CalendarYear: year })
