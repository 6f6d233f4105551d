import { sql, type RawBuilder } from 'kysely'
import { withTrace } from './watched.ts'
import { column, jsonOf, record, unanswered, type JsonOf, type RowOf, type Runner } from '../db/index.ts'

/** A job to send; due at once when `at` is left out. */
const job = record({ queue: column.text, data: column.jsonb<object>(), at: column.timestamptz.optional })

export type Job = RowOf<typeof job>

/** Eight retries over about two hours. Then the job waits in the failed list for an operator. */
export const retry = { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 }

/** Due jobs stay due for 90 days while the mall is down. */
const archivedSeconds = 90 * 86_400

/**
 * Inserts a job for each row of `from`: of `j` with `queue`, `data`, `due` and for how many `seconds` it may wait, and of
 * `q`, its queue. Without a queue no number can be read from the words, so that the error of the statement names it.
 */
function jobsInserted(from: RawBuilder<unknown>) {
  return sql`
    insert into pgboss.job (name, data, start_after, created_on, keep_until, retry_limit, retry_delay, retry_backoff,
                            retry_delay_max, expire_seconds, deletion_seconds, policy, dead_letter, heartbeat_seconds)
    select j.queue, j.data, j.due, pgboss.job_now(), j.due + make_interval(secs => j.seconds),
           ${retry.retryLimit}::int, ${retry.retryDelay}::int, ${retry.retryBackoff}::boolean,
           ${retry.retryDelayMax}::int, coalesce(q.expire_seconds, ('no queue ' || j.queue)::int), q.deletion_seconds, q.policy, q.dead_letter,
           q.heartbeat_seconds
    from ${from}`
}

/**
 * Sends jobs as a part of another statement. A job for a missing queue makes it fail.
 */
export function jobsSent(jobs: JsonOf<readonly Job[]>) {
  return sql`
  jobs_sent as (
    ${jobsInserted(sql`
      (select queue, data, coalesce(at, pgboss.job_now()) as due, ${archivedSeconds}::int as seconds
       from ${job.rows(jobs, 'j')}) j
      left join pgboss.queue q on q.name = j.queue`)}
  )`
}

const insertJobs = unanswered((jobs: JsonOf<readonly Job[]>) => sql`with ${jobsSent(jobs)} select`)

/** Sends jobs inside the transaction they belong to, by one statement that travels with the next. */
export async function sendJobs(tx: Runner, jobs: readonly Job[]): Promise<void> {
  if (jobs.length > 0)
    await insertJobs(tx, jsonOf(jobs.map((one) => ({ ...one, data: withTrace(one.data) }))))
}

/** What is done by the clock comes again, so a job that nobody takes need not wait for long. */
const clockSeconds = 86_400

/** Sends a job without data to each of these queues that exists and in which none waits. */
export async function sendUnlessWaiting(db: Runner, queues: readonly string[]): Promise<void> {
  if (queues.length === 0) return
  await jobsInserted(sql`
    (select n.queue, '{}'::jsonb as data, pgboss.job_now() as due, ${clockSeconds}::int as seconds
     from unnest(${[...queues]}::text[]) n (queue)) j
    join pgboss.queue q on q.name = j.queue
    where not exists (select from pgboss.job w where w.name = q.name and w.state < 'active')`).execute(db)
}
