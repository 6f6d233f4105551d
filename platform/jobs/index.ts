import { sql, CompiledQuery } from 'kysely'
import { PgBoss } from 'pg-boss'
import type { Runner } from '../db/index.ts'
import type { Log } from '../log/index.ts'
import { prepareQueues, superviseSeconds } from './queues.ts'
import { hasDied } from './deaths.ts'
import { createHolding, type Holding } from './holding/holding.ts'
import { atHours, isClockQueue, queuesByHours, type Hours } from './hours.ts'
import { keepScheduled } from './schedules.ts'
import { createListeners, type OnOptions } from './listeners.ts'
import { sendJobs, type Job } from './sending.ts'
import { keepWaking, notWaking, type Waking } from './waking.ts'
import { localSignals } from '../signals/index.ts'
import { openMovement, type Movement } from '../movement/index.ts'
import { runJobs, startWorkers, type Handler, type Handlers } from './workers.ts'

export { hasDied } from './deaths.ts'
export { jobsSent, type Job } from './sending.ts'
export { eventSent, jobsRan } from './watched.ts'

interface SendOptions {
  /** When the job is due; at once when left out. */
  at?: Date
}

/** Every event with its data: each contract adds those of its room. */
export interface AllEvents {}
type EventName = keyof AllEvents & string

/** For each event that a room's contract declares, the rooms that handle it. */
export type HandledBy<E> = { readonly [K in keyof E]: { readonly handledBy: readonly string[] } }

/** Work that must happen: at a time, or because of an event in another room. */
export interface Jobs {
  /** Binds a queue (`room.verb`) to its handler. Call before `start`. */
  handle<T extends object>(queue: string, handler: (data: T) => Promise<void>): void
  /**
   * Binds a queue whose handler takes many jobs at once, in one transaction or a few. When that fails, it is called
   * with each job alone. Call before `start`.
   */
  handleMany<T extends object>(queue: string, handler: (all: readonly T[]) => Promise<void>): void
  /** Binds a room's reaction to another room's event. Call before `start`. */
  on<E extends EventName>(
    event: E,
    room: string,
    handler: (data: AllEvents[E]) => Promise<void>,
    options?: OnOptions<AllEvents[E]>,
  ): void
  /**
   * The same for a handler that takes many events at once, like one of `handleMany`. Rooms that handle an event so share
   * one job; what fails in a room becomes a job of that room alone. Call before `start`.
   */
  onMany<E extends EventName>(
    event: E,
    room: string,
    handler: (all: readonly AllEvents[E][]) => Promise<void>,
    options?: OnOptions<AllEvents[E]>,
  ): void
  /**
   * Binds a queue to a schedule. Call before `start`. Of several processes, one does each run. Queues of the same hours share
   * a job (`hours.ts`).
   */
  byClock(queue: string, when: Hours, handler: () => Promise<void>): void
  /** Sends a job inside the transaction it belongs to. */
  send(tx: Runner, queue: string, data: object, options?: SendOptions): Promise<void>
  /** Sends the event to every room that handles it, inside the transaction that made it happen. */
  emit<E extends EventName>(tx: Runner, event: E, data: AllEvents[E]): Promise<void>
  /** The jobs of the rooms that handle the event, for a statement that sends them itself (`jobsSent`). */
  jobsOf<E extends EventName>(event: E, data: AllEvents[E]): Job[]
  /** Gives a job that failed for good another round of retries; false when there is no such job. */
  retry(queue: string, id: string): Promise<boolean>
  /** The same for up to `most` jobs of a queue, those that failed first; how many there were. */
  retryFailed(queue: string, which: WhichFailed): Promise<number>
  /** @param work false only prepares the queues, for one-off commands and tests */
  start(options: { work: boolean }): Promise<void>
  /** The queues that have a handler here, without those of several queues with the same hours. */
  queues(): string[]
  /**
   * Takes no jobs from these queues, and takes them from all others: of what was held before and is not named, too. Jobs that
   * are under way are finished; those that are sent meanwhile wait.
   */
  hold(queues: ReadonlySet<string>): Promise<void>
  /** For tests: runs due jobs, with `early` also future ones, until none is left. */
  drain(options?: { early?: boolean }): Promise<number>
  /** Whether this process has recently checked for due jobs: false before it works, and while the check fails. */
  isLooking(): boolean
  /** Takes no more jobs, finishes the current ones, and returns those that do not finish in time to the queue. */
  stop(): Promise<void>
}

