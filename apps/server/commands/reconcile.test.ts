import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { anOrder, orderNow } from '@hojip/orders/testing'
import { aPayingMall, type PayingMall } from '@hojip/payments/testing'
import { newId } from '@hojip/platform/ids'
import { mallDay } from '@hojip/platform/mall-time'
import { aFolder, freshDatabase, type FreshDatabase } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)

let fresh: FreshDatabase
let mall: PayingMall
let credentials: Record<string, string>
beforeAll(async () => {
  fresh = await freshDatabase()
  mall = await aPayingMall(
    (_tools, outside) => {
      credentials = outside.credentials
      return []
    },
    () => fresh.url,
  )
})
afterAll(async () => {
  await mall.stop()
  await fresh.drop()
})

async function reconcile() {
  const APP_SECRET = 's'.repeat(32)
  const mine = { ...credentials, APP_SECRET, DATA_DIR: aFolder(), DATABASE_URL: fresh.url }
  const day = mallDay(mall.tools.clock.nowMs())
  return run(process.execPath, ['apps/server/commands/reconcile.ts', day], {
    env: { PATH: process.env['PATH'], ...mine },
  })
}

test('the command sends nothing of a refund that is paused, and goes on with it once it is resumed', async () => {
  const { db } = mall.tools
  const { lin, code, orderId } = await anOrder(mall.tools)
  const { payCode } = (await mall.open(lin, code, '2')).data as { payCode: string }
  await mall.pay(payCode)
  await expect.poll(async () => (await orderNow(mall.tools, orderId)).status, { timeout: 60_000 }).toBe(3)
  // A payment that no attempt of ours has made, whose refund an operator has begun.
  await sql`update payment_attempt set out_trade_no = ${newId().replaceAll('-', '')}
    where out_trade_no = ${payCode}`.execute(db)
  await sql`insert into reconcile_case (id, channel, day, kind, number, bill_fen, status, outcome, found_at)
    values (${newId()}, 'wechat', ${mallDay(mall.tools.clock.nowMs())}, 'unknownPayment', ${payCode}, 1800, 'open', 'refunding', now())`.execute(
    db,
  )
  await sql`insert into mall_pause (kind, name, reason, by_command) values ('refunds', 'wechat', 'test', 'test')`.execute(
    db,
  )
  expect((await reconcile()).stdout).toContain('cases open')
  expect(await mall.moved(payCode)).toMatchObject({ inFen: 1800, outFen: 0 })
  await sql`delete from mall_pause`.execute(db)
  await reconcile()
  await expect.poll(async () => (await mall.moved(payCode))?.outFen, { timeout: 30_000 }).toBe(1800)
}, 240_000)
