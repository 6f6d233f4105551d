import type { Tools } from '@hojip/db'
import { bind, type Bound } from '@hojip/platform/http'
import type { LiveCopy } from '@hojip/platform/signals'
import { readYear, setWorkday } from './actions/edit-calendar.ts'
import { calendarCalls } from './contract.ts'

export function calendarRoutes(tools: Pick<Tools, 'db' | 'clock'> & { calendar: LiveCopy }): Bound[] {
  return bind(calendarCalls, {
    'GET /sysConsole/queryCalendar': ({ year }) => readYear(tools.db, year, tools.clock.nowMs()),
    'POST /sysConsole/setWorkday': (input, context) => setWorkday(tools, input, context),
  })
}
