import { fork } from 'node:child_process'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction, openDatabase, type Database } from '../db/index.ts'
import { createLog } from '../log/index.ts'
import { freshDatabase, type FreshDatabase } from '../testing/index.ts'
import { createJobs, hasDied, type Jobs, type JobsOptions } from './index.ts'

declare module './index.ts' {
  interface AllEvents {
    'tests/happened': { n: number }
    'tests/grew': { big: boolean }
    'tests/unheard': object
    'tests.renamed': { n: number }
    'tests/renamed': { n: number }
  }
}

let fresh: FreshDatabase
let database: Database<object>
let running: Jobs[] = []
beforeEach(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 6 })
})
afterEach(async () => {
  for (const jobs of running) await jobs.stop()
  running = []
  await database.close()
  await fresh.drop()
})

function queueOf(options: Partial<JobsOptions> = {}): Jobs {
  const jobs = createJobs({ db: database.db, log: createLog('silent'), pollSeconds: 0.1, ...options })
  running.push(jobs)
  return jobs
}

async function statesOf(queue: string) {
  return (
    await sql<{ state: string; n: number }>`
      select state, count(*)::int as n from pgboss.job where name = ${queue} group by state order by state`.execute(
      database.db,
    )
  ).rows
}

async function send(jobs: Jobs, queue: string, count: number) {
  for (let n = 0; n < count; n++) await jobs.send(database.db, queue, { n })
}

test('a sent job is done once, and a future one is not done yet', async () => {
  const jobs = queueOf()
  const done: number[] = []
  jobs.handle<{ n: number }>('tests.one', async ({ n }) => void done.push(n))
  await jobs.start({ work: true })
  await send(jobs, 'tests.one', 3)
  await jobs.send(database.db, 'tests.one', { n: 99 }, { at: new Date(Date.now() + 3_600_000) })
  await vi.waitUntil(() => done.length === 3, { timeout: 60_000 })
  await vi.waitUntil(
    async () => (await statesOf('tests.one')).some(({ state, n }) => state === 'completed' && n === 3),
    { timeout: 60_000 },
  )
  expect(done.toSorted((a, b) => a - b)).toEqual([0, 1, 2])
  expect(await statesOf('tests.one')).toContainEqual({ state: 'created', n: 1 })
})

test('a room takes events as they come, many at once, or as a job of its own', async () => {
  const jobs = queueOf()
  const done: unknown[] = []
  jobs.on('tests/happened', 'one', async ({ n }) => void done.push(`one ${n}`))
  jobs.onMany('tests/happened', 'many', async (all) => void done.push(...all.map(({ n }) => `many ${n}`)))
  jobs.handle<{ m: number }>('tests.later', async ({ m }) => void done.push(`later ${m}`))
  jobs.on('tests/happened', 'later', async ({ n }) => void done.push(`older ${n}`), {
    sends: ({ n }) => ({ queue: 'tests.later', data: { m: n }, at: new Date(Date.now() + 3_600_000) }),
  })
  await jobs.start({ work: false })
  for (const n of [1, 2]) await inTransaction(database.db, (tx) => jobs.emit(tx, 'tests/happened', { n }))
  // An older release has sent it.
  await jobs.send(database.db, 'tests/happened.later', { n: 3 })
  await jobs.start({ work: true })
  // Its two workers may share what happened.
  await vi.waitUntil(() => done.length === 5, { timeout: 60_000 })
  expect(new Set(done)).toEqual(new Set(['many 1', 'many 2', 'older 3', 'one 1', 'one 2']))
  expect(await statesOf('tests.later')).toEqual([{ state: 'created', n: 2 }])
})

