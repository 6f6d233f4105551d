import type { Tables } from '@hojip/db'
import { aDatabase } from '@hojip/inventory/testing'
import { hourMs, movableClock } from '@hojip/platform/clock'
import { openDatabase, writeSetting } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { firstIdAt } from '@hojip/platform/id-times'
import { newId } from '@hojip/platform/ids'
import { createJobs, type Jobs } from '@hojip/platform/jobs'
import { wireTime } from '@hojip/platform/mall-time'
import { createMeters } from '@hojip/platform/meters'
import { failingLog, freshDatabase, testApi } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { countFaults, countTrade, measurer, startMeasuring, storeMeters } from './actions/measure.ts'
import { healthRoutes, noteBackup, readMallFacts } from './index.ts'
import { forgetOld } from './store/write.ts'

const minute = 60_000
let clock: ReturnType<typeof movableClock>
let { db, drop } = {} as Awaited<ReturnType<typeof aDatabase>>
let jobs: Jobs
let api: ReturnType<typeof testApi>
const tao: Viewer = { userId: newId(), role: 'operator', sessionId: newId() }

beforeEach(async () => {
  ;({ db, drop } = await aDatabase())
  const { rows } = await sql<{ ms: number }>`select (extract(epoch from now()) * 1000)::float8 as ms`.execute(
    db,
  )
  clock = movableClock(Math.floor(rows[0]!.ms))
  jobs = createJobs({ db, log: failingLog() })
  jobs.handle('tests.work', async () => undefined)
  await jobs.start({ work: false })
  api = testApi(healthRoutes({ db, clock, jobs, log: failingLog() }))
})
afterEach(async () => {
  await jobs.stop()
  await api.close()
  await drop()
})

async function health(period = 'hour') {
  return (await api.send('POST /sysConsole/queryHealth', { period }, { as: tao })).data
}

function aProcess(name = 'a:1') {
  return { id: newId(), name, version: '0.1.0', startedAt: new Date(clock.nowMs()) }
}

/** A job that has failed for good. */
async function fail(queue: string, count: number) {
  for (let at = 0; at < count; at++) await jobs.send(db, queue, { at })
  await sql`update pgboss.job set state = 'failed', completed_on = now() where name = ${queue}`.execute(db)
}

/** A payment opened so many minutes ago, past all rooms. */
async function aPayment(minutesAgo: number, channel: string, isPaid: boolean) {
  const atMs = clock.nowMs() - minutesAgo * minute
  const id = firstIdAt(atMs).slice(0, 24) + newId().slice(24)
  await db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`
      insert into payment_attempt (id, purchase_id, user_id, channel, out_trade_no, amount_fen, status, created_at,
                                   expires_at, paid_at)
      values (${id}, ${newId()}, ${newId()}, ${channel}, ${id}, 100, ${isPaid ? 'paid' : 'open'},
              ${new Date(atMs)}, ${new Date(atMs + 30 * minute)}, ${isPaid ? new Date(atMs + minute) : null})`.execute(
      tx,
    )
  })
}

test('without figures the page states that there are none', async () => {
  const found = await health()
  expect(found).toMatchObject({ measured: null, points: [], calls: { calls: 0, p95Ms: null } })
  expect(found.faults.map(({ kind }) => kind)).toEqual(['stale'])
})

test('payments are counted by minute and gateway, and a later arrival is counted into its minute', async () => {
  await aPayment(20, 'wechat', true)
  await aPayment(20, 'wechat', false)
  await aPayment(20, 'alipay', false)
  await countTrade({ db, clock })
  const found = await health()
  expect(found.gateways).toEqual([
    { channel: 'wechat', opened: 2, arrived: 1 },
    { channel: 'alipay', opened: 1, arrived: 0 },
  ])
  expect(found.points.reduce((sum, point) => sum + point.payments, 0)).toBe(1)
  expect(found.faults).toEqual([])
  await sql`update payment_attempt set status = 'paid', paid_at = now() where channel = 'alipay'`.execute(db)
  await countTrade({ db, clock })
  expect((await health('day')).gateways[1]).toMatchObject({ opened: 1, arrived: 1 })
})

test('a payment that no gateway answered about is a fault until it is settled', async () => {
  await aPayment(50, 'wechat', false)
  await countTrade({ db, clock })
  await countFaults({ db, clock })
  expect((await health()).faults).toMatchObject([{ kind: 'payments', count: 1 }])
  await sql`update payment_attempt set status = 'closed'`.execute(db)
  await countFaults({ db, clock })
  expect((await health()).faults).toEqual([])
})

