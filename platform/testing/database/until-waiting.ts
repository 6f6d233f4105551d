import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Runner } from '../../db/index.ts'

/**
 * Resolves once at least so many statements in the database of `db` wait for a lock: what a test has begun is then where
 * it has to be, however busy the machine is.
 */
export async function untilWaiting(db: Runner, count = 1): Promise<void> {
  const waiting = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
    return rows[0]!.n
  }
  await vi.waitUntil(async () => (await waiting()) >= count, { timeout: 60_000, interval: 5 })
}
