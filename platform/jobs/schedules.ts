import { sql } from 'kysely'
import type { PgBoss } from 'pg-boss'
import { anyOf, type Runner } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { clockQueue, queuesByHours, type Hours } from './hours.ts'
import { retry } from './sending.ts'

/** A process repeats what it has hours for this often. */
const usuallySeconds = 3_600
/**
 * What nobody has repeated for so long ends: of an update that is taken back, the older processes are still there and go on,
 * and their hours with them.
 */
const lastingSeconds = 86_400

/**
 * Notes in the schedule of each of these hours which queues it is for, and when that was last confirmed:
 * `{"orders.close": 1796000000}`. Jobs get it as their data. Queues of other releases stay.
 */
async function noteQueues(db: Runner, byHours: ReadonlyMap<string, readonly string[]>): Promise<void> {
  const wanted = [...byHours].flatMap(([name, queues]) => queues.map((queue) => ({ name, queue })))
  await sql`
    update pgboss.schedule s set updated_on = pgboss.job_now(), data = (
      select jsonb_object_agg(queue, said) from (
        select queue, max(said) as said from (
          select key as queue, value::bigint as said from jsonb_each_text(coalesce(s.data, '{}'))
          union all
          select w.queue, extract(epoch from pgboss.job_now())::bigint
          from unnest(${wanted.map(({ name }) => name)}::text[], ${wanted.map(({ queue }) => queue)}::text[]) w (name, queue)
          where w.name = s.name) each
        group by queue) lasting
      where said > extract(epoch from pgboss.job_now())::bigint - ${lastingSeconds}::bigint)
    where s.name = ${anyOf([...byHours.keys()], 'text')}`.execute(db)
}

/**
 * Ends the schedules whose queues nobody has repeated. One of a release that noted none begins its
 * last day; one that was made just now is about to be noted.
 */
async function endOld(db: Runner): Promise<void> {
  await sql`
    update pgboss.schedule
    set data = jsonb_build_object(name, extract(epoch from pgboss.job_now())::bigint)
    where coalesce(data, '{}') = '{}' and updated_on < pgboss.job_now() - interval '1 minute'`.execute(db)
  await sql`
    delete from pgboss.schedule s
    where s.data <> '{}' and not exists (
      select from jsonb_each_text(s.data)
      where value::bigint > extract(epoch from pgboss.job_now())::bigint - ${lastingSeconds}::bigint)`.execute(
    db,
  )
}

/** Brings the schedules of the database up to date. */
async function scheduleHours(boss: PgBoss, db: Runner, hours: ReadonlyMap<string, Hours>): Promise<void> {
  const known = new Set((await boss.getSchedules()).map(({ name }) => name))
  for (const when of hours.values()) {
    const name = clockQueue(when)
    if (known.has(name)) continue
    known.add(name)
    await boss.schedule(name, when.cron, {}, { ...retry, tz: when.zone })
  }
  await noteQueues(db, queuesByHours(hours))
  await endOld(db)
}

interface KeepingOptions {
  boss: PgBoss
  db: Runner
  log: Log
  hours: ReadonlyMap<string, Hours>
  scheduleSeconds?: number
}

/** Schedules these hours, and repeats it. Returns how to stop. */
export async function keepScheduled({
  boss,
  db,
  log,
  hours,
  scheduleSeconds = usuallySeconds,
}: KeepingOptions): Promise<() => Promise<void>> {
  const schedule = () => scheduleHours(boss, db, hours)
  await schedule()
  let repeating = Promise.resolve()
  const timer = setInterval(() => {
    repeating = schedule().catch((error: unknown) => log.warn('jobs.schedule-failed', { error }))
  }, scheduleSeconds * 1_000)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await repeating
  }
}