test('a measurement is one transaction, whether faults are counted too or not', async () => {
  let begun = 0
  const fresh = await freshDatabase()
  const watched = openDatabase<Tables>({
    url: fresh.url,
    onStatement: (text) => void (begun += Number(text === 'begin')),
  })
  const tools = { db: watched.db, clock, log: failingLog() }
  const measure = measurer({ ...tools, meters: createMeters(), process: aProcess() })
  for (let turn = 1; turn <= 2; turn += 1) {
    await measure()
    expect(begun).toBe(turn)
  }
  await watched.close()
  await fresh.drop()
})

test('what several processes answered is summed up; slow statements are stored without their parameters', async () => {
  await countTrade({ db, clock })
  const meters = createMeters()
  const [one, other] = [aProcess('a:1'), aProcess('b:2')]
  for (const process of [one, other, one]) {
    for (let at = 0; at < 30; at++) meters.call(at < 2 ? 2_000 : 8, at === 0)
    meters.statement('select *\n from account where phone = $1', 400)
    await storeMeters(db, meters, process)
  }
  const found = await health()
  expect(found.calls).toEqual({ calls: 90, failed: 3, p95Ms: 3_000 })
  expect(found.statements).toMatchObject([
    { text: 'select * from account where phone = $1', times: 3, meanMs: 400, mostMs: 400 },
  ])
  expect(found.processes.map(({ name, state }) => `${name} ${state}`).toSorted()).toEqual([
    'a:1 running',
    'b:2 running',
  ])
})

test('counts that could not be stored are stored the next time', async () => {
  const meters = createMeters()
  meters.call(1, false)
  await expect(storeMeters(db, meters, { ...aProcess(), id: 'no uuid' })).rejects.toThrow('uuid')
  await storeMeters(db, meters, aProcess())
  expect((await health()).calls.calls).toBe(1)
})

test('a process without a sign of life is lost; one that was stopped is not', async () => {
  await countTrade({ db, clock })
  const silent = aProcess('silent:1')
  await storeMeters(db, createMeters(), silent)
  await sql`update health_process set beat_at = now() - interval '2 minutes'`.execute(db)
  const tools = { db, clock, log: failingLog() }
  const stop = startMeasuring({ ...tools, meters: createMeters(), process: aProcess('stopped:2') })
  await stop()
  const found = await health()
  expect(found.faults).toMatchObject([{ kind: 'processLost', subject: 'silent:1' }])
  expect(found.processes.find(({ name }) => name === 'stopped:2')?.state).toBe('stopped')
})

test('failed jobs of a queue are shown and tried again; the second operator learns that none is left', async () => {
  await countTrade({ db, clock })
  await fail('tests.work', 3)
  expect(await health()).toMatchObject({
    queues: [{ name: 'tests.work', failed: 3, isOutbox: false }],
    faults: [{ kind: 'jobsFailed', subject: 'tests.work', count: 3 }],
  })
  const retry = () => api.send('POST /sysConsole/retryJobs', { queue: 'tests.work' }, { as: tao })
  expect((await retry()).data).toEqual({ jobs: 3 })
  const again = await retry()
  expect([again.statusCode, again.data.reason]).toEqual([409, 'health/nothingFailed'])
  expect(await jobs.drain({ early: true })).toBe(3)
  expect((await health()).queues).toEqual([])
})

test('jobs that died with their process are listed separately, and are not tried again with the others', async () => {
  await countTrade({ db, clock })
  await fail('tests.work', 3)
  const output = JSON.stringify({ value: { message: 'job heartbeat timeout' } })
  await sql`
    update pgboss.job set output = ${output}::jsonb
    where id in (select id from pgboss.job where name = 'tests.work' and state = 'failed' limit 1)`.execute(
    db,
  )
  expect((await health()).faults).toMatchObject([
    { kind: 'jobsDied', subject: 'tests.work', count: 1 },
    { kind: 'jobsFailed', subject: 'tests.work', count: 2 },
  ])
  const retry = (input: object) =>
    api.send('POST /sysConsole/retryJobs', { queue: 'tests.work', ...input }, { as: tao })
  expect((await retry({})).data).toEqual({ jobs: 2 })
  expect((await health()).faults).toMatchObject([{ kind: 'jobsDied', count: 1 }])
  expect((await retry({ haveDied: true })).data).toEqual({ jobs: 1 })
  await jobs.drain({ early: true })
})

test('a job that is due and not taken is late after a minute', async () => {
  await countTrade({ db, clock })
  await jobs.send(db, 'tests.work', {}, { at: new Date(clock.nowMs() - 90_000) })
  expect((await health()).faults).toMatchObject([{ kind: 'jobsLate', subject: 'tests.work', count: 1 }])
})

