import { setTimeout as sleep } from 'node:timers/promises'
import type { Runner } from '../db/index.ts'
import { deadlyQueues } from './deaths.ts'
import { sendUnlessWaiting } from './sending.ts'
import type { Handler } from './workers.ts'

/** In crontab notation, with a time zone. */
export interface Hours {
  cron: string
  zone: string
}

/** The queue of all that is done at the same hours: their names may only have letters, digits and `_.-`. */
export function clockQueue({ cron, zone }: Hours): string {
  return `clock.${`${cron} ${zone}`
    .replaceAll('*', 'x')
    .replaceAll(' ', '_')
    .replaceAll(/[^\w-]/g, '.')}`
}

export function isClockQueue(name: string): boolean {
  return name.startsWith('clock.')
}

/** The queues with hours, by the queue of these hours. */
export function queuesByHours(hours: ReadonlyMap<string, Hours>): Map<string, string[]> {
  const all = new Map<string, string[]>()
  for (const [queue, when] of hours) {
    const name = clockQueue(when)
    all.set(name, [...(all.get(name) ?? []), queue])
  }
  return all
}

/** By queue, when it was last confirmed that it has these hours: in seconds of the epoch, of the database's clock. */
type SaidAt = Readonly<Record<string, number>>

function namedBy(jobs: readonly SaidAt[]): Map<string, number> {
  const named = new Map<string, number>()
  for (const data of jobs)
    for (const [queue, at] of Object.entries(data)) named.set(queue, Math.max(at, named.get(queue) ?? 0))
  return named
}

/** Each process repeats it every hour, so an entry two hours older than the rest is of a release that is gone. */
const silentSeconds = 2 * 3_600

function stillSaid(named: ReadonlyMap<string, number>): Set<string> {
  const newest = Math.max(...named.values())
  return new Set([...named].filter(([, at]) => newest - at < silentSeconds).map(([queue]) => queue))
}

/** One after the other, but the next does not wait longer than this for the one before. */
const patienceMs = 1_000

type Run = (queue: string, all: object[]) => Promise<void>

/**
 * Does what is due at the same hours by one job, whose data names the queues (`schedules.ts`): a mall in which nothing
 * happens would otherwise send, take and finish a dozen jobs a minute, over as many connections. What still runs from the
 * time before is left out, and holds up nothing else.
 *
 * These become jobs of their own: what fails, with the repeats of all others; what this process, of another release, does
 * not know; and all of a job whose process has died, since only one of them has killed it. That one is in the list of
 * failed jobs then, and is left out for a day, or until somebody retries it. Of a queue that is held, one job waits until it is
 * released, however often its hour has come.
 */
export function atHours(
  known: readonly string[],
  { db, run, isHeld }: { db: Runner; run: Run; isHeld: (queue: string) => boolean },
): Handler {
  const running = new Set<string>()
  const runOne = async (queue: string) => {
    if (running.has(queue)) return
    if (isHeld(queue)) return sendUnlessWaiting(db, [queue])
    running.add(queue)
    try {
      await run(queue, [{}])
    } catch {
      await sendUnlessWaiting(db, [queue])
    } finally {
      running.delete(queue)
    }
  }
  const runAll = async (jobs: object[], isRepeated: boolean) => {
    const named = namedBy(jobs as SaidAt[])
    // Schedules of an older release name none.
    const due = named.size > 0 ? new Set(named.keys()) : new Set(known)
    const deadly = await deadlyQueues(db, [...due])
    const others = stillSaid(named).difference(new Set(known))
    if (isRepeated)
      return sendUnlessWaiting(db, [...due.intersection(new Set(known)).union(others).difference(deadly)])
    await sendUnlessWaiting(db, [...others])
    const all: Promise<void>[] = []
    for (const queue of known.filter((one) => due.has(one) && !deadly.has(one))) {
      const one = runOne(queue)
      all.push(one)
      await Promise.race([one, sleep(patienceMs, undefined, { ref: false })])
    }
    await Promise.all(all)
  }
  return { batch: 250, many: true, run: runAll }
}
