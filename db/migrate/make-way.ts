import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

/** A transaction gave up its locks, so that nobody else is told of a deadlock. */
class MadeWay extends Error {}

/** Of `deadlock_timeout`. */
const share = 0.7
const lookEveryMs = 50

const asked = `
  select pg_backend_pid() as pid, extract(epoch from current_setting('deadlock_timeout')::interval)::float8 * 1000 as ms`
const cut = `select pg_cancel_backend(pid) from pg_stat_activity where pid = $1 and wait_event_type = 'Lock'`

/** `lock_not_available` and `deadlock_detected`. */
const busyCodes = new Set(['55P03', '40P01'])

function codeOf(error: unknown): string | undefined {
  const { cause, code } = error as { cause?: { code?: string }; code?: string }
  return cause ? cause.code : code
}

/** Whether others held what a transaction wanted to lock: it may be tried again. */
export function isBusy(error: unknown): boolean {
  return error instanceof MadeWay || busyCodes.has(codeOf(error) ?? '')
}

/**
 * Runs `work`, statements of a transaction of `client` that lock several tables. Whoever waits for one of them for
 * `deadlock_timeout` looks whether all wait for each other, and then its statement fails, though it may be a shopper's that
 * only reads. A little before, such a transaction that waits is ended here. `lock_timeout` cannot do that: it begins anew
 * with each lock.
 * @param other a connection of the same role
 * @throws MadeWay
 */
export async function makingWay(
  other: pg.Client,
  client: pg.Client,
  work: () => Promise<void>,
): Promise<void> {
  const { pid, ms } = (await client.query<{ pid: number; ms: number }>(asked)).rows[0]!
  const over = new AbortController()
  const isCut = async () => {
    let cuts = 0
    for (let waitMs = ms * share; !over.signal.aborted; waitMs = lookEveryMs) {
      await sleep(waitMs, undefined, { signal: over.signal }).catch(() => undefined)
      if (!over.signal.aborted) cuts += (await other.query(cut, [pid])).rows.length
    }
    return cuts > 0
  }
  const looking = isCut().catch(() => false)
  const [outcome] = await Promise.allSettled([work()])
  over.abort()
  const wasCut = await looking
  if (outcome.status === 'fulfilled') return
  const error = outcome.reason as Error
  // `query_canceled`
  throw wasCut && codeOf(error) === '57014' ? new MadeWay(error.message, { cause: error }) : error
}
