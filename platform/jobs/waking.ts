import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Runner } from '../db/index.ts'
import type { Log } from '../log/index.ts'

/** The queues with a due job. */
export const dueQueues = sql<{ name: string }>`
    select q.name from pgboss.queue q
    where exists (select from pgboss.job j
                  where j.name = q.name and j.state < 'active' and not j.blocked and j.start_after <= now())`

/**
 * Adds an index that finds the due jobs of a queue without reading the many that are due days later. pg-boss's own
 * indexes are in the order in which jobs were sent.
 */
export async function indexDueJobs(db: Runner): Promise<void> {
  const { rows } = await sql<{ exists: boolean }>`
    select to_regclass('pgboss.job_due') is not null and to_regclass('pgboss.job_failed') is not null as exists`.execute(
    db,
  )
  if (rows[0]!.exists) return
  await sql`
    create index if not exists job_due on pgboss.job (name, start_after)
    where state < 'active' and not blocked`.execute(db)
  await sql`
    create index if not exists job_failed on pgboss.job (name, completed_on) where state = 'failed'`.execute(
    db,
  )
}

export interface Waking {
  /** Whether a check has succeeded recently. */
  isLooking(): boolean
  stop(): Promise<void>
}

/** For a process without workers. */
export const notWaking: Waking = { isLooking: () => false, stop: async () => undefined }

/** Checks are a fraction of a second apart, so after this long without one something is wrong. */
const latelyMs = 10_000

/**
 * Checks for due jobs of all queues by one small statement, and wakes the workers that have work. A job is found soon
 * after its time, and dozens of idle queues cost next to nothing.
 */
export function keepWaking(
  { db, log }: { db: Runner; log: Log },
  everyMs: number,
  wake: (queue: string) => void,
): Waking {
  const over = new AbortController()
  let lookedAtMs = Number.NEGATIVE_INFINITY
  const watch = async () => {
    let wasFound = true
    while (!over.signal.aborted) {
      try {
        for (const { name } of (await dueQueues.execute(db)).rows) wake(name)
        wasFound = true
        lookedAtMs = performance.now()
      } catch (error) {
        // Logs once: while the database is unavailable, every check fails.
        if (wasFound) log.warn('jobs.look-failed', { error })
        wasFound = false
      }
      await sleep(everyMs, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }
  const watching = watch()
  return {
    isLooking: () => !over.signal.aborted && performance.now() - lookedAtMs < latelyMs,
    stop: async () => {
      over.abort()
      await watching
    },
  }
}
