import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase, type Database } from '../../db/index.ts'
import { createLog } from '../../log/index.ts'
import { freshDatabase, type FreshDatabase } from '../../testing/index.ts'
import { clockQueue } from '../hours.ts'
import { createJobs, type Jobs } from '../index.ts'

declare module '../index.ts' {
  interface AllEvents {
    'tests/held': { n: number }
  }
}

const queue = 'tests.held'
const patience = { timeout: 60_000, interval: 20 }

let fresh: FreshDatabase
let database: Database<object>
const processes: Jobs[] = []
const done: { process: number; n: number }[] = []
beforeEach(async () => {
  done.length = 0
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 6 })
})
afterEach(async () => {
  for (const jobs of processes.splice(0)) await jobs.stop()
  await database.close()
  await fresh.drop()
})

/** A process that notes what it does. */
async function aProcess(more: (jobs: Jobs) => void = () => undefined): Promise<Jobs> {
  const jobs = createJobs({ db: database.db, log: createLog('silent'), pollSeconds: 0.1 })
  const process = processes.push(jobs)
  jobs.handle<{ n: number }>(queue, async ({ n }) => void done.push({ process, n }))
  jobs.handle<{ n: number }>('tests.other', async ({ n }) => void done.push({ process, n: -n }))
  more(jobs)
  await jobs.start({ work: true })
  return jobs
}

async function send(name: string, numbers: readonly number[]) {
  for (const n of numbers) await processes[0]!.send(database.db, name, { n })
}

async function waiting(name: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pgboss.job where name = ${name} and state in ('created', 'retry')`.execute(
    database.db,
  )
  return rows[0]!.n
}

function numbers() {
  return done.map(({ n }) => n).toSorted((a, b) => a - b)
}

test('jobs of a queue that two processes hold wait, others go on; once released each runs once', async () => {
  const both = [await aProcess(), await aProcess()]
  await send(queue, [1])
  await vi.waitFor(() => expect(numbers()).toEqual([1]), patience)
  for (const jobs of both) await jobs.hold(new Set([queue]))
  await send(queue, [2, 3, 4])
  await send('tests.other', [5])
  await vi.waitFor(() => expect(numbers()).toEqual([-5, 1]), patience)
  // The others were sent after them.
  expect(await waiting(queue)).toBe(3)
  for (const jobs of both) await jobs.hold(new Set())
  await vi.waitFor(() => expect(numbers()).toEqual([-5, 1, 2, 3, 4]), patience)
  await vi.waitFor(async () => expect(await waiting(queue)).toBe(0), patience)
  expect(numbers()).toEqual([-5, 1, 2, 3, 4])
})

test('a process that begins to work takes nothing of a queue that it was told to hold before', async () => {
  const jobs = createJobs({ db: database.db, log: createLog('silent'), pollSeconds: 0.1 })
  processes.push(jobs)
  jobs.handle<{ n: number }>(queue, async ({ n }) => void done.push({ process: 1, n }))
  jobs.handle<{ n: number }>('tests.other', async ({ n }) => void done.push({ process: 1, n: -n }))
  await jobs.hold(new Set([queue]))
  await jobs.start({ work: true })
  await send(queue, [1])
  await send('tests.other', [2])
  await vi.waitFor(() => expect(numbers()).toEqual([-2]), patience)
  expect(await waiting(queue)).toBe(1)
  // A job of the future is still due at its time after the release.
  await jobs.send(database.db, queue, { n: 3 }, { at: new Date(Date.now() + 1_500) })
  await jobs.hold(new Set())
  await vi.waitFor(() => expect(numbers()).toEqual([-2, 1, 3]), patience)
})

test('of what is done by the clock one run waits, however often its hour comes, and others of the hour go on', async () => {
  const hours = { cron: '0 0 1 1 *', zone: 'Asia/Shanghai' }
  const ran: string[] = []
  const jobs = await aProcess((one) => {
    one.byClock('tests.daily', hours, async () => void ran.push('daily'))
    one.byClock('tests.beside', hours, async () => void ran.push('beside'))
  })
  expect(jobs.queues()).toEqual([queue, 'tests.other', 'tests.daily', 'tests.beside'])
  await jobs.send(database.db, clockQueue(hours), {})
  await vi.waitFor(() => expect(ran).toHaveLength(2), patience)
  ran.length = 0
  await jobs.hold(new Set(['tests.daily']))
  for (const times of [1, 2, 3]) {
    await jobs.send(database.db, clockQueue(hours), {})
    await vi.waitFor(() => expect(ran).toHaveLength(times), patience)
  }
  expect(new Set(ran)).toEqual(new Set(['beside']))
  expect(await waiting('tests.daily')).toBe(1)
  await jobs.hold(new Set())
  await vi.waitFor(() => expect(ran.filter((one) => one === 'daily')).toHaveLength(1), patience)
})

test('of an event that rooms take together, the part of a room that is held waits alone', async () => {
  const took: string[] = []
  const take = (room: string) => async (all: readonly { n: number }[]) =>
    void took.push(...all.map(({ n }) => `${room} ${n}`))
  const jobs = await aProcess((one) => {
    one.onMany('tests/held', 'first', take('first'))
    one.onMany('tests/held', 'second', take('second'))
  })
  // Its workers have begun, and look no more.
  await jobs.emit(database.db, 'tests/held', { n: 0 })
  await vi.waitFor(() => expect(took).toHaveLength(2), patience)
  took.length = 0
  await jobs.hold(new Set(['tests/held.first']))
  for (const n of [1, 2]) await jobs.emit(database.db, 'tests/held', { n })
  await vi.waitFor(() => expect(took.toSorted()).toEqual(['second 1', 'second 2']), patience)
  await vi.waitFor(async () => expect(await waiting('tests/held.first')).toBe(2), patience)
  await jobs.hold(new Set())
  await vi.waitFor(
    () => expect(took.toSorted()).toEqual(['first 1', 'first 2', 'second 1', 'second 2']),
    patience,
  )
})

test('a job that is under way when its queue is held is finished', async () => {
  const begun = Promise.withResolvers<void>()
  const end = Promise.withResolvers<void>()
  const jobs = await aProcess((one) =>
    one.handle('tests.long', async () => {
      begun.resolve()
      await end.promise
      done.push({ process: 1, n: 7 })
    }),
  )
  await send('tests.long', [1])
  await begun.promise
  await jobs.hold(new Set(['tests.long']))
  end.resolve()
  await vi.waitFor(() => expect(numbers()).toEqual([7]), patience)
  await vi.waitFor(async () => {
    const { rows } = await sql`
      select from pgboss.job where name = 'tests.long' and state = 'completed'`.execute(database.db)
    expect(rows).toHaveLength(1)
  }, patience)
})
