import { sql, CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Runner } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { prepareQueues, superviseSeconds } from './queues.ts'
import { retry, sendJobs, type Job } from './sending.ts'
import { keepWaking, notWaking, type Waking } from './waking.ts'
import { runJobs, startWorkers, type Handler, type Handlers } from './workers.ts'

export { jobsSent, type Job } from './sending.ts'

export interface SendOptions {
  /** When the job is due; now, when left out. */
  at?: Date
}

export interface OnOptions<T> {
  /** Which of them concern the room; left out: all. */
  when?: (data: T) => boolean
  /** The event's name in an older release: what waits under it, or is still sent during an update, is done too. */
  formerly?: string
}

/** For each event that a room's contract declares: the rooms that act on it. */
export type HandledBy<E> = { readonly [K in keyof E]: { readonly handledBy: readonly string[] } }

/** Work that must happen: by the clock, or because something happened in another room. */
export interface Jobs {
  /** Binds a queue (`room.verb`) to what it does. Before `start`. */
  handle<T extends object>(queue: string, handler: (data: T) => Promise<void>): void
  /**
   * Binds a queue whose jobs are done many at once, in one transaction or a few. When that fails, each is done alone: a
   * handler that gets one job is on its own. Before `start`.
   */
  handleMany<T extends object>(queue: string, handler: (all: readonly T[]) => Promise<void>): void
  /** Binds a room's reaction to another room's event. Before `start`. */
  on<T extends object>(
    event: string,
    room: string,
    handler: (data: T) => Promise<void>,
    options?: OnOptions<T>,
  ): void
  /** Binds a queue to hours of the day. Before `start`; one process of several does each of them. */
  byClock(queue: string, when: Hours, handler: () => Promise<void>): void
  /** Sends a job inside the transaction it belongs to. */
  send(tx: Runner, queue: string, data: object, options?: SendOptions): Promise<void>
  /** Tells every room that listens to the event, inside the transaction that made it happen. */
  emit(tx: Runner, event: string, data: object): Promise<void>
  /** The jobs of the rooms that listen to the event, for a statement that sends them itself (`jobsSent`). */
  heard(event: string, data: object): Job[]
  /** Gives a job that failed for good another round of tries; false when there is no such job. */
  retry(queue: string, id: string): Promise<boolean>
  /** @param work false only prepares the queues, for one-off commands and tests. */
  start(options: { work: boolean }): Promise<void>
  /** Runs what is due, also jobs of the future when `early`, until nothing is left. For tests. */
  drain(options?: { early?: boolean }): Promise<number>
  /** Whether this process has looked for work lately: false before it works, and while it cannot. */
  isLooking(): boolean
  /** Takes no more, finishes what is in hand, and hands back what is not finished in time. */
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
  /** Seconds between looks for jobs that are due. */
  pollSeconds?: number
  /** Seconds between looks for jobs in the hands of a process that is gone. */
  superviseSeconds?: number
}

function executor(runner: Runner) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const result = await runner.executeQuery(CompiledQuery.raw(text, values))
      return { rows: result.rows }
    },
  }
}

/** Jobs that a queue does side by side, and those that it does at once. */
const batch = 20
const batchOfMany = 250

type Run = (queue: string, all: object[]) => Promise<void>

interface Listener {
  queue: string
  when: ((data: object) => boolean) | undefined
}

interface Plan {
  boss: PgBoss
  handlers: Handlers
  hours: ReadonlyMap<string, Hours>
  run: Run
  options: JobsOptions
}

/** @returns what it started besides the boss */
async function startBoss(plan: Plan, work: boolean): Promise<Waking> {
  const { boss, handlers, hours, run, options } = plan
  await boss.start()
  await prepareQueues(boss, options.db, handlers.keys())
  if (!work) return notWaking
  for (const [queue, { cron, zone }] of hours) await boss.schedule(queue, cron, {}, { ...retry, tz: zone })
  const wake = await startWorkers(boss, handlers, run)
  return keepWaking(options, (options.pollSeconds ?? 0.25) * 1_000, wake)
}

/** The queues in which something is due, so that a drain does not ask each of them. */
async function busyQueues(db: Runner, early: boolean): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job
    where state in ('created', 'retry') and (${early} or start_after <= pgboss.job_now())`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

interface Drain {
  handlers: Handlers
  run: Run
  db: Runner
  early: boolean
}

async function drainAll(boss: PgBoss, { handlers, run, db, early }: Drain): Promise<number> {
  let done = 0
  for (let found = true; found;) {
    found = false
    const busy = await busyQueues(db, early)
    for (const queue of handlers.keys()) {
      if (!busy.has(queue)) continue
      const jobs = await boss.fetch(queue, { batchSize: 50, ignoreStartAfter: early })
      for (const job of jobs) {
        found = true
        done += 1
        await run(queue, [job.data as object])
        await boss.complete(queue, job.id)
      }
    }
  }
  return done
}

export function createJobs(options: JobsOptions): Jobs {
  const handlers: Handlers = new Map()
  const hours = new Map<string, Hours>()
  const listeners = new Map<string, Listener[]>()
  const patience = options.superviseSeconds ?? superviseSeconds
  const boss = new PgBoss({
    ...{ db: executor(options.db), schema: 'pgboss', useListenNotify: false },
    ...{ superviseIntervalSeconds: patience, monitorIntervalSeconds: patience },
  } as never)
  boss.on('error', (error: Error) => options.log.error('jobs.error', { error }))

  const run: Run = (queue, all) => runJobs({ handlers, log: options.log }, queue, all)
  let waking: Waking = notWaking

  const bind = (queue: string, handler: Handler) => {
    if (handlers.has(queue)) throw new Error(`two handlers for ${queue}`)
    handlers.set(queue, handler)
  }

  const handle: Jobs['handle'] = (queue, handler) =>
    bind(queue, { batch, many: false, run: ([data]) => handler(data as never) })

  const heard: Jobs['heard'] = (event, data) =>
    (listeners.get(event) ?? []).flatMap(({ queue, when }) =>
      (when?.(data) ?? true) ? [{ queue, data }] : [],
    )

  return {
    handle,
    handleMany: (queue, handler) =>
      bind(queue, { batch: batchOfMany, many: true, run: (all) => handler(all as never) }),
    on: (event, room, handler, { when, formerly } = {}) => {
      const queue = `${event}.${room}`
      handle(queue, handler)
      if (formerly) handle(`${formerly}.${room}`, handler)
      const listener = { queue, when: when as Listener['when'] }
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    },
    byClock: (queue, when, handler) => {
      handle(queue, handler)
      hours.set(queue, when)
    },
    send: (tx, queue, data, { at } = {}) => sendJobs(tx, [{ queue, data, at }]),
    heard,
    retry: async (queue, id) => {
      if (!(await hasFailed(options.db, queue, id))) return false
      await boss.retry(queue, id)
      return true
    },
    emit: (tx, event, data) => sendJobs(tx, heard(event, data)),
    start: async ({ work }) => {
      waking = await startBoss({ boss, handlers, hours, run, options }, work)
    },
    isLooking: () => waking.isLooking(),
    drain: ({ early = false } = {}) => drainAll(boss, { handlers, run, db: options.db, early }),
    stop: async () => {
      await waking.stop()
      await boss.stop({ graceful: true, timeout: 12_000 })
    },
  }
}

async function hasFailed(db: Runner, queue: string, id: string): Promise<boolean> {
  const found = await sql`
    select from pgboss.job where name = ${queue} and id = ${id}::uuid and state = 'failed'`.execute(db)
  return found.rows.length > 0
}