export interface JobsOptions {
  db: Runner
  log: Log
  /** What tells that jobs may have been sent; left out, the database is watched for the jobs alone. */
  movement?: Movement
  /** Seconds between two looks while jobs are due, and of the watch of its own. */
  pollSeconds?: number
  /** Seconds between two searches for jobs of dead processes. */
  superviseSeconds?: number
  /** Seconds after which a process repeats what it does by the clock. */
  scheduleSeconds?: number
}

/** What pg-boss asks our database, and how we wake its workers: as its own listener would upon a notification. */
interface Ours {
  db: Runner
  wake: (queue: string) => void
}

function executor(ours: Ours) {
  return {
    executeSql: async (text: string, values: unknown[] = []) => {
      const { rows } = await ours.db.executeQuery(CompiledQuery.raw(text, values))
      return { rows }
    },
    listen: async (_channel: string, wake: Ours['wake']) => {
      ours.wake = wake
      return { close: async () => undefined }
    },
  }
}

/** How many jobs a queue runs side by side, and how many `handleMany` gets in one call. */
const batch = 20
const batchOfMany = 250

type Run = (queue: string, all: object[], isRepeated?: boolean) => Promise<void>

interface Started {
  boss: PgBoss
  ours: Ours
}

interface Plan extends Started {
  handlers: Handlers
  holding: Holding
  hours: ReadonlyMap<string, Hours>
  run: Run
  options: JobsOptions
}

/** pg-boss sends the jobs of schedules through this queue of its own. */
const scheduleQueue = '__pgboss__send-it'

/** What PostgreSQL answers to who makes something that another process has just made. */
const madeElsewhere = new Set(['23505', '42P06', '42P07', '42710', '42723'])

/** @returns what it started besides pg-boss */
async function startBoss(plan: Plan, work: boolean): Promise<Waking> {
  const { boss, ours, handlers, holding, hours, run, options } = plan
  const { db, log, pollSeconds = 0.25 } = options
  const { isHeld } = holding
  const together = work ? queuesByHours(hours) : new Map<string, string[]>()
  for (const [name, queues] of together) handlers.set(name, atHours(queues, { db, run, isHeld }))
  await prepareQueues({ ...options, boss }, handlers.keys())
  if (!work) return notWaking
  const stopScheduling = await keepScheduled({ ...options, boss, hours })
  let waking = notWaking
  await startWorkers({ boss, db, log, handlers, holding, run }, () => waking.look())
  const everyMs = pollSeconds * 1_000
  const movement = options.movement ?? openMovement({ db, signals: localSignals(), pollMs: everyMs })
  waking = keepWaking({
    db,
    log,
    movement,
    everyMs,
    queues: () => [...handlers.keys(), scheduleQueue].filter((queue) => !isHeld(queue)),
    wake: (queue) => ours.wake(queue),
    rescue: rescuer(boss, options),
  })
  const stop = async () => {
    await stopScheduling()
    await waking.stop()
    if (movement !== options.movement) await movement.stop()
  }
  return { ...waking, stop }
}

/** Looks after the jobs of dead processes, whose heartbeat is missing, now and not only at pg-boss's next round. */
function rescuer(boss: PgBoss, { log, superviseSeconds: patience = superviseSeconds }: JobsOptions) {
  let lastMs = Number.NEGATIVE_INFINITY
  return () => {
    if (performance.now() - lastMs < patience * 1_000) return
    lastMs = performance.now()
    boss.supervise().catch((error: unknown) => log.error('jobs.error', { cause: 'supervise', error }))
  }
}

/** The queues with due jobs, so that a drain does not check each queue. */
async function busyQueues(db: Runner, early: boolean): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`
    select distinct name from pgboss.job
    where state in ('created', 'retry') and (${early} or start_after <= pgboss.job_now())`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

interface WhichFailed {
  most: number
  /** Those that died with their process, or the others. */
  haveDied: boolean
}

interface Drain {
  handlers: Handlers
  isHeld: Holding['isHeld']
  run: Run
  db: Runner
  early: boolean
}

