import { sql } from 'kysely'
import type { Runner } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import type { Movement } from '../movement/index.ts'
import { pause } from '../pause/index.ts'
import { theRow } from '../db/index.ts'

interface Found {
  /** The queues with a due job. */
  due: string[]
  /** In how many milliseconds the next job of the others is due. */
  nextMs: number | null
  /** Whether a job is held by a process that does not show any more that it is alive, or for longer than it may. */
  isStuck: boolean
}

/** Finds what is due now and next, by one probe of an index for each queue. */
export function dueJobs(queues: readonly string[]) {
  return sql<Found>`
    select coalesce(array_agg(q.name) filter (where j.start_after <= now()), '{}') as due,
           (extract(epoch from min(j.start_after) filter (where j.start_after > now()) - now()) * 1000)::float8
             as "nextMs",
           exists (select from pgboss.job a
                   where a.state = 'active'
                     and (a.heartbeat_on + make_interval(secs => a.heartbeat_seconds) < now()
                          or a.started_on + make_interval(secs => a.expire_seconds) < now())) as "isStuck"
    from unnest(${queues}::text[]) q (name)
    cross join lateral (select j.start_after from pgboss.job j
                        where j.name = q.name and j.state < 'active' and not j.blocked
                        order by j.start_after limit 1) j`
}

/**
 * Adds indexes of our own: one finds the due jobs of a queue without reading the many that are due days later (pg-boss's
 * own are in the order in which jobs were sent), one the failed jobs, one those under way.
 */
export async function indexJobs(db: Runner): Promise<void> {
  const { rows } = await sql<{ exist: boolean }>`
    select to_regclass('pgboss.job_due') is not null and to_regclass('pgboss.job_failed') is not null
           and to_regclass('pgboss.job_active') is not null as exist`.execute(db)
  if (theRow(rows).exist) return
  // One process after the other: two that make the same index at once make one of them fail.
  await sql`
    do $$ begin
      lock table pgboss.version in share row exclusive mode;
      create index if not exists job_due on pgboss.job (name, start_after) where state < 'active' and not blocked;
      create index if not exists job_failed on pgboss.job (name, completed_on) where state = 'failed';
      create index if not exists job_active on pgboss.job (started_on) where state = 'active';
    end $$`.execute(db)
}

export interface Waking {
  /** Whether a check has succeeded recently. */
  isLooking(): boolean
  /** Looks at once: other queues are looked at than before. */
  look(): void
  stop(): Promise<void>
}

/** For a process without workers. */
export const notWaking: Waking = {
  isLooking: () => false,
  look: () => undefined,
  stop: async () => undefined,
}

/** A look costs little, and the database's clock may be set: without any other cause one follows after this long. */
const longestPauseMs = 10_000
/** After this long without a look something is wrong. */
const latelyMs = 3 * longestPauseMs

export interface WakingOptions {
  db: Runner
  log: Log
  movement: Pick<Movement, 'onMove'>
  queues: () => readonly string[]
  /** Pause between two looks while a job is due. */
  everyMs: number
  wake: (queue: string) => void
  /** Begins to take the jobs from processes that are dead. */
  rescue: () => void
  longestMs?: number
}

/**
 * Looks for due jobs of all queues by one small statement when something has moved, and when the next job is due, and wakes
 * the workers that have work. Dozens of idle queues cost next to nothing.
 */
export function keepWaking(options: WakingOptions): Waking {
  const { db, log, movement, queues, everyMs, wake, rescue, longestMs = longestPauseMs } = options
  const over = new AbortController()
  let moved = new AbortController()
  let lookedAtMs = Number.NEGATIVE_INFINITY
  const stopListening = movement.onMove(() => moved.abort())
  /** @returns how long nothing is due */
  const look = async (): Promise<number> => {
    const { rows } = await dueJobs(queues()).execute(db)
    const { due, nextMs, isStuck } = theRow(rows)
    lookedAtMs = performance.now()
    for (const name of due) wake(name)
    if (isStuck) rescue()
    return due.length > 0 ? 0 : Math.ceil(nextMs ?? longestMs)
  }
  const watch = async () => {
    let wasFound = true
    while (!over.signal.aborted) {
      moved = new AbortController()
      let idleMs = 0
      try {
        idleMs = await look()
        wasFound = true
      } catch (error) {
        // Logs once: while the database is unavailable, every look fails.
        if (wasFound) log.warn('jobs.look-failed', { error })
        wasFound = false
      }
      // The worker of a due job has been woken, which needs a moment.
      if (idleMs === 0) await pause(everyMs, over.signal)
      else await pause(Math.min(idleMs, longestMs), AbortSignal.any([over.signal, moved.signal]))
    }
  }
  const watching = watch()
  return {
    isLooking: () => !over.signal.aborted && performance.now() - lookedAtMs < latelyMs,
    look: () => moved.abort(),
    stop: async () => {
      stopListening()
      over.abort()
      await watching
    },
  }
}