test('rooms that take many events at once share a job, and what fails in one is repeated there alone', async () => {
  const jobs = queueOf()
  const done: string[] = []
  const take = (room: string) => async (all: readonly { n: number }[]) =>
    void done.push(`${room} ${all.map(({ n }) => n).join()}`)
  let isBroken = true
  jobs.onMany('tests/happened', 'first', async (all) => {
    if (isBroken) throw new Error('not yet')
    await take('first')(all)
  })
  jobs.onMany('tests/happened', 'second', take('second'))
  jobs.onMany('tests/happened', 'odd', take('odd'), { when: ({ n }) => n % 2 === 1 })
  jobs.on('tests/happened', 'alone', async (one) => take('alone')([one]))
  await jobs.start({ work: false })
  const happened = [1, 2].flatMap((n) => jobs.jobsOf('tests/happened', { n }))
  expect(happened.map(({ queue }) => queue)).toEqual([
    'tests/happened.alone',
    'tests/happened',
    'tests/happened.alone',
    'tests/happened',
  ])
  // As an older release sends it.
  await jobs.send(database.db, 'tests/happened.second', { n: 3 })
  for (const n of [1, 2]) await jobs.emit(database.db, 'tests/happened', { n })
  await jobs.start({ work: true })
  const first = 'tests/happened.first'
  await vi.waitUntil(async () => (await statesOf(first)).some(({ state }) => state === 'retry'), {
    timeout: 60_000,
  })
  await expect.poll(() => statesOf('tests/happened')).toEqual([{ state: 'completed', n: 2 }])
  isBroken = false
  await sql`update pgboss.job set start_after = now() where name = ${first}`.execute(database.db)
  await vi.waitUntil(async () => (await statesOf(first)).every(({ state }) => state === 'completed'), {
    timeout: 60_000,
  })
  const timesOf = (room: string) =>
    done
      .filter((line) => line.startsWith(`${room} `))
      .flatMap((line) => line.split(' ')[1]!.split(','))
      .toSorted()
  expect(timesOf('second')).toEqual(['1', '2', '3'])
  expect(timesOf('odd')).toEqual(['1'])
  expect(timesOf('first')).toEqual(['1', '2'])
  expect(timesOf('alone')).toEqual(['1', '2'])
})

test('a job of several rooms whose process has died becomes one of each, so that only one room can kill it again', async () => {
  const jobs = queueOf()
  const done: string[] = []
  for (const room of ['first', 'second'])
    jobs.onMany('tests/happened', room, async (all) => void done.push(`${room} ${all.length}`))
  await jobs.start({ work: false })
  await jobs.emit(database.db, 'tests/happened', { n: 1 })
  await sql`update pgboss.job set retry_count = 1 where name = 'tests/happened'`.execute(database.db)
  await jobs.start({ work: true })
  await vi.waitUntil(() => done.length === 2, { timeout: 60_000 })
  for (const room of ['first', 'second'])
    await vi.waitUntil(async () => (await statesOf(`tests/happened.${room}`))[0]?.state === 'completed', {
      timeout: 60_000,
    })
  expect(done.toSorted()).toEqual(['first 1', 'second 1'])
})

test('a mall starts while a backup reads the jobs; the check of queues is lifted by a later start', async () => {
  const first = queueOf()
  await first.start({ work: false })
  await first.stop()
  const check = () =>
    sql`select from pg_constraint where conname = 'q_fkey'`
      .execute(database.db)
      .then(({ rows }) => rows.length)
  expect(await check()).toBe(0)
  await sql`alter table pgboss.job_common
    add constraint q_fkey foreign key (name) references pgboss.queue (name)`.execute(database.db)
  await database.db.transaction().execute(async (tx) => {
    await sql`select count(*) from pgboss.job`.execute(tx)
    await queueOf().start({ work: false })
  })
  expect(await check()).toBe(1)
  await queueOf().start({ work: false })
  expect(await check()).toBe(0)
})

test('sending a job locks nothing that others who send need', async () => {
  const jobs = queueOf()
  jobs.handle('tests.one', async () => undefined)
  await jobs.start({ work: false })
  await database.db.transaction().execute(async (tx) => {
    await sql`select from pgboss.queue where name = 'tests.one' for update`.execute(tx)
    // Would wait for the lock at its commit.
    await jobs.send(database.db, 'tests.one', {})
  })
  expect(await statesOf('tests.one')).toEqual([{ state: 'created', n: 1 }])
})

test('an outage is one cause for all queues', async () => {
  const causes: unknown[] = []
  const silent = createLog('silent')
  const log: typeof silent = {
    ...silent,
    error: (event, fields) => void (event === 'jobs.error' && causes.push(fields?.['cause'])),
  }
  const jobs = queueOf({ log })
  for (const queue of ['tests.one', 'tests.two', 'tests.three']) jobs.handle(queue, async () => undefined)
  await jobs.start({ work: true })
  // What is due is still found, but cannot be taken.
  await sql`alter table pgboss.job rename column retry_count to away`.execute(database.db)
  for (const queue of ['tests.one', 'tests.two', 'tests.three']) await send(jobs, queue, 1)
  await vi.waitUntil(() => causes.length > 3, { timeout: 60_000 })
  expect([...new Set(causes)]).toEqual([expect.stringMatching(/^column \S+ does not exist$/)])
})

