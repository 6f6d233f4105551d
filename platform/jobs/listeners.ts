import type { Runner } from '../db/index.ts'
import { sendJobs, type Job } from './sending.ts'
import { eventSent, withTrace } from './watched.ts'
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
  isHeld: (queue: string) => boolean
}

/**
 * Runs what has happened in each room. What fails in one becomes a job of that room, and is not repeated in others; so does
 * what is of a room whose queue is held, and everything of a job whose process has died, since only one of the rooms has
 * killed it.
 */
async function runInRooms(
  rooms: readonly Listener[],
  all: readonly object[],
  { run, db, isHeld, isRepeated }: Pick<Bench, 'run' | 'db' | 'isHeld'> & { isRepeated: boolean },
): Promise<void> {
  const tasks = rooms.map(({ queue, when }) => ({ queue, concerning: all.filter(when) }))
  const jobsOf = ({ queue, concerning }: (typeof tasks)[number]) =>
    concerning.map((data) => ({ queue, data }))
  if (isRepeated) return sendJobs(db, tasks.flatMap(jobsOf))
  for (const task of tasks.filter(({ concerning }) => concerning.length > 0))
    if (isHeld(task.queue)) await sendJobs(db, jobsOf(task))
    else await run(task.queue, task.concerning).catch(() => sendJobs(db, jobsOf(task)))
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
      bench.bind(event, {
        ...handler,
        run: (all, isRepeated) => runInRooms(together(event), all, { ...bench, isRepeated }),
      })
  }

  const jobsOf = (event: string, happened: object): Job[] => {
    eventSent.tell(event)
    const data = withTrace(happened)
    const all = (listeners.get(event) ?? []).filter(({ when }) => when(data))
    const alone = all.map(({ queue, sends }) => sends?.(data) ?? { queue, data })
    const shared = together(event)
    if (shared.length < 2) return alone
    const jobs = alone.filter(({ queue }) => !shared.some((room) => room.queue === queue))
    return jobs.length === alone.length ? jobs : [...jobs, { queue: event, data }]
  }
  return { listen, jobsOf }
}
