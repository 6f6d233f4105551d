import { minuteMs } from '@hojip/platform/clock'
import { wireTime } from '@hojip/platform/mall-time'
import type { Note, ParsedInputOf, Viewer } from '@hojip/platform/http'
import { readMode, writeMode } from '@hojip/settings'
import type { Mode } from '@hojip/settings/rules'
import type { pausesCalls, ShownMode } from '../contract.ts'
import { nameOf } from '../store/pauses.ts'
import { shownMode } from './read-pauses.ts'
import type { PausesTools } from './tools.ts'

type Wanted = ParsedInputOf<(typeof pausesCalls)['POST /sysConsole/setMode']>

/** Changes the mode of the mall, which this process knows at once and the others within seconds. */
export async function setMode(
  { db, clock, mode }: PausesTools,
  { userId }: Pick<Viewer, 'userId'>,
  { mode: name, minutes, messages = {} }: Wanted,
  note?: Note,
): Promise<ShownMode> {
  const nowMs = clock.nowMs()
  const before = await readMode(db)
  const isOpen = name === 'open'
  const now: Mode = {
    name,
    untilMs: isOpen || minutes === undefined ? null : nowMs + minutes * minuteMs,
    messages: isOpen ? {} : messages,
    by: await nameOf(db, userId),
    sinceMs: nowMs,
  }
  note?.({
    subject: { mode: name, ...(now.untilMs === null ? {} : { until: wireTime(now.untilMs) }) },
    before: { mode: before.name },
    after: { mode: name },
  })
  await writeMode(db, now)
  await mode.spread()
  return shownMode(now)
}
