import type { PgBoss } from 'pg-boss'
import type { Log } from '../log/index.ts'

/** What a queue does: with one job after the other, or with many at once. */
export interface Handler {
  /** Jobs that are taken at a time. */
  batch: number
  many: boolean
  run: (all: object[]) => Promise<void>
}

export type Handlers = Map<string, Handler>

interface Taken {
  id: string
  data: unknown
}

type Result = { id: string; status: 'completed' } | { id: string; status: 'failed'; output: object }

/** Runs jobs of a queue and says so when it goes wrong. */
export async function runJobs(
  { handlers, log }: { handlers: Handlers; log: Log },
  queue: string,
  all: object[],
): Promise<void> {
  try {
    await handlers.get(queue)!.run(all)
  } catch (error) {
    log.error('jobs.failed', { queue, data: all.length === 1 ? all[0] : { jobs: all.length }, error })
    throw error
  }
}

type Run = (queue: string, all: object[]) => Promise<void>

/** One job may fail without others being repeated. */
async function runOne(queue: string, { id, data }: Taken, run: Run): Promise<Result> {
  try {
    await run(queue, [data as object])
    return { id, status: 'completed' }
  } catch (error) {
    return { id, status: 'failed', output: { message: String(error) } }
  }
}

/** All at once; when that fails, one after the other, so that the one that spoils it is found and stays alone. */
async function runMany(queue: string, jobs: Taken[], run: Run): Promise<Result[]> {
  try {
    await run(
      queue,
      jobs.map(({ data }) => data as object),
    )
    return jobs.map(({ id }) => ({ id, status: 'completed' }))
  } catch {
    const results: Result[] = []
    for (const job of jobs) results.push(await runOne(queue, job, run))
    return results
  }
}

/** They are woken when there is work (`keepWaking`); this is for a day on which that fails. */
const pollSeconds = 10

/** Where many are done at once, the database works for one worker while this process prepares and settles for another. */
function workersOf({ many }: Handler): number {
  return many ? 2 : 1
}

/**
 * Starts each queue's workers.
 * @returns wakes those of a queue
 */
export async function startWorkers(
  boss: PgBoss,
  handlers: Handlers,
  run: Run,
): Promise<(queue: string) => void> {
  const ids = new Map<string, string[]>()
  for (const [queue, handler] of handlers) {
    const { batch, many } = handler
    const settings = { pollingIntervalSeconds: pollSeconds, batchSize: batch, perJobResults: true as const }
    const work = () =>
      // A queue that fills a batch has more: it goes on at once.
      boss.work(queue, { ...settings, burstWhenBatchFull: true }, (jobs) =>
        many && jobs.length > 1
          ? runMany(queue, jobs, run)
          : Promise.all(jobs.map((job) => runOne(queue, job, run))),
      )
    ids.set(queue, await Promise.all(Array.from({ length: workersOf(handler) }, work)))
  }
  return (queue) => {
    for (const id of ids.get(queue) ?? []) boss.notifyWorker(id)
  }
}
