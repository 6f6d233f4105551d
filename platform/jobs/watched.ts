import { newId } from '../ids/index.ts'
import { topic } from '../told/index.ts'
import { currentTraceparent, inSpanOf, readTraceparent } from '../tracing/index.ts'
import { onTrail } from '../trail/index.ts'

/** Hears of jobs that have run, by their queue. A batch that fails runs again job by job, and is not told. */
export const jobsRan = topic<{ queue: string; jobs: number; outcome: 'good' | 'fault' }>()

/** Hears of each event that is sent. Its transaction may still be undone. */
export const eventSent = topic<string>()

/** The data of a job with the trace of the request that sends it, where that is recorded. */
export function withTrace<T extends object>(data: T): T {
  const traceparent = currentTraceparent()
  return traceparent === undefined ? data : { ...data, traceparent }
}

/** Takes out of the data of jobs the traces that their requests have put in. */
function traceparentsOf(all: object[]): { all: object[]; traceparents: string[] } {
  if (!all.some((data) => 'traceparent' in data)) return { all, traceparents: [] }
  const traceparents: string[] = []
  const bare = all.map((data) => {
    if (!('traceparent' in data)) return data
    const { traceparent, ...rest } = data
    traceparents.push(String(traceparent))
    return rest
  })
  return { all: bare, traceparents }
}

/** A trace id as answers and the log write it. */
function idOf(traceparent: string | undefined): string | undefined {
  const hex = readTraceparent(traceparent)?.traceId
  return hex?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** Runs jobs of a queue on a trail, as parts of the traces of the requests that have sent them, and counts them. */
export async function runWatched(
  queue: string,
  given: object[],
  run: (all: object[]) => Promise<void>,
): Promise<void> {
  const { all, traceparents } = traceparentsOf(given)
  const trail = { traceId: idOf(traceparents[0]) ?? newId() }
  try {
    await onTrail(trail, () =>
      inSpanOf(
        traceparents,
        () => ({ name: `job ${queue}` }),
        () => run(all),
      ),
    )
    jobsRan.tell({ queue, jobs: all.length, outcome: 'good' })
  } catch (error) {
    if (all.length === 1) jobsRan.tell({ queue, jobs: 1, outcome: 'fault' })
    throw error
  }
}