test('many jobs are done at once, and the one that fails is repeated alone', async () => {
  const jobs = queueOf()
  await jobs.start({ work: false })
  // Jobs taken for the first time; two workers may share them.
  const fresh: number[] = []
  const seen = new Set<number>()
  const done = new Set<number>()
  const working = queueOf()
  working.handleMany<{ n: number }>('tests.many', async (all) => {
    const before = seen.size
    for (const { n } of all) seen.add(n)
    if (seen.size > before) fresh.push(seen.size - before)
    if (all.some(({ n }) => n === 7)) throw new Error('not this one')
    for (const { n } of all) done.add(n)
  })
  await working.start({ work: false })
  await send(working, 'tests.many', 20)
  await working.start({ work: true })
  await vi.waitUntil(async () => (await statesOf('tests.many')).some(({ state }) => state === 'retry'), {
    timeout: 60_000,
  })
  expect(seen.size).toBe(20)
  expect(fresh.length).toBeLessThanOrEqual(2)
  expect(done.size).toBe(19)
  expect(await statesOf('tests.many')).toEqual([
    { state: 'retry', n: 1 },
    { state: 'completed', n: 19 },
  ])
})

test('a room handles an event only when it concerns the room', async () => {
  const jobs = queueOf()
  jobs.on('tests/grew', 'all', async () => undefined)
  jobs.on('tests/grew', 'big', async () => undefined, { when: ({ big }) => big })
  await jobs.start({ work: false })
  await jobs.emit(database.db, 'tests/grew', { big: false })
  await jobs.emit(database.db, 'tests/grew', { big: true })
  expect(await statesOf('tests/grew.all')).toEqual([{ state: 'created', n: 2 }])
  expect(await statesOf('tests/grew.big')).toEqual([{ state: 'created', n: 1 }])
})

/** A killed process does not sign off: its heartbeat is missing for a minute, which passes here. */
function letAMinutePass() {
  return sql`with stopped as (
        update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'
      )
      update pgboss.queue set monitor_on = monitor_on - interval '1 minute'`.execute(database.db)
}

/** A process takes the job that is due, and is killed. */
async function killedProcess(sendsIt: () => Promise<unknown> = async () => undefined) {
  const child = fork(join(import.meta.dirname, 'testing/holding-process.ts'), [fresh.url])
  const held = new Promise((done) => child.once('message', done))
  await sendsIt()
  await held
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await gone
}

async function heldJob() {
  const sender = queueOf()
  sender.handle('tests.hold', async () => undefined)
  await sender.start({ work: false })
  await killedProcess(() => send(sender, 'tests.hold', 1))
}

test('a job of a killed process is done by another', async () => {
  await heldJob()
  expect(await statesOf('tests.hold')).toEqual([{ state: 'active', n: 1 }])
  await letAMinutePass()
  let done = 0
  const other = queueOf({ superviseSeconds: 1 })
  other.handle('tests.hold', async () => void (done += 1))
  await other.start({ work: true })
  await vi.waitUntil(() => done === 1, { timeout: 60_000 })
  await vi.waitUntil(async () => (await statesOf('tests.hold'))[0]!.state === 'completed', {
    timeout: 60_000,
  })
})

/** Until another process has noticed that the one with the job is dead. */
async function noticed(state: string) {
  await letAMinutePass()
  const other = queueOf({ superviseSeconds: 1 })
  await other.start({ work: true })
  await vi.waitUntil(async () => (await statesOf('tests.hold'))[0]!.state === state, { timeout: 60_000 })
  await other.stop()
  await sql`update pgboss.job set start_after = now() where name = 'tests.hold'`.execute(database.db)
}

