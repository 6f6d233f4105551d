import { aPayingMall, type PayingMall } from '@hojip/payments/testing'
import { readSetting, writeSetting } from '@hojip/platform/db'
import { collectingLog } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { booksJobs } from '../jobs.ts'
import { beginsCheck, checkUnderWay, endsCheck, patiently } from '../store/checking.ts'
import { paidTwice } from '../testing/paid.ts'
import { checkAgainJob, checkByTheClock, checkJob } from './check-by-the-clock.ts'

let mall: PayingMall
beforeAll(async () => {
  mall = await aPayingMall((tools) => {
    booksJobs(tools, {})
    return []
  })
})
afterAll(() => mall.stop())
beforeEach(async () => {
  await sql`delete from app_setting where key like 'books.%'`.execute(mall.tools.db)
  await sql`delete from pgboss.job where name = ${checkAgainJob}`.execute(mall.tools.db)
})

function check() {
  const { log, logged } = collectingLog()
  return { logged, done: checkByTheClock({ ...mall.tools, log }) }
}

async function noted() {
  return (await readSetting(mall.tools.db, 'books.checked')) as
    | { at: string; broken: Record<string, number> }
    | undefined
}

test('the job checks all invariants and remembers the result, and what it has found is the same for all who ask', async () => {
  await mall.tools.jobs.send(mall.tools.db, checkJob, {})
  await mall.tools.jobs.drain()
  const { at, broken } = (await noted())!
  expect(Date.now() - Date.parse(at)).toBeLessThan(600_000)
  expect(Object.keys(broken)).toEqual(
    expect.arrayContaining(['ledgerBalances', 'paidOnce', 'stockAddsUp', 'jobsRun']),
  )
  expect(Object.values(broken).every((count) => count === 0)).toBe(true)
})

function checker(by: string, isAgain = false) {
  return { by, at: new Date(), leaseSeconds: 180, isAgain }
}

/** As it is when the process that checks has shown nothing of itself for minutes. */
async function itsTimeIsOver() {
  await sql`
    update app_setting set value = value || jsonb_build_object('until', now() - interval '1 second')
    where key = 'books.checking'`.execute(mall.tools.db)
}

test('of several at once one checks, and only that one ends it', async () => {
  const { db } = mall.tools
  const results = await Promise.all(['a', 'b', 'c'].map((by) => beginsCheck(db, checker(by))))
  expect(results.filter((isMine) => isMine)).toHaveLength(1)
  await endsCheck(db, { by: 'nobody' })
  expect(await check().done).toBe(false)
  await endsCheck(db, { by: ['a', 'b', 'c'][results.indexOf(true)]! })
  expect(await check().done).toBe(true)
})

test('a check whose process has died is taken up by another one as soon as that is known', async () => {
  const { db, jobs } = mall.tools
  await beginsCheck(db, checker('dead'))
  await jobs.send(db, checkJob, {})
  await jobs.drain()
  expect(await noted()).toBeUndefined()
  await itsTimeIsOver()
  await jobs.drain({ early: true })
  expect(await noted()).toBeDefined()
  expect(await checkUnderWay(db)).toBeUndefined()
})

test('a check that came to its end meanwhile is not made again', async () => {
  const { db, jobs } = mall.tools
  const first = checker('first')
  await beginsCheck(db, first)
  expect(await check().done).toBe(false)
  const done = { at: first.at.toISOString(), broken: {} }
  await writeSetting(db, 'books.checked', done)
  await endsCheck(db, first)
  await jobs.drain({ early: true })
  expect(await noted()).toEqual(done)
})

test('one that kills its processes is given up until the next morning', async () => {
  const { db } = mall.tools
  await beginsCheck(db, checker('first'))
  for (const by of ['second', 'third']) {
    await itsTimeIsOver()
    expect(await beginsCheck(db, checker(by, true))).toBe(true)
  }
  await itsTimeIsOver()
  const { log, logged } = collectingLog()
  const since = (await checkUnderWay(db))!.since.toISOString()
  expect(await checkByTheClock({ ...mall.tools, log }, { since })).toBe(false)
  expect(logged).toMatchObject([{ event: 'books.check-dies' }])
  expect(await check().done).toBe(true)
})

test('while a check goes on for long, others know that it lives', async () => {
  const { db } = mall.tools
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { running, free } = await db.transaction().execute(async (tx) => {
    await sql`lock table ledger_entry in access exclusive mode`.execute(tx)
    const begun = check()
    await vi.waitFor(async () => expect(await checkUnderWay(db)).toBeDefined(), 30_000)
    await itsTimeIsOver()
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(async () => expect((await checkUnderWay(db))!.leftMs).toBeGreaterThan(100_000), 30_000)
    return { running: begun.done, free: await check().done }
  })
  vi.useRealTimers()
  expect([free, await running]).toEqual([false, true])
  expect(await checkUnderWay(db)).toBeUndefined()
})

test('what does not hold is an error of the log with its ids, and is remembered', async () => {
  await paidTwice(mall)
  await mall.tools.jobs.drain()
  const { rows } = await sql<{ id: string }>`
    update stock set on_hand = on_hand + 1, received = received + 1
    where sku_id = (select sku_id from stock_hold order by sku_id limit 1) returning sku_id as id`.execute(
    mall.tools.db,
  )
  const { done, logged } = check()
  expect(await done).toBe(true)
  expect((await noted())!.broken).toMatchObject({ movementsAddUp: 1 })
  const told = logged.find(({ event }) => event === 'books.broken')
  expect(JSON.stringify(told)).toContain(rows[0]!.id)
})

test('a check has no limit of time, and each of its statements sees the moment in which it begins', async () => {
  const { db } = mall.tools
  const found = await patiently(db, async (tx) => {
    const look = () =>
      sql<{ limit: string; n: number }>`
        select current_setting('statement_timeout') as limit, count(*)::int as n
        from app_setting where key = 'books.checked'`.execute(tx)
    const before = await look()
    await writeSetting(db, 'books.checked', {})
    const after = await look()
    return [before.rows[0], after.rows[0]]
  })
  expect(found).toEqual([
    { limit: '0', n: 0 },
    { limit: '0', n: 1 },
  ])
})
