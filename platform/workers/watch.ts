import { setTimeout as sleep } from 'node:timers/promises'
import { minuteMs } from '../clock/index.ts'
import type { Log } from '../log/index.ts'
import type { Member } from './member.ts'
import { topics } from './topics.ts'

export interface Patience {
  log: Log
  /** How long a worker may take to take requests. */
  openWithinMs: number
  /** How often it is asked whether it is there, and how long it may take to answer. */
  askEveryMs?: number
  hungAfterMs?: number
}

/**
 * Kills a worker that does not come up in time, or that has stopped answering: whoever asks from outside reaches another
 * one, so nobody but the primary notices.
 */
export async function watchOver(member: Member, patience: Patience): Promise<void> {
  const { log, openWithinMs, askEveryMs = 10_000, hungAfterMs = minuteMs } = patience
  let isGone = false
  void member.gone.then(() => (isGone = true))
  const kill = (event: string) => {
    if (isGone) return
    log.error(event, { pid: member.pid })
    member.kill()
  }
  const late = sleep(openWithinMs, 'late', { ref: false })
  if ((await Promise.race([member.opened, late])) === 'late') return kill('workers.not-opened')
  while (!isGone) {
    await Promise.race([member.gone, sleep(askEveryMs, undefined, { ref: false })])
    const isThere = await Promise.race([
      member.line.ask(topics.there, undefined, hungAfterMs).then(
        () => true,
        () => false,
      ),
      member.gone.then(() => true),
    ])
    if (!isThere) return kill('workers.hung')
  }
}