async function drainAll(boss: PgBoss, { handlers, isHeld, run, db, early }: Drain): Promise<number> {
  let done = 0
  for (let found = true; found;) {
    found = false
    const busy = await busyQueues(db, early)
    for (const queue of handlers.keys()) {
      if (!busy.has(queue) || isHeld(queue)) continue
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

/**
 * How often pg-boss looks after its table by itself, and does what is not ours: dead jobs are looked for with due ones, a
 * schedule's job is woken like any other, and none of our jobs waits for another one (`flow`).
 */
const rounds = {
  superviseIntervalSeconds: 300,
  bamIntervalSeconds: 300,
  cronWorkerIntervalSeconds: 45,
  flowIntervalSeconds: 3_600,
}

/** Only a process that works looks after schedules and dead processes. */
function openBoss(
  { db, log, superviseSeconds: patience = superviseSeconds }: JobsOptions,
  work: boolean,
): Started {
  const ours: Ours = { db, wake: () => undefined }
  const boss = new PgBoss({
    db: executor(ours),
    schema: 'pgboss',
    useListenNotify: work,
    schedule: work,
    supervise: work,
    ...rounds,
    monitorIntervalSeconds: patience,
  } as never)
  // Each queue and worker would be a cause of its own.
  const causeOf = ({ message }: Error) => message.replace(/ \(Queue: .*/s, '')
  boss.on('error', (error: Error) => log.error('jobs.error', { cause: causeOf(error), error }))
  return { boss, ours }
}

function one(handler: (data: never) => Promise<void>): Handler {
  return { batch, many: false, run: ([data]) => handler(data as never) }
}

function many(handler: (all: never) => Promise<void>): Handler {
  return { batch: batchOfMany, many: true, run: (all) => handler(all as never) }
}

export function createJobs(options: JobsOptions): Jobs {
  const handlers: Handlers = new Map()
  const holding = createHolding()
  const { isHeld } = holding
  const hours = new Map<string, Hours>()
  // Replaced at the start.
  let { boss, ours } = openBoss(options, false)

  const run: Run = (...what) => runJobs({ handlers, log: options.log }, ...what)
  let waking: Waking = notWaking

  const bind = (queue: string, handler: Handler) => {
    if (handlers.has(queue)) throw new Error(`two handlers for ${queue}`)
    handlers.set(queue, handler)
  }

  const handle: Jobs['handle'] = (queue, handler) => bind(queue, one(handler))

  const { listen, jobsOf } = createListeners({ bind, run, db: options.db, isHeld })

  return {
    handle,
    handleMany: (queue, handler) => bind(queue, many(handler)),
    on: (event, room, handler, options) => listen(one(handler), event, room, options),
    onMany: (event, room, handler, options) => listen(many(handler), event, room, options),
    byClock: (queue, when, handler) => {
      handle(queue, handler)
      hours.set(queue, when)
    },
    send: (tx, queue, data, { at } = {}) => sendJobs(tx, [{ queue, data, at }]),
    jobsOf,
    retry: async (queue, id) => {
      if (!(await hasFailed(options.db, queue, id))) return false
      await boss.retry(queue, id)
      return true
    },
    retryFailed: async (queue, which) => {
      const ids = await failedIds(options.db, queue, which)
      if (ids.length > 0) await boss.retry(queue, ids)
      return ids.length
    },
    emit: (tx, event, data) => sendJobs(tx, jobsOf(event, data)),
    start: async ({ work }) => {
      const open = () => {
        ;({ boss, ours } = openBoss(options, work))
        return boss.start()
      }
      // Then the tables are there: whoever made them has committed.
      await open().catch((error: { code?: string }) => {
        if (!madeElsewhere.has(error.code ?? '')) throw error
        return open()
      })
      waking = await startBoss({ boss, ours, handlers, holding, hours, run, options }, work)
    },
    isLooking: () => waking.isLooking(),
    queues: () => [...handlers.keys()].filter((queue) => !isClockQueue(queue)),
    hold: holding.hold,
    drain: ({ early = false } = {}) => drainAll(boss, { handlers, isHeld, run, db: options.db, early }),
    stop: async () => {
      await waking.stop()
      await boss.stop({ graceful: true, timeout: 12_000 })
    },
  }
}

async function failedIds(db: Runner, queue: string, { most, haveDied }: WhichFailed): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from pgboss.job where name = ${queue} and state = 'failed' and ${hasDied} = ${haveDied}
    order by completed_on limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

async function hasFailed(db: Runner, queue: string, id: string): Promise<boolean> {
  const found = await sql`
    select from pgboss.job where name = ${queue} and id = ${id}::uuid and state = 'failed'`.execute(db)
  return found.rows.length > 0
}
