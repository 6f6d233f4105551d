import { sql } from 'kysely'
import type { Clock } from '../clock/index.ts'
import type { Runner } from './runner.ts'

export interface DatabaseClock extends Clock {
  /** Asks the database once; fails when it cannot be asked. */
  measure(): Promise<void>
  stop(): void
}

export interface DatabaseClockOptions {
  /** Runs on by itself and is never set, as the machine's time may be. */
  steadyMs?: () => number
  /** How often the database is asked again. */
  everyMs?: number
}

/** An answer that took longer says too little about the moment in which it was given. */
const longestMs = 2_000

/**
 * The database's time: all processes go by the same, and one on a machine whose clock is wrong does no harm. Between
 * two looks a steady counter carries it on. The moment of an answer lies between question and answer, and the clock is
 * kept at the late end of that: never behind the database, so that a job which is due there is due here, and ahead of
 * it by the time of one question at most.
 */
export async function openDatabaseClock(
  db: Runner,
  { steadyMs = () => performance.now(), everyMs = 5_000 }: DatabaseClockOptions = {},
): Promise<DatabaseClock> {
  /** Database time less counter. */
  let aheadMs: number | undefined

  const measure = async () => {
    const askedMs = steadyMs()
    const { rows } = await sql<{ ms: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`.execute(db)
    const answeredMs = steadyMs()
    const [least, most] = [rows[0]!.ms - answeredMs, rows[0]!.ms - askedMs]
    if (aheadMs === undefined) aheadMs = most
    else if (most - least <= longestMs && (aheadMs < least || aheadMs > most)) aheadMs = most
  }

  await measure()
  // The first question also opened a connection: the second says more.
  await measure()
  const timer = setInterval(() => void measure().catch(() => undefined), everyMs)
  timer.unref()
  return {
    nowMs: () => Math.floor(steadyMs() + aheadMs!),
    measure,
    stop: () => clearInterval(timer),
  }
}
