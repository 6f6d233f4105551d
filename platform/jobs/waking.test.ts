import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase, type Database } from '../db/index.ts'
import { createLog } from '../log/index.ts'
import { freshDatabase, type FreshDatabase } from '../testing/index.ts'
import { createJobs, type Jobs } from './index.ts'
import { keepWaking, type Waking, type WakingOptions } from './waking.ts'

const never = 3_600_000
const queue = 'tests.wake'

let fresh: FreshDatabase
let database: Database<object>
let jobs: Jobs
let waking: Waking | undefined
beforeEach(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 4 })
  jobs = createJobs({ db: database.db, log: createLog('silent') })
  jobs.handle(queue, async () => undefined)
  await jobs.start({ work: false })
})
afterEach(async () => {
  await waking?.stop()
  await jobs.stop()
  await database.close()
  await fresh.drop()
})

/** A movement that tells when the test wants; a job that is woken is taken by nobody. */
function watch(more: Partial<WakingOptions> = {}) {
  let tell = () => {}
  const wake = vi.fn<(name: string) => void>()
  const rescue = vi.fn<() => void>()
  waking = keepWaking({
    db: database.db,
    log: createLog('silent'),
    queues: () => [queue],
    everyMs: 20,
    longestMs: never,
    wake,
    rescue,
    movement: { onMove: (listener) => ((tell = listener), () => undefined) },
    ...more,
  })
  const looked = () => vi.waitUntil(() => waking!.isLooking(), { timeout: 60_000 })
  const woken = () => vi.waitUntil(() => wake.mock.calls.length > 0, { timeout: 60_000 })
  return { tell: () => tell(), wake, rescue, looked, woken }
}

function send(inMs: number) {
  return jobs.send(database.db, queue, {}, { at: new Date(Date.now() + inMs) })
}

test('a job that is due later wakes its worker then, without anything that moves', async () => {
  await send(300)
  const { woken, wake } = watch()
  expect(await woken()).toBe(true)
  expect(wake).toHaveBeenCalledWith(queue)
})

test('a job that is due earlier than all known ones is not waited for until they are', async () => {
  await send(never)
  const { looked, tell, woken } = watch()
  await looked()
  await send(200)
  tell()
  expect(await woken()).toBe(true)
})

test('a job whose hint was lost, or that became due because a clock was set, is found by the look that follows anyway', async () => {
  await send(never)
  const { looked, woken } = watch({ longestMs: 50 })
  await looked()
  await sql`update pgboss.job set start_after = now() where name = ${queue}`.execute(database.db)
  expect(await woken()).toBe(true)
})

test('jobs of queues that this process does not work for wake nobody', async () => {
  await jobs.send(database.db, queue, {})
  const { tell, looked, wake } = watch({ queues: () => ['tests.other'], longestMs: 10 })
  await looked()
  tell()
  await new Promise((done) => setTimeout(done, 100))
  expect(wake).not.toHaveBeenCalled()
})

test('a job whose process shows no sign of life any more is rescued', async () => {
  await jobs.send(database.db, queue, {})
  const held = sql`
    update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now() where name = ${queue}`
  await held.execute(database.db)
  const { tell, looked, rescue } = watch()
  await looked()
  expect(rescue).not.toHaveBeenCalled()
  await sql`update pgboss.job set heartbeat_on = now() - interval '1 minute'`.execute(database.db)
  tell()
  expect(await vi.waitUntil(() => rescue.mock.calls.length > 0, { timeout: 60_000 })).toBe(true)
})

test('a job that another process sends is done here', async () => {
  const elsewhere = openDatabase<object>({ url: fresh.url, max: 2 })
  const working = createJobs({ db: database.db, log: createLog('silent') })
  let done = 0
  working.handle(queue, async () => void (done += 1))
  await working.start({ work: true })
  await jobs.send(elsewhere.db, queue, {})
  expect(await vi.waitUntil(() => done === 1, { timeout: 60_000 })).toBe(true)
  await working.stop()
  await elsewhere.close()
})
