import { bind, type Bound } from '@hojip/platform/http'
import { isRefusal } from '@hojip/platform/refusal'
import { wireTime } from '@hojip/platform/mall-time'
import { pausePart, resumePart } from './actions/change-pauses.ts'
import { readPauses } from './actions/read-pauses.ts'
import { setMode } from './actions/set-mode.ts'
import type { PausesTools } from './actions/tools.ts'
import { pausesCalls } from './contract.ts'
import { partInAll } from './rules/parts.ts'

export function pausesRoutes(tools: PausesTools): Bound[] {
  const { db, pauses } = tools
  return bind(pausesCalls, {
    'POST /sysConsole/queryPauses': () => readPauses(tools),
    'POST /sysConsole/pausePart': async ({ reason, ...part }, { viewer, note }) => {
      note?.({ subject: { part: partInAll(part) } })
      const paused = await pausePart(db, part, { reason, by: { userId: viewer.userId } })
      if (!isRefusal(paused)) await pauses.spread()
      return paused
    },
    'POST /sysConsole/resumePart': async (part, { note }) => {
      note?.({ subject: { part: partInAll(part) } })
      const resumed = await resumePart(db, part)
      if (isRefusal(resumed)) return resumed
      note?.({ subject: { since: wireTime(resumed.pausedAt.getTime()) } })
      await pauses.spread()
      return null
    },
    'POST /sysConsole/setMode': (wanted, { viewer, note }) => setMode(tools, viewer, wanted, note),
  })
}
