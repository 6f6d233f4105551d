import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openDatabase, type Database } from '../db/index.ts'
import { createLog } from '../log/index.ts'
import { freshDatabase, type FreshDatabase } from '../testing/index.ts'
import { createJobs, type Jobs, type JobsOptions } from './index.ts'
import { retry } from './sending.ts'
import { dueJobs } from './waking.ts'

// `sending.ts` writes into the table of pg-boss directly, and `waking.ts` adds an index to it. When a new release of
// pg-boss fails here, its table or its queries have changed: adapt those two files before upgrading.

let fresh: FreshDatabase
let database: Database<object>
let boss: PgBoss
let jobs: Jobs
let texts: { text: string; values: unknown[] }[]
beforeEach(async () => {
  texts = []
  fresh = await freshDatabase()
  database = openDatabase({ url: fresh.url, max: 4 })
  jobs = createJobs({ db: database.db, log: createLog('silent') })
  const executeSql = async (text: string, values: unknown[] = []) => {
    texts.push({ text, values })
    return database.pool.query(text, values)
  }
  boss = new PgBoss({ db: { executeSql }, schema: 'pgboss', supervise: false, schedule: false })
})
afterEach(async () => {
  await boss.stop({ graceful: false })
  await jobs.stop()
  await database.close()
  await fresh.drop()
})

/** The jobs of a queue with every column. Times that depend on when they were sent become intervals, in whole minutes. */
async function rowsOf(queue: string): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<{ job: Record<string, unknown> }>`
    select to_jsonb(j) - '{id,created_on,start_after,keep_until}'::text[] || jsonb_build_object(
             'minutes until due', round(extract(epoch from j.start_after - j.created_on) / 60),
             'kept for', extract(epoch from j.keep_until - j.start_after)) as job
    from pgboss.job j where j.name = ${queue} order by j.start_after`.execute(database.db)
  return rows.map(({ job }) => job)
}

const season = 90 * 86_400

test.each([
  ['an ordinary queue', {}],
  [
    'a queue with settings of its own',
    {
      expireInSeconds: 77,
      deleteAfterSeconds: 777,
      heartbeatSeconds: 21,
      deadLetter: 'tests.dead',
      retryLimit: 3,
    },
  ],
  ['a queue of another policy', { policy: 'singleton' }],
] as const)('our insert writes what pg-boss writes: %s', async (_, settings) => {
  jobs.handle('tests.same', async () => undefined)
  await boss.start()
  await boss.createQueue('tests.dead')
  await boss.createQueue('tests.same', settings)
  await jobs.start({ work: false })
  const [now, later] = [{ a: { b: [1, 'x', null] } }, { at: 'later' }]
  const at = new Date(Date.now() + 3_600_000)
  await jobs.send(database.db, 'tests.same', now)
  await jobs.send(database.db, 'tests.same', later, { at })
  const ours = await rowsOf('tests.same')
  await sql`delete from pgboss.job`.execute(database.db)
  const options = { ...retry, retentionSeconds: season }
  await boss.send('tests.same', now, options)
  await boss.send('tests.same', later, { ...options, startAfter: at })
  expect(ours).toHaveLength(2)
  expect(ours).toEqual(await rowsOf('tests.same'))
  await sql`delete from pgboss.job`.execute(database.db)
  await boss.insert('tests.same', [
    { data: now, ...options },
    { data: later, ...options, startAfter: at },
  ])
  expect(ours).toEqual(await rowsOf('tests.same'))
})

/** Twenty thousand jobs due in the coming days, and some that are due now. */
async function crowd() {
  await sql`
    insert into pgboss.job (name, data, start_after, policy, retry_limit, expire_seconds)
    select 'tests.crowd', '{}', now() + case when n % 700 = 0 then '-1 minute' else n * interval '1 minute' end,
           'standard', 8, 900
    from generate_series(1, 20000) n`.execute(database.db)
  await sql`analyze pgboss.job`.execute(database.db)
}

/** The names of our index on the partitions. */
async function ourIndexes(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relid::regclass::text as name from pg_partition_tree('pgboss.job_due') where isleaf`.execute(
    database.db,
  )
  return rows.map(({ name }) => name.replace('pgboss.', ''))
}

test('the check for due jobs uses our index, and skips all jobs that are not due', async () => {
  jobs.handle('tests.crowd', async () => undefined)
  await jobs.start({ work: false })
  await crowd()
  const { rows } = await sql<{
    'QUERY PLAN': string
  }>`explain (analyze, costs off) ${dueJobs(['tests.crowd'])}`.execute(database.db)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  const ours = await ourIndexes()
  expect(ours).not.toEqual([])
  expect(plan).toMatch(new RegExp(`Index (Only )?Scan using (${ours.join('|')}) `))
  expect(plan).not.toMatch(/Seq Scan on job|Sort/)
  expect((await dueJobs(['tests.crowd']).execute(database.db)).rows[0]).toMatchObject({
    due: ['tests.crowd'],
    isStuck: false,
  })
})

test('jobs are taken by an index too: neither the whole table nor all waiting jobs are read or sorted', async () => {
  jobs.handle('tests.crowd', async () => undefined)
  await jobs.start({ work: false })
  await boss.start()
  await crowd()
  texts = []
  expect(await boss.fetch('tests.crowd', { batchSize: 20 })).toHaveLength(20)
  const { text, values } = texts.find((sent) => /for update .*skip locked/i.test(sent.text))!
  const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(`explain ${text}`, values)
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  expect(plan).toMatch(/Index Scan using job_common_\w+ on job_common/)
  expect(plan).not.toMatch(/Seq Scan/)
  // PostgreSQL 15 takes those that are due by their time, and sorts these few.
  if (plan.includes('Sort')) expect(plan).toMatch(/Index Cond: .*start_after <= now\(\)/)
})

test('several processes may make the queues of a new database at the same time', async () => {
  const others = [1, 2, 3].map(() => openDatabase<object>({ url: fresh.url, max: 1 }))
  const starting = async (db: JobsOptions['db']) => {
    const jobs = createJobs({ db, log: createLog('silent') })
    jobs.handle('tests.new', async () => undefined)
    await jobs.start({ work: false })
    await jobs.stop()
  }
  for (let round = 0; round < 3; round++) {
    await sql`drop schema if exists pgboss cascade`.execute(database.db)
    await Promise.all(others.map(({ db }) => starting(db)))
    const { rows } = await sql`select from pgboss.queue where name = 'tests.new'`.execute(database.db)
    expect(rows).toHaveLength(1)
  }
  await Promise.all(others.map(({ close }) => close()))
})
