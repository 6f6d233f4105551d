import type { PgBoss } from 'pg-boss'
import type { Runner } from '../db/index.ts'
import { mustGet } from '../collections/index.ts'
import type { Log } from '../log/index.ts'
import { liftLimit, limitDeaths } from './deaths.ts'
import type { Holding } from './holding/holding.ts'
import { runWatched } from './watched.ts'

/** A queue's handler, for one job at a time or for many at once. */
export interface Handler {
  /** Jobs taken at a time. */
  batch: number
  many: boolean
  /** @param isRepeated whether one of the jobs was begun before, and failed or died with its process */
  run: (all: object[], isRepeated: boolean) => Promise<void>
}

export type Handlers = Map<string, Handler>

interface Taken {
  id: string
  retryCount?: number
  data: unknown
}

type Result = { id: string; status: 'completed' } | { id: string; status: 'failed'; output: object }

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const day = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/
/** A state or a kind, such as `toShip` or `goods/changed`. */
const word = /^[a-z][A-Za-z]*(?:[/.-][A-Za-z]+)*$/
const longestWord = 40

function isTelling(text: string): boolean {
  return uuid.test(text) || day.test(text) || (text.length <= longestWord && word.test(text))
}

/**
 * The data of a job as it may be logged: ids, numbers, days and words of ours. All other texts, such as phone numbers and
 * addresses of push services, are left out; the table of jobs has them.
 */
function toldOf(data: object): unknown {
  return JSON.parse(
    JSON.stringify(data, (_, value: unknown) =>
      typeof value === 'string' && !isTelling(value) ? '…' : value,
    ),
  )
}

/** Runs jobs of a queue, and logs failures. */
export function runJobs(
  { handlers, log }: { handlers: Handlers; log: Log },
  queue: string,
  jobs: object[],
  isRepeated = false,
): Promise<void> {
  return runWatched(queue, jobs, async (all) => {
    try {
      await mustGet(handlers, queue).run(all, isRepeated)
    } catch (error) {
      log.error('jobs.failed', {
        queue,
        data: all.length === 1 ? toldOf(all[0]!) : { jobs: all.length },
        error,
      })
      throw error
    }
  })
}

type Run = (queue: string, all: object[], isRepeated?: boolean) => Promise<void>

function isRepeated({ retryCount = 0 }: Taken): boolean {
  return retryCount > 0
}

/** Runs one job. Its failure does not repeat others. */
async function runOne(queue: string, job: Taken, run: Run): Promise<Result> {
  const { id, data } = job
  try {
    await run(queue, [data as object], isRepeated(job))
    return { id, status: 'completed' }
  } catch (error) {
    return { id, status: 'failed', output: { message: String(error) } }
  }
}

/** Runs all jobs at once; when that fails, one after the other, so that only the one that fails is repeated. */
async function runMany(queue: string, jobs: Taken[], run: Run): Promise<Result[]> {
  try {
    await run(
      queue,
      jobs.map(({ data }) => data as object),
      jobs.some(isRepeated),
    )
    return jobs.map(({ id }) => ({ id, status: 'completed' }))
  } catch {
    const results: Result[] = []
    for (const job of jobs) results.push(await runOne(queue, job, run))
    return results
  }
}

interface Workshop {
  boss: PgBoss
  db: Runner
  handlers: Handlers
  run: Run
}

/** Runs the jobs that a worker has taken. One that has died with its process before gets one try more. */
async function runTaken({ db, handlers, run }: Workshop, queue: string, jobs: Taken[]): Promise<Result[]> {
  const died = await limitDeaths(db, queue, jobs)
  const results =
    mustGet(handlers, queue).many && jobs.length > 1
      ? await runMany(queue, jobs, run)
      : await Promise.all(jobs.map((job) => runOne(queue, job, run)))
  const alive = results.filter(({ id, status }) => status === 'failed' && died.has(id))
  await liftLimit(
    db,
    queue,
    alive.map(({ id }) => id),
  )
  return results
}

/** Workers are woken (`keepWaking`); by themselves they hardly look. */
const pollSeconds = 3_600

/** For `handleMany`, two workers: the database works for one while this process prepares and settles for the other. */
function workersOf({ many }: Handler): number {
  return many ? 2 : 1
}

function startWorkersOf(workshop: Workshop, queue: string, handler: Handler): Promise<unknown> {
  const settings = {
    pollingIntervalSeconds: pollSeconds,
    batchSize: handler.batch,
    perJobResults: true as const,
  }
  const work = () =>
    // A queue that fills a batch probably has more jobs, so it continues at once.
    workshop.boss.work(queue, { ...settings, burstWhenBatchFull: true }, (jobs) =>
      runTaken(workshop, queue, jobs),
    )
  return Promise.all(Array.from({ length: workersOf(handler) }, work))
}

/**
 * Starts each queue's workers, which look once and then wait to be woken. Those of a queue that is held end after the jobs
 * that they have taken, and begin again when it is released.
 */
export async function startWorkers(
  workshop: Workshop & { holding: Holding; log: Log },
  onRelease: () => void,
): Promise<void> {
  const { boss, handlers, holding, log } = workshop
  const begin = async (queue: string) => {
    const handler = handlers.get(queue)
    if (handler && !holding.isHeld(queue)) await startWorkersOf(workshop, queue, handler)
  }
  holding.onChange(async ({ held, released }) => {
    try {
      for (const queue of held) await boss.offWork(queue, { wait: false })
      for (const queue of released) await begin(queue)
      onRelease()
    } catch (error) {
      // Nothing is taken any more while a process ends.
      log.warn('jobs.not-held', { error })
    }
  })
  for (const queue of handlers.keys()) await begin(queue)
}