test('the last backup is shown, whichever way it was made, and an old one is a fault', async () => {
  await countTrade({ db, clock })
  expect(await health()).toMatchObject({ backedUp: null, backupChecked: null, faults: [] })
  const facts = (hours: number) => ({ at: new Date(clock.nowMs() - hours * hourMs), place: '/b', bytes: 1 })
  await noteBackup(db, 'backup', facts(30))
  expect((await health()).faults).toMatchObject([{ kind: 'backupOld', count: 30 }])
  await noteBackup(db, 'base', facts(2))
  await noteBackup(db, 'check', facts(1))
  const now = await health()
  expect([now.backedUp, now.backupChecked]).toEqual(
    [2, 1].map((hours) => wireTime(facts(hours).at.getTime())),
  )
  expect(now.faults).toEqual([])
})

test('old figures are deleted', async () => {
  await aPayment(20, 'wechat', true)
  await storeMeters(db, createMeters(), aProcess())
  await countTrade({ db, clock })
  for (const table of ['health_trade', 'health_gateway'])
    await sql`update ${sql.table(table)} set minute = minute - interval '4 days'`.execute(db)
  await sql`update health_process set beat_at = now() - interval '2 days'`.execute(db)
  await forgetOld(db)
  const { rows } = await sql<{ n: number }>`
    select ((select count(*) from health_trade) + (select count(*) from health_gateway)
            + (select count(*) from health_process))::int as n`.execute(db)
  expect(rows[0]!.n).toBe(0)
})

test('shoppers and staff see no figures and retry nothing', async () => {
  for (const role of ['shopper', 'staff'] as const) {
    const as: Viewer = { userId: newId(), role, sessionId: newId(), shopId: newId() }
    expect((await api.send('POST /sysConsole/queryHealth', {}, { as })).statusCode).toBe(404)
    expect((await api.send('POST /sysConsole/retryJobs', { queue: 'a' }, { as })).statusCode).toBe(404)
  }
})

test('facts for other programs: money in open cases by gateway, what waits longest, and what was noted last', async () => {
  await sql`delete from backup_fact`.execute(db)
  await writeSetting(db, 'books.since', new Date(clock.nowMs() - 10 * minute))
  const facts = () => readMallFacts({ db, clock }, {})
  const before = await facts()
  expect(before.unexplained).toEqual(
    expect.arrayContaining([
      { channel: 'wechat', fen: 0 },
      { channel: 'alipay', fen: 0 },
    ]),
  )
  // Nobody has checked the books yet: a new mall is as late as it is old.
  const books = { ageSeconds: 600, broken: {} }
  expect(before).toMatchObject({ payments: 0, refunds: 0, books, backup: undefined })
  const at = new Date(clock.nowMs() - 2 * minute)
  // One that differs by 300 fen, one that only the gateway knows, and one that is resolved.
  await sql`
    insert into reconcile_case (id, channel, day, kind, number, bill_fen, own_fen, status, found_at, resolved_at)
    values (${newId()}, 'wechat', '2026-11-29', 'paymentAmount', 'a', 1000, 1300, 'open', ${at}, null),
           (${newId()}, 'wechat', '2026-11-29', 'unknownPayment', 'b', 500, null, 'open', ${at}, null),
           (${newId()}, 'wechat', '2026-11-29', 'unknownPayment', 'c', 900, null, 'resolved', ${at}, ${at})`.execute(
    db,
  )
  await sql`
    insert into health_fault (kind, count, since, counted_at) values ('refunds', 1, ${at}, ${at})`.execute(db)
  await writeSetting(db, 'books.checked', { at: at.toISOString(), broken: { paidOnce: 1 } })
  await noteBackup(db, 'base', { at, place: '/backups', bytes: 1_000 })
  expect(await facts()).toMatchObject({
    unexplained: expect.arrayContaining([{ channel: 'wechat', fen: 800 }]) as unknown,
    payments: 0,
    refunds: 120,
    books: { ageSeconds: 120, broken: { paidOnce: 1 } },
    backup: { ageSeconds: 120 },
    restored: undefined,
  })
})

test('the last check of the books is on the page, and what does not hold is something to do', async () => {
  expect((await health()).books).toBeNull()
  const at = new Date(clock.nowMs() - hourMs)
  await writeSetting(db, 'books.checked', { at: at.toISOString(), broken: { paidOnce: 0, stockAddsUp: 0 } })
  const well = await health()
  expect(well.books).toEqual({ checked: wireTime(at.getTime()), broken: 0 })
  expect(well.faults.map(({ kind }) => kind)).not.toContain('booksBroken')
  await writeSetting(db, 'books.checked', { at: at.toISOString(), broken: { paidOnce: 2, stockAddsUp: 1 } })
  clock.advance(48 * hourMs)
  const { books, faults } = await health()
  expect(books).toMatchObject({ broken: 2 })
  expect(faults).toContainEqual(expect.objectContaining({ kind: 'booksBroken', count: 2 }))
  expect(faults).toContainEqual(expect.objectContaining({ kind: 'booksOld', count: 49 }))
})
