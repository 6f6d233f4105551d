import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction, openDatabase, type Database } from '../db/index.ts'
import { createLog } from '../log/index.ts'
import { freshDatabase, type FreshDatabase } from '../testing/index.ts'
import { clockQueue } from './hours.ts'
import { createJobs, type Jobs } from './index.ts'

const zone = 'Asia/Shanghai'
const yearly = { cron: '0 0 1 1 *', zone }

let fresh: FreshDatabase
let database: Database<object>
let jobs: Jobs
const others: Jobs[] = []
async function stopOthers() {
  for (const process of others.splice(0)) await process.stop()
}
beforeEach(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 4 })
  jobs = createJobs({ db: database.db, log: createLog('silent'), pollSeconds: 0.1 })
})
afterEach(async () => {
  await stopOthers()
  await jobs.stop()
  await database.close()
  await fresh.drop()
})

async function schedules() {
  const { rows } = await sql<{ name: string }>`select name from pgboss.schedule order by name`.execute(
    database.db,
  )
  return rows.map(({ name }) => name)
}

test('hours have names that differ, of characters that queues may have', () => {
  const hours = ['* * * * *', '*/10 * * * *', '1-59/5 * * * *', '10 * * * *', '0 9,21 * * *']
  const names = hours.map((cron) => clockQueue({ cron, zone }))
  expect(new Set(names).size).toBe(hours.length)
  for (const name of names) expect(name).toMatch(/^clock\.[\w.-]+$/)
})

