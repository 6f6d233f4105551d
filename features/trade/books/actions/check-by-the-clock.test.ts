import { aPayingMall, type PayingMall } from '@hojip/payments/testing'
import { readSetting, writeSetting } from '@hojip/platform/db'
import { collectingLog } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { booksJobs } from '../jobs.ts'
import { beginsCheck, endsCheck, patiently } from '../store/checking.ts'
import { paidTwice } from '../testing/paid.ts'
import { checkByTheClock, checkJob } from './check-by-the-clock.ts'

let mall: PayingMall
beforeAll(async () => {
  mall = await aPayingMall((tools) => {
    booksJobs(tools, {})
    return []
  })
})
afterAll(() => mall.stop())
beforeEach(() => sql`delete from app_setting where key like 'books.%'`.execute(mall.tools.db))

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

test('of several at once one checks; one whose process has died stands in nobody’s way for ever', async () => {
  const results = await Promise.all([1, 2, 3].map(() => beginsCheck(mall.tools.db, 60)))
  expect(results.filter((isMine) => isMine)).toHaveLength(1)
  expect(await check().done).toBe(false)
  await endsCheck(mall.tools.db)
  expect(await check().done).toBe(true)
  // It has died.
  expect(await beginsCheck(mall.tools.db, 60)).toBe(true)
  expect(await check().done).toBe(false)
  await sql`
    update app_setting set value = jsonb_build_object('until', now() - interval '1 second')
    where key = 'books.checking'`.execute(mall.tools.db)
  expect(await check().done).toBe(true)
  await endsCheck(mall.tools.db)
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
