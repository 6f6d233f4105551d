import type { Db } from '@hojip/db'
import type { Log } from '@hojip/platform/log'
import type { Signals } from '@hojip/platform/signals'
import { setChangedDays } from '@hojip/platform/workdays'
import { changedDayValues } from '../store.ts'

export interface LiveCalendar {
  /** Reads the changed days anew, and tells the other processes to do so. */
  spread(): Promise<void>
  stop(): void
}

const topic = 'calendar.changed'
/** A signal may be lost, so the days are also read from time to time. */
const usuallyEveryMs = 30_000

/** Lets this process count the days that operators have changed; read once, and again after each signal. */
export async function openCalendar(
  { db, log, signals }: { db: Db; log: Log; signals: Signals },
  everyMs = usuallyEveryMs,
): Promise<LiveCalendar> {
  let started = 0
  let shown = 0
  const refresh = async () => {
    const turn = (started += 1)
    const days = await changedDayValues(db)
    // Of two reads under way the later one counts, whichever ends first.
    if (turn <= shown) return
    shown = turn
    setChangedDays(days)
  }
  await refresh()
  const quietly = () => void refresh().catch((error: unknown) => log.warn('calendar.not-read', { error }))
  signals.subscribe(topic, quietly)
  const timer = setInterval(quietly, everyMs)
  timer.unref()
  return {
    spread: async () => {
      await refresh()
      signals.publish(topic, '')
    },
    stop: () => clearInterval(timer),
  }
}
