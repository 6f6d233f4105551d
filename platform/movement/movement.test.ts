import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { inTransaction, openDatabase, type Database } from '../db/index.ts'
import { localSignals, type Signals } from '../signals/index.ts'
import { freshDatabase, type FreshDatabase } from '../testing/index.ts'
import { openMovement, type Movement, type MovementOptions } from './index.ts'

const never = 3_600_000

let fresh: FreshDatabase
let ours: Database<object>
let others: Database<object>
let thirds: Database<object>
const running: Movement[] = []
beforeAll(async () => {
  fresh = await freshDatabase()
  ours = openDatabase({ url: fresh.url, max: 2 })
  others = openDatabase({ url: fresh.url, max: 2 })
  thirds = openDatabase({ url: fresh.url, max: 2 })
  await sql`create table thing (n int)`.execute(ours.db)
})
afterEach(async () => {
  for (const movement of running.splice(0)) await movement.stop()
})
afterAll(async () => {
  await ours.close()
  await others.close()
  await thirds.close()
  await fresh.drop()
})

/** A process that has looked once and, with these pauses, will not look again by itself. */
async function aProcess(options: Partial<MovementOptions> = {}) {
  const movement = openMovement({
    db: ours.db,
    signals: localSignals(),
    pollMs: never,
    signalledPollMs: never,
    ...options,
  })
  running.push(movement)
  await expect.poll(() => movement.count()).toBeGreaterThan(0)
  const read = vi.fn<() => void>()
  movement.onMove(read)
  return { movement, read }
}

function wasNotified({ read }: { read: ReturnType<typeof vi.fn> }) {
  return vi.waitUntil(() => read.mock.calls.length > 0, { timeout: 60_000 })
}

async function write({ db }: Database<object>) {
  await sql`insert into thing values (1)`.execute(db)
}

/** Until a movement of its own has reported something three times, which takes as long for any other. */
async function threeTellings() {
  const beat = await aProcess({ db: thirds.db })
  for (let turn = 1; turn <= 3; turn += 1) {
    await write(thirds)
    await vi.waitUntil(() => beat.read.mock.calls.length >= turn, { timeout: 60_000 })
  }
}

/** Signals of two processes that reach each other, or get lost on the way. */
function connected(isLost = false): [Signals, Signals] {
  const [one, other] = [localSignals(), localSignals()]
  const to = (own: Signals, far: Signals): Signals => ({
    ...own,
    reachOthers: () => true,
    publish: (topic, message) => {
      own.publish(topic, message)
      if (!isLost) far.publish(topic, message)
    },
  })
  return [to(one, other), to(other, one)]
}

test('what this process writes is reported without a look, whether in a transaction or by one statement', async () => {
  const alone = await aProcess()
  await write(ours)
  expect(await wasNotified(alone)).toBe(true)
  const after = await aProcess()
  await inTransaction(ours.db, async (tx) => void (await sql`insert into thing values (2)`.execute(tx)))
  expect(await wasNotified(after)).toBe(true)
})

test('what others write is reported after the next look', async () => {
  const process = await aProcess({ pollMs: 20 })
  await write(others)
  expect(await wasNotified(process)).toBe(true)
})

test('a signal of the process that wrote is enough, and the process does not wake itself by it', async () => {
  const [near, far] = connected()
  const process = await aProcess({ signals: near })
  const writer = await aProcess({ db: others.db, signals: far })
  await write(others)
  expect(await wasNotified(process)).toBe(true)
  expect(await wasNotified(writer)).toBe(true)
  await threeTellings()
  expect(writer.read).toHaveBeenCalledTimes(1)
})

test('a signal that is lost is made up for by a look, and without signals the looks are as frequent as without Redis', async () => {
  const [deaf] = connected(true)
  const process = await aProcess({ signals: deaf, signalledPollMs: 20 })
  await write(others)
  expect(await wasNotified(process)).toBe(true)
  const [, away] = connected(true)
  const without = await aProcess({ signals: { ...away, reachOthers: () => false }, pollMs: 20 })
  await write(others)
  expect(await wasNotified(without)).toBe(true)
})

test('where nothing moves for a while, looks are rarer, and what this process writes is still reported at once', async () => {
  const learn = vi.fn<(databaseMs: number, askedMs: number, answeredMs: number) => void>()
  const resting = await aProcess({ clock: { learn }, pollMs: 1, restAfterMs: 0, restingPollMs: never })
  await threeTellings()
  expect(learn.mock.calls.length).toBeLessThanOrEqual(2)
  await write(ours)
  expect(await wasNotified(resting)).toBe(true)
})

test('a look brings the time of the database along', async () => {
  const learn = vi.fn<(databaseMs: number, askedMs: number, answeredMs: number) => void>()
  await aProcess({ clock: { learn } })
  const [databaseMs, askedMs, answeredMs] = learn.mock.calls[0]!
  expect(askedMs).toBeLessThanOrEqual(answeredMs)
  const { rows } = await sql<{ at: Date }>`select clock_timestamp() as at`.execute(ours.db)
  expect(databaseMs).toBeLessThanOrEqual(rows[0]!.at.getTime())
})

test('while the database does not answer, listeners are called to look for themselves', async () => {
  const gone = openDatabase<object>({ url: fresh.url, max: 1 })
  const process = await aProcess({ db: gone.db, pollMs: 20 })
  await gone.close()
  expect(await wasNotified(process)).toBe(true)
})
