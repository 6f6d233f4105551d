import { wireTime } from '@hojip/platform/mall-time'
import { readMode } from '@hojip/settings'
import type { Mode } from '@hojip/settings/rules'
import { pauseKinds } from '../contract/kinds.ts'
import type { Paused, ShownMode } from '../contract.ts'
import { isForOperators, queuesOf } from '../rules/queues.ts'
import { dueCounts, pauseRows, queueNames } from '../store/pauses.ts'
import type { PausesTools } from './tools.ts'

export function shownMode({ name, untilMs, messages = {}, by = '', sinceMs }: Mode): ShownMode {
  return {
    name,
    until: untilMs === null ? null : wireTime(untilMs),
    messages,
    changedBy: by,
    gmtModified: sinceMs === undefined ? null : wireTime(sinceMs),
  }
}

/** How many jobs a pause holds up; null for one of what has no jobs, and of a queue that is not there. */
function waitingOf(queues: readonly string[], due: ReadonlyMap<string, number>): number | null {
  const counts = queues.flatMap((queue) => due.get(queue) ?? [])
  return counts.length === 0 ? null : counts.reduce((sum, one) => sum + one, 0)
}

/** As it is stored: what this process knows may be older by some seconds. */
export async function readPauses({ db, channels }: Pick<PausesTools, 'db' | 'channels'>): Promise<Paused> {
  const [mode, rows, queues] = await Promise.all([readMode(db), pauseRows(db), queueNames(db)])
  const known = rows.filter(({ kind }) => pauseKinds.includes(kind))
  const due = await dueCounts(db, known.flatMap(queuesOf))
  return {
    mode: shownMode(mode),
    pauses: known.map(({ pausedAt, ...row }) => ({
      ...row,
      gmtCreate: wireTime(pausedAt.getTime()),
      waiting: waitingOf(queuesOf(row), due),
    })),
    channels: [...channels],
    queues: queues.filter(isForOperators),
  }
}