test('what is due at the same hours is one job; what fails is repeated alone', async () => {
  const done: string[] = []
  let tries = 0
  jobs.byClock('tests.one', yearly, async () => void done.push('one'))
  jobs.byClock('tests.two', yearly, async () => {
    tries += 1
    if (tries === 1) throw new Error('not now')
  })
  jobs.byClock('tests.daily', { cron: '0 0 * * *', zone }, async () => void done.push('daily'))
  await jobs.start({ work: true })
  expect(await schedules()).toEqual([clockQueue({ cron: '0 0 * * *', zone }), clockQueue(yearly)].toSorted())
  await jobs.send(database.db, clockQueue(yearly), {})
  await vi.waitUntil(() => tries >= 2, { timeout: 60_000 })
  expect(done).toEqual(['one'])
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pgboss.job where name = 'tests.two'`.execute(database.db)
  expect(rows).toEqual([{ n: 1 }])
})

test('what still runs from the time before is not begun again, and holds up nothing else', async () => {
  let finish = () => {}
  const begun = { slow: 0, quick: 0 }
  jobs.byClock('tests.slow', yearly, async () => {
    begun.slow += 1
    await new Promise<void>((done) => (finish = done))
  })
  jobs.byClock('tests.quick', yearly, async () => void (begun.quick += 1))
  await jobs.start({ work: true })
  for (let turn = 1; turn <= 3; turn += 1) {
    await jobs.send(database.db, clockQueue(yearly), {})
    await vi.waitUntil(() => begun.quick >= turn, { timeout: 60_000 })
  }
  expect(begun.slow).toBe(1)
  finish()
})

/** A process that knows these queues, all of the same hours, and notes what it did. */
function release(queues: readonly string[], done: string[] = []) {
  const process = createJobs({ db: database.db, log: createLog('silent'), pollSeconds: 0.1 })
  for (const queue of queues) process.byClock(queue, yearly, async () => void done.push(queue))
  others.push(process)
  return process
}

/** Sends what pg-boss sends at these hours. */
async function sendDue() {
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.schedule where name = ${clockQueue(yearly)}`.execute(database.db)
  await jobs.send(database.db, clockQueue(yearly), rows[0]!.data)
}

async function namesOf(state: 'created' | 'completed') {
  const { rows } = await sql<{ name: string }>`
    select name from pgboss.job where state::text = ${state} and name like 'tests.%' order by name`.execute(
    database.db,
  )
  return rows.map(({ name }) => name)
}

test('a process leaves to others what it does not know, and what waits already is not sent again', async () => {
  const newer = release(['tests.one', 'tests.new'])
  await newer.start({ work: true })
  await newer.stop()
  const done: string[] = []
  const older = release(['tests.one'], done)
  await older.start({ work: true })
  for (let turn = 1; turn <= 2; turn += 1) {
    await sendDue()
    await vi.waitUntil(() => done.length >= turn, { timeout: 60_000 })
  }
  await older.stop()
  expect(await namesOf('created')).toEqual(['tests.new'])
  const doneLater: string[] = []
  await release(['tests.one', 'tests.new'], doneLater).start({ work: true })
  await vi.waitUntil(() => doneLater.length > 0, { timeout: 60_000 })
  expect(doneLater).toEqual(['tests.new'])
})

test('a job whose process has died is done by a job for each queue, so that only one can kill it again', async () => {
  const done: string[] = []
  await release(['tests.one', 'tests.two']).start({ work: true })
  await stopOthers()
  await inTransaction(database.db, async (tx) => {
    await jobs.send(tx, clockQueue(yearly), { 'tests.one': 1, 'tests.two': 1 })
    await sql`update pgboss.job set retry_count = 1 where state < 'active'`.execute(tx)
  })
  await release(['tests.one', 'tests.two'], done).start({ work: true })
  await vi.waitUntil(async () => (await namesOf('completed')).length >= 2, { timeout: 60_000 })
  expect(await namesOf('completed')).toEqual(['tests.one', 'tests.two'])
  expect(done.toSorted()).toEqual(['tests.one', 'tests.two'])
})

test('what has killed its process until it was given up is left out for a day', async () => {
  const done: string[] = []
  await release(['tests.one', 'tests.two']).start({ work: true })
  await stopOthers()
  await jobs.send(database.db, 'tests.one', {})
  const output = { value: { message: 'job heartbeat timeout' } }
  await sql`
    update pgboss.job set state = 'failed', completed_on = now(), output = ${JSON.stringify(output)}::jsonb
    where name = 'tests.one'`.execute(database.db)
  await release(['tests.one', 'tests.two'], done).start({ work: true })
  await sendDue()
  await vi.waitUntil(() => done.length > 0, { timeout: 60_000 })
  await sql`update pgboss.job set completed_on = now() - interval '25 hours' where name = 'tests.one'`.execute(
    database.db,
  )
  await sendDue()
  await vi.waitUntil(() => done.length >= 3, { timeout: 60_000 })
  expect(done).toEqual(['tests.two', 'tests.one', 'tests.two'])
})

test('what a release that is gone had at these hours is not sent for ever', async () => {
  await release(['tests.one', 'tests.gone']).start({ work: true })
  await stopOthers()
  const done: string[] = []
  await release(['tests.one'], done).start({ work: true })
  await jobs.send(database.db, clockQueue(yearly), { 'tests.one': 10_000, 'tests.gone': 1_000 })
  await vi.waitUntil(() => done.length > 0, { timeout: 60_000 })
  expect(await namesOf('created')).toEqual([])
  await jobs.send(database.db, clockQueue(yearly), { 'tests.one': 10_000, 'tests.gone': 9_000 })
  await vi.waitUntil(() => done.length > 1, { timeout: 60_000 })
  expect(await namesOf('created')).toEqual(['tests.gone'])
  const { rows } = await sql<{ days: number }>`
    select extract(day from keep_until - created_on)::int as days from pgboss.job where name = 'tests.gone'`.execute(
    database.db,
  )
  expect(rows).toEqual([{ days: 1 }])
})

async function namedInSchedule() {
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.schedule where name = ${clockQueue(yearly)}`.execute(database.db)
  return Object.keys(rows[0]?.data ?? {}).toSorted()
}

/** As if all schedules had been noted two days ago. */
async function age() {
  await sql`
    update pgboss.schedule
    set data = (select jsonb_object_agg(key, value::bigint - 2 * 86400) from jsonb_each_text(data))`.execute(
    database.db,
  )
}

test('the hours of another release last a day after nobody has repeated them', async () => {
  await release(['tests.one', 'tests.old']).start({ work: true })
  const newer = release(['tests.one', 'tests.new'])
  await newer.start({ work: true })
  expect(await namedInSchedule()).toEqual(['tests.new', 'tests.old', 'tests.one'])
  await stopOthers()
  await age()
  await release(['tests.one']).start({ work: true })
  expect(await namedInSchedule()).toEqual(['tests.one'])
})

test('a process repeats its hours, which another one may have ended', async () => {
  const repeating = createJobs({ db: database.db, log: createLog('silent'), scheduleSeconds: 0.05 })
  others.push(repeating)
  repeating.byClock('tests.one', yearly, async () => undefined)
  await repeating.start({ work: true })
  await sql`delete from pgboss.schedule`.execute(database.db)
  await vi.waitUntil(async () => (await namedInSchedule()).length > 0, { timeout: 60_000 })
  expect(await namedInSchedule()).toEqual(['tests.one'])
})

test('the schedules of an older release, one for each queue, end after a day', async () => {
  await release(['tests.one']).start({ work: true })
  await stopOthers()
  await sql`insert into pgboss.schedule (name, cron, updated_on) values ('tests.one', '0 0 1 1 *', now() - interval '1 hour')`.execute(
    database.db,
  )
  await release(['tests.one']).start({ work: true })
  await stopOthers()
  expect(await schedules()).toEqual([clockQueue(yearly), 'tests.one'])
  await age()
  await release(['tests.one']).start({ work: true })
  expect(await schedules()).toEqual([clockQueue(yearly)])
})
