import { sql } from 'kysely'
import type { Clock } from '../clock/index.ts'
import type { Runner } from './runner.ts'
import { theRow } from './statements/the-row.ts'

export interface DatabaseClock extends Clock {
  /** Asks the database for its time once. Rejects when it cannot be reached. */
  measure(): Promise<void>
  /**
   * Takes a time that another statement has brought along, which saves asking.
   * @param askedMs `performance.now()` before the question
   * @param answeredMs the same after the answer
   */
  learn(databaseMs: number, askedMs: number, answeredMs: number): void
  stop(): void
}

export interface DatabaseClockOptions {
  /** A monotonic counter, which nobody sets as they may set the machine's time. */
  steadyMs?: () => number
  /** How often the database is asked again. */
  everyMs?: number
}

/** A round trip longer than this is too imprecise to be used. */
const longestMs = 2_000

/**
 * The database's time, which all processes share, so that a machine with a wrong clock does no harm. A monotonic
 * counter carries it on between two measurements. The database took its time somewhere between question and answer;
 * the clock takes the latest possible moment. So it is never behind the database, and a job that is due there is due
 * here; and it is ahead by at most one round trip.
 */
export async function openDatabaseClock(
  db: Runner,
  { steadyMs = () => performance.now(), everyMs = 5_000 }: DatabaseClockOptions = {},
): Promise<DatabaseClock> {
  /** Database time less counter. */
  let aheadMs: number | undefined
  let learnedMs = 0

  const measure = async () => {
    const askedMs = steadyMs()
    const { rows } = await sql<{ ms: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db)
    learn(theRow(rows).ms, askedMs, steadyMs())
  }
  const learn = (databaseMs: number, askedMs: number, answeredMs: number) => {
    learnedMs = answeredMs
    const [least, most] = [databaseMs - answeredMs, databaseMs - askedMs]
    if (aheadMs === undefined) aheadMs = most
    else if (most - least <= longestMs && (aheadMs < least || aheadMs > most)) aheadMs = most
  }

  await measure()
  // The first measurement also opened a connection, so the second is more precise.
  await measure()
  const timer = setInterval(() => {
    if (steadyMs() - learnedMs >= everyMs / 2) measure().catch(() => undefined)
  }, everyMs)
  timer.unref()
  return { nowMs: () => Math.floor(steadyMs() + aheadMs!), measure, learn, stop: () => clearInterval(timer) }
}
