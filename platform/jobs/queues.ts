import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import type { Runner } from '../db/index.ts'
import { indexDueJobs } from './waking.ts'

/**
 * A process shows every half of this that it still has its jobs in hand. Those of one that was killed, or has lost its
 * database, are given to another: each handler has to do once what it is told twice.
 */
const heartbeatSeconds = 15
/** How often somebody looks for jobs in dead hands: with the pause before a repeat, a minute passes at most. */
export const superviseSeconds = 15

/** Makes the queues that are missing, and brings those of an older release, with the jobs in them, up to this one. */
export async function prepareQueues(boss: PgBoss, db: Runner, names: Iterable<string>): Promise<void> {
  await indexDueJobs(db)
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
