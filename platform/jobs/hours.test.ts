import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openDatabase, type Database } from '../db/index.ts'
import { createLog } from '../log/index.ts'
import { freshDatabase, type FreshDatabase } from '../testing/index.ts'
import { clockQueue } from './hours.ts'
import { createJobs, type Jobs } from './index.ts'

const zone = 'Asia/Shanghai'
const yearly = { cron: '0 0 1 1 *', zone }

let fresh: FreshDatabase
let database: Database<object>
let jobs: Jobs
beforeEach(async () => {
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 4 })
  jobs = createJobs({ db: database.db, log: createLog('silent'), pollSeconds: 0.1 })
})
afterEach(async () => {
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
  await vi.waitUntil(() => tries === 2, { timeout: 60_000 })
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
    await vi.waitUntil(() => begun.quick === turn, { timeout: 60_000 })
  }
  expect(begun.slow).toBe(1)
  finish()
})

test('the schedules of an older release, one for each queue, end', async () => {
  await jobs.start({ work: false })
  jobs.byClock('tests.one', yearly, async () => undefined)
  await jobs.start({ work: false })
  await sql`insert into pgboss.schedule (name, cron) values ('tests.one', '0 0 1 1 *')`.execute(database.db)
  await jobs.start({ work: true })
  expect(await schedules()).toEqual([clockQueue(yearly)])
})
