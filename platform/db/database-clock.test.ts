import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { freshDatabase, type FreshDatabase } from '../testing/index.ts'
import { openDatabase, openDatabaseClock, type Database } from './index.ts'

let fresh: FreshDatabase
let database: Database<object>
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url })
})
afterAll(async () => {
  await database.close()
  await fresh.drop()
})

afterEach(() => void vi.useRealTimers())

/** The database's time before and after `work`. */
async function around(work: () => number) {
  const now = async () => {
    const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(database.db)
    return rows[0]!.at.getTime()
  }
  const before = await now()
  const between = work()
  return { before, between, after: await now() }
}

test.each([0, 8 * 86_400_000, -2 * 3_600_000])(
  'with a machine clock that is %d ms off, the clock has the database’s time and is never behind it',
  async (offMs) => {
    const clock = await openDatabaseClock(database.db, { steadyMs: () => Date.now() + offMs })
    const { before, between, after } = await around(clock.nowMs)
    expect(between).toBeGreaterThanOrEqual(before)
    // The clock may be ahead by one round trip, and `around` takes a round trip too.
    expect(between).toBeLessThanOrEqual(after + 2_000)
    clock.stop()
  },
)

test('a counter that jumps is corrected at the next measurement, in both directions', async () => {
  let offMs = 0
  const clock = await openDatabaseClock(database.db, { steadyMs: () => performance.now() + offMs })
  for (const jump of [3_600_000, -7_200_000]) {
    offMs += jump
    await clock.measure()
    const { before, between, after } = await around(clock.nowMs)
    expect(between).toBeGreaterThanOrEqual(before)
    expect(between).toBeLessThanOrEqual(after + 2_000)
  }
  clock.stop()
})

test('setting the machine’s date while we run changes nothing', async () => {
  const clock = await openDatabaseClock(database.db)
  vi.setSystemTime(Date.now() + 8 * 86_400_000)
  const { before, between, after } = await around(clock.nowMs)
  expect(between).toBeGreaterThanOrEqual(before)
  expect(between).toBeLessThanOrEqual(after + 2_000)
  clock.stop()
})
