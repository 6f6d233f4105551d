import { sql } from 'kysely'
import { anyOf, type Runner } from '../db/index.ts'
import { retry } from './sending.ts'

/**
 * Whether the last try of a job ended because its process did not show any more that it is alive: it was killed, ran out
 * of memory, or was held up by the job itself.
 */
export const hasDied = sql<boolean>`coalesce(output->'value'->>'message' = 'job heartbeat timeout', false)`

const deadlySeconds = 86_400

/** Those of these queues of which a job has killed its processes until it was given up, within the last day. */
export async function deadlyQueues(db: Runner, queues: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job
    where name = ${anyOf(queues, 'text')} and state = 'failed' and ${hasDied}
      and completed_on > pgboss.job_now() - make_interval(secs => ${deadlySeconds})`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

interface Taken {
  id: string
  retryCount?: number
}

/**
 * Makes this the last try of those jobs that have died with their process before. A job that does it twice would do it
 * again, and nobody could shop meanwhile, so pg-boss then leaves it in the failed list.
 * @returns their ids
 */
export async function limitDeaths(db: Runner, queue: string, jobs: readonly Taken[]): Promise<Set<string>> {
  const ids = jobs.filter(({ retryCount = 0 }) => retryCount > 0).map(({ id }) => id)
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`
    update pgboss.job set retry_limit = retry_count
    where name = ${queue} and id = ${anyOf(ids)} and state = 'active' and ${hasDied}
    returning id`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Gives jobs that failed without their process dying the retries of all others. */
export async function liftLimit(db: Runner, queue: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update pgboss.job set retry_limit = greatest(${retry.retryLimit}, retry_count)
    where name = ${queue} and id = ${anyOf(ids)} and state = 'active'`.execute(db)
}
