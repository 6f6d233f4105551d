import { sql, CompiledQuery, type Kysely, type Transaction } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Log } from '../log/index.ts'

/** Anything that runs SQL: the database, or the transaction a job must belong to. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Runner = Kysely<any> | Transaction<any>
export type JobHandler = (data: never) => Promise<void>

export interface SendOptions {
  /** When the job is due; now, when left out. */
  at?: Date
}

/** Work that must happen: by the clock, or because something happened in another room. */
export interface Jobs {
  /** Binds a queue (`room.verb`) to what it does. Before `start`. */
  handle<T extends object>(queue: string, handler: (data: T) => Promise<void>): void
  /** Binds a room's reaction to another room's event. Before `start`. */
  on<T extends object>(event: string, room: string, handler: (data: T) => Promise<void>): void
  /** Binds a queue to hours of the day. Before `start`; one process of several does each of them. */
  byClock(queue: string, when: Hours, handler: () => Promise<void>): void
  /** Sends a job inside the transaction it belongs to. */
  send(tx: Runner, queue: string, data: object, options?: SendOptions): Promise<void>
  /** Tells every room that listens to the event, inside the transaction that made it happen. */
  emit(tx: Runner, event: string, data: object): Promise<void>
  /** Gives a job that failed for good another round of tries; false when there is no such job. */
  retry(queue: string, id: string): Promise<boolean>
  /** @param work false only prepares the queues, for one-off commands and tests. */
  start(options: { work: boolean }): Promise<void>
  /** Runs what is due, also jobs of the future when `early`, until nothing is left. For tests. */
  drain(options?: { early?: boolean }): Promise<number>
  stop(): Promise<void>
}

/** As crontab writes them, in a time zone of its own. */
export interface Hours {
  cron: string
  zone: string
}

export interface JobsOptions {
  db: Runner
  log: Log
  /** Seconds between looks at an empty queue. */
  pollSeconds?: number
}

const executor = (runner: Runner) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const result = await runner.executeQuery(CompiledQuery.raw(text, values))
    return { rows: result.rows }
  },
})

/** Eight tries over about two hours, then the job waits in the failed list for a person. */
const retry = { retryLimit: 8, retryDelay: 5, retryBackoff: true, retryDelayMax: 3_600 }

/** What was due stays due while the mall is down, for a season. */
const kept = { retentionSeconds: 90 * 86_400 }

const batchSize = 20

type Handlers = Map<string, (data: object) => Promise<void>>

interface Plan {
  handlers: Handlers
  hours: ReadonlyMap<string, Hours>
  run: Run
}

const startBoss = async (
  boss: PgBoss,
  { handlers, hours, run }: Plan,
  work: { pollSeconds: number } | undefined,
) => {
  await boss.start()
  for (const queue of handlers.keys()) await boss.createQueue(queue)
  if (!work) return
  for (const [queue, { cron, zone }] of hours) await boss.schedule(queue, cron, {}, { ...retry, tz: zone })
  for (const queue of handlers.keys()) {
    const settings = { pollingIntervalSeconds: work.pollSeconds, batchSize, perJobResults: true as const }
    // A queue that fills a batch has more: it goes on at once, or a busy hour would wait at twenty jobs a second.
    await boss.work(queue, { ...settings, burstWhenBatchFull: true }, (jobs) =>
      Promise.all(jobs.map((job) => runOne(queue, job, run))),
    )
  }
}

type Run = (queue: string, data: object) => Promise<void>

/** One job of a batch may fail without the others being repeated. */
const runOne = async (queue: string, job: { id: string; data: unknown }, run: Run) => {
  try {
    await run(queue, job.data as object)
    return { id: job.id, status: 'completed' as const }
  } catch (error) {
    return { id: job.id, status: 'failed' as const, output: { message: String(error) } }
  }
}

const drainAll = async (boss: PgBoss, handlers: Handlers, run: Run, early: boolean): Promise<number> => {
  let done = 0
  for (let found = true; found;) {
    found = false
    for (const queue of handlers.keys()) {
      const jobs = await boss.fetch(queue, { batchSize: 50, ignoreStartAfter: early })
      for (const job of jobs) {
        found = true
        done += 1
        await run(queue, job.data as object)
        await boss.complete(queue, job.id)
      }
    }
  }
  return done
}

export const createJobs = (options: JobsOptions): Jobs => {
  const handlers: Handlers = new Map()
  const hours = new Map<string, Hours>()
  const listeners = new Map<string, string[]>()
  const boss = new PgBoss({ db: executor(options.db), schema: 'pgboss', useListenNotify: false } as never)
  boss.on('error', (error: Error) => options.log.error('jobs.error', { error }))

  const run: Run = async (queue, data) => {
    try {
      await handlers.get(queue)!(data)
    } catch (error) {
      options.log.error('jobs.failed', { queue, data, error })
      throw error
    }
  }

  const handle: Jobs['handle'] = (queue, handler) => {
    if (handlers.has(queue)) throw new Error(`two handlers for ${queue}`)
    handlers.set(queue, handler as (data: object) => Promise<void>)
  }

  const send: Jobs['send'] = async (tx, queue, data, { at } = {}) => {
    const when = at ? { startAfter: at } : {}
    await boss.send(queue, data, { ...retry, ...kept, ...when, db: executor(tx) })
  }

  return {
    handle,
    on: (event, room, handler) => {
      const queue = `${event}.${room}`
      handle(queue, handler)
      listeners.set(event, [...(listeners.get(event) ?? []), queue])
    },
    byClock: (queue, when, handler) => {
      handle(queue, handler)
      hours.set(queue, when)
    },
    send,
    retry: async (queue, id) => {
      if (!(await hasFailed(options.db, queue, id))) return false
      await boss.retry(queue, id)
      return true
    },
    emit: async (tx, event, data) => {
      for (const queue of listeners.get(event) ?? []) await send(tx, queue, data)
    },
    start: ({ work }) =>
      startBoss(boss, { handlers, hours, run }, work ? { pollSeconds: options.pollSeconds ?? 1 } : undefined),
    drain: ({ early = false } = {}) => drainAll(boss, handlers, run, early),
    stop: () => boss.stop({ graceful: true, timeout: 5_000 }),
  }
}

const hasFailed = async (db: Runner, queue: string, id: string): Promise<boolean> => {
  const found = await sql`
    select from pgboss.job where name = ${queue} and id = ${id}::uuid and state = 'failed'`.execute(db)
  return found.rows.length > 0
}

/** Jobs that failed for good, newest first, for the operator's page. */
export const failedJobs = async (db: Runner, limit = 50) => {
  const found = await sql<{ id: string; name: string; data: object; output: object; at: Date }>`
    select id, name, data, output, completed_on as at from pgboss.job
    where state = 'failed' order by completed_on desc limit ${limit}`.execute(db)
  return found.rows
}
