import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Runner } from '../db/index.ts'
import { indexJobs, liftQueueCheck } from './waking.ts'

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

/** Makes the missing queues, and brings those of an older release up to date with the jobs in them. */
export async function prepareQueues(boss: PgBoss, db: Runner, names: Iterable<string>): Promise<void> {
  await indexJobs(db)
  await liftQueueCheck(db)
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
    where name = any(${outdated}::text[]) and state < 'active'`.execute(db)
}
