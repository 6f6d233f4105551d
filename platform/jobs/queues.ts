import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import { anyOf, type Runner } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { indexJobs } from './waking.ts'

/**
 * A process sends a heartbeat for its jobs at half this interval. Jobs of a process that was killed, or has lost its
 * database, go to another one, so each handler must have its effect only once.
 */
const heartbeatSeconds = 15
/**
 * Two searches for the jobs of dead processes are at least this far apart. Together with the missing heartbeat and the
 * retry delay, a job waits at most a minute.
 */
export const superviseSeconds = 15

/**
 * Lifts pg-boss's check, at the commit, that a job's queue exists: for each job it locks the queue's row, which all who send
 * jobs share, while the locks on popular stock are held. What we send fails by itself for a missing queue (`jobsSent`), and
 * no queue is ever deleted.
 *
 * Other processes may be sending jobs: who sends one locks `queue` before `job_common`, so this does as well. Where a
 * backup or a long statement is in the way, the check stays until the next start.
 */
async function liftQueueCheck(db: Runner, log: Log): Promise<void> {
  const { rows } = await sql`
    select from pg_constraint
    where conname = 'q_fkey' and conrelid = to_regclass('pgboss.job_common')`.execute(db)
  if (rows.length === 0) return
  await sql`
    do $$ begin
      perform set_config('lock_timeout', '2s', true);
      lock table pgboss.queue in access exclusive mode;
      alter table pgboss.job_common drop constraint if exists q_fkey;
    end $$`
    .execute(db)
    .catch((error: unknown) => log.info('jobs.queue-check-stays', { error }))
}

interface Preparing {
  boss: PgBoss
  db: Runner
  log: Log
}

/** Makes the missing queues, and brings those of an older release up to date with the jobs in them. */
export async function prepareQueues({ boss, db, log }: Preparing, names: Iterable<string>): Promise<void> {
  await indexJobs(db)
  await liftQueueCheck(db, log)
  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  const outdated: string[] = []
  for (const name of names) {
    const queue = known.get(name)
    if (!queue) await boss.createQueue(name, { heartbeatSeconds })
    else if (queue.heartbeatSeconds !== heartbeatSeconds) outdated.push(name)
  }
  for (const name of outdated) await boss.updateQueue(name, { heartbeatSeconds })
  if (outdated.length === 0) return
  await sql`
    update pgboss.job set heartbeat_seconds = ${heartbeatSeconds}
    where name = ${anyOf(outdated, 'text')} and state < 'active'`.execute(db)
}
