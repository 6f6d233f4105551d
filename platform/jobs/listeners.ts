import type { Runner } from '../db/index.ts'
import { sendJobs, type Job } from './sending.ts'
import type { Handler } from './workers.ts'

export interface OnOptions<T> {
  /** Which events concern the room; all when left out. */
  when?: (data: T) => boolean
  /**
   * The event's name in an older release. Jobs that wait under it, or are still sent during an update, are handled
   * too.
   */
  formerly?: string
  /**
   * The job that the room sends when the event happens, where that is all it does then: it is sent in place of the
   * event's own job. The handler is for jobs of the event that an older release sends during an update.
   */
  sends?: (data: T) => Job
}

interface Listener {
  queue: string
  many: boolean
  when: (data: object) => boolean
  sends: ((data: object) => Job) | undefined
}

interface Bench {
  bind: (queue: string, handler: Handler) => void
  /** Runs jobs by the handler of a queue, and logs what fails. */
  run: (queue: string, all: object[]) => Promise<void>
  db: Runner
}

/** Runs what has happened in each room. What fails in one becomes a job of that room, and is not repeated in others. */
async function runInRooms(
  rooms: readonly Listener[],
  all: readonly object[],
  { run, db }: Bench,
): Promise<void> {
  for (const { queue, when } of rooms) {
    const concerning = all.filter(when)
    if (concerning.length === 0) continue
    try {
      await run(queue, concerning)
    } catch {
      await sendJobs(
        db,
        concerning.map((data) => ({ queue, data })),
      )
    }
  }
}

/**
 * Which rooms handle which event, and by which job: one of its own for each room, and one for all those together that
 * take many events at once.
 */
export function createListeners(bench: Bench) {
  const listeners = new Map<string, Listener[]>()
  const together = (event: string) =>
    (listeners.get(event) ?? []).filter(({ many, sends }) => many && sends === undefined)

  const listen = <T extends object>(
    handler: Handler,
    event: string,
    room: string,
    { when, formerly, sends }: OnOptions<T> = {},
  ) => {
    const queue = `${event}.${room}`
    bench.bind(queue, handler)
    if (formerly) bench.bind(`${formerly}.${room}`, handler)
    const listener = { queue, many: handler.many, when: when ?? (() => true), sends } as Listener
    const before = together(event).length
    listeners.set(event, [...(listeners.get(event) ?? []), listener])
    if (before < 2 && together(event).length === 2)
      bench.bind(event, { ...handler, run: (all) => runInRooms(together(event), all, bench) })
  }

  const jobsOf = (event: string, data: object): Job[] => {
    const all = (listeners.get(event) ?? []).filter(({ when }) => when(data))
    const alone = all.map(({ queue, sends }) => sends?.(data) ?? { queue, data })
    const shared = together(event)
    if (shared.length < 2) return alone
    const jobs = alone.filter(({ queue }) => !shared.some((room) => room.queue === queue))
    return jobs.length === alone.length ? jobs : [...jobs, { queue: event, data }]
  }
  return { listen, jobsOf }
}