test('a job that died with its process twice is set aside, until an operator tries it again', async () => {
  await heldJob()
  await noticed('retry')
  await killedProcess()
  await noticed('failed')
  const { rows } = await sql`select ${hasDied} as died from pgboss.job where name = 'tests.hold'`.execute(
    database.db,
  )
  expect(rows).toEqual([{ died: true }])
  let done = 0
  const other = queueOf()
  other.handle('tests.hold', async () => void (done += 1))
  await other.start({ work: true })
  expect(await other.retryFailed('tests.hold', { most: 10, haveDied: true })).toBe(1)
  await vi.waitUntil(async () => (await statesOf('tests.hold'))[0]!.state === 'completed', {
    timeout: 60_000,
  })
  expect(done).toBe(1)
})

test('a job that died once and then fails is tried as often as others', async () => {
  await heldJob()
  await noticed('retry')
  let tries = 0
  const other = queueOf()
  other.handle('tests.hold', async () => {
    tries += 1
    throw new Error('not yet')
  })
  await other.start({ work: true })
  await vi.waitUntil(() => tries === 1, { timeout: 60_000 })
  await vi.waitUntil(async () => (await statesOf('tests.hold'))[0]!.state !== 'active', { timeout: 60_000 })
  expect(await statesOf('tests.hold')).toEqual([{ state: 'retry', n: 1 }])
})

test('queues and jobs of an older release get the current settings', async () => {
  const former = queueOf()
  former.handle('tests.old', async () => undefined)
  await former.start({ work: false })
  await send(former, 'tests.old', 1)
  await sql`update pgboss.queue set heartbeat_seconds = null`.execute(database.db)
  await sql`update pgboss.job set heartbeat_seconds = null`.execute(database.db)
  const present = queueOf()
  present.handle('tests.old', async () => undefined)
  await present.start({ work: false })
  await send(present, 'tests.old', 1)
  const { rows } =
    await sql`select from pgboss.job where name = 'tests.old' and heartbeat_seconds > 0`.execute(database.db)
  expect(rows).toHaveLength(2)
})

test('an event that no room handles, or that concerns none, sends nothing', async () => {
  const jobs = queueOf()
  jobs.on('tests/happened', 'some', async () => undefined, { when: ({ n }) => n > 1 })
  jobs.on('tests/happened', 'all', async () => undefined)
  await jobs.start({ work: false })
  for (const n of [1, 2]) await jobs.emit(database.db, 'tests/happened', { n })
  await jobs.emit(database.db, 'tests/unheard', {})
  expect(await statesOf('tests/happened.some')).toEqual([{ state: 'created', n: 1 }])
  expect(await statesOf('tests/happened.all')).toEqual([{ state: 'created', n: 2 }])
})

test('a job for a missing queue fails its transaction', async () => {
  const jobs = queueOf()
  jobs.handle('tests.known', async () => undefined)
  await jobs.start({ work: false })
  const work = inTransaction(database.db, async (tx) => {
    await jobs.send(tx, 'tests.known', {})
    await jobs.send(tx, 'tests.unknown', {})
  })
  await expect(work).rejects.toThrow('no queue tests.unknown')
  expect(await statesOf('tests.known')).toEqual([])
})

test('a job has the settings of its queue, and is stored for 90 days', async () => {
  const jobs = queueOf()
  jobs.handle('tests.settled', async () => undefined)
  await jobs.start({ work: false })
  const at = new Date(Date.now() + 3_600_000)
  await jobs.send(database.db, 'tests.settled', { a: { b: 1 } }, { at })
  const { rows } = await sql<{ name: string }>`
    select j.data, j.start_after as at, j.retry_limit, j.heartbeat_seconds = q.heartbeat_seconds as beats,
           j.policy = q.policy as policy, extract(day from j.keep_until - j.start_after)::int as days
    from pgboss.job j join pgboss.queue q using (name)`.execute(database.db)
  expect(rows).toEqual([{ data: { a: { b: 1 } }, at, retry_limit: 8, beats: true, policy: true, days: 90 }])
})

test('jobs waiting under the former name of an event are done too', async () => {
  const before = queueOf()
  before.on('tests.renamed', 'room', async () => undefined)
  await before.start({ work: false })
  await before.emit(database.db, 'tests.renamed', { n: 1 })
  await before.stop()
  const now = queueOf()
  const done: number[] = []
  now.on('tests/renamed', 'room', async ({ n }) => void done.push(n), { formerly: 'tests.renamed' })
  await now.start({ work: false })
  await now.emit(database.db, 'tests/renamed', { n: 2 })
  await now.drain()
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 2])
  await now.stop()
})
