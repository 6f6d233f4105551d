import { setTimeout as sleep } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Runner } from '../db/index.ts'
import { retry, sendJobs } from './sending.ts'
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

/** The queues with hours, by the queue of these hours. */
export function queuesByHours(hours: ReadonlyMap<string, Hours>): Map<string, string[]> {
  const all = new Map<string, string[]>()
  for (const [queue, when] of hours) {
    const name = clockQueue(when)
    all.set(name, [...(all.get(name) ?? []), queue])
  }
  return all
}

/** One after the other, but the next does not wait longer than this for the one before. */
const patienceMs = 1_000

type Run = (queue: string, all: object[]) => Promise<void>

/**
 * Does what is due at the same hours by one job: a mall in which nothing happens would otherwise send, take and finish
 * a dozen jobs a minute, over as many connections. What fails becomes a job of its own, with the repeats of all others. What still runs from the time
 * before is left out, and holds up nothing else.
 */
export function atHours(queues: readonly string[], { db, run }: { db: Runner; run: Run }): Handler {
  const running = new Set<string>()
  const runOne = async (queue: string) => {
    if (running.has(queue)) return
    running.add(queue)
    try {
      await run(queue, [{}])
    } catch {
      await sendJobs(db, [{ queue, data: {} }])
    } finally {
      running.delete(queue)
    }
  }
  const runAll = async () => {
    const all: Promise<void>[] = []
    for (const queue of queues) {
      const one = runOne(queue)
      all.push(one)
      await Promise.race([one, sleep(patienceMs, undefined, { ref: false })])
    }
    await Promise.all(all)
  }
  return { batch: 250, many: true, run: runAll }
}

/** Brings the schedules of the database up to date: those of an older release are one for each queue. */
export async function scheduleHours(boss: PgBoss, hours: Iterable<Hours>): Promise<void> {
  const wanted = new Map([...hours].map((when) => [clockQueue(when), when]))
  const known = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]))
  for (const name of known.keys()) if (!wanted.has(name)) await boss.unschedule(name)
  for (const [name, { cron, zone }] of wanted)
    if (!known.has(name)) await boss.schedule(name, cron, {}, { ...retry, tz: zone })
}
