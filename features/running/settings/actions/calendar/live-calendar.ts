import type { Db } from '@hojip/db'
import { openLiveCopy, type CopyTools, type LiveCopy } from '@hojip/platform/signals'
import { setChangedDays } from '@hojip/platform/workdays'
import { changedDayValues } from '../../store/calendar.ts'

const usuallyEveryMs = 30_000

/** Lets this process count the days that operators have changed. */
export function openCalendar(
  { db, ...tools }: { db: Db } & CopyTools,
  everyMs = usuallyEveryMs,
): Promise<LiveCopy> {
  return openLiveCopy(tools, {
    topic: 'calendar.changed',
    read: () => changedDayValues(db),
    take: setChangedDays,
    everyMs,
    notRead: 'calendar.not-read',
  })
}
