import { aStall } from '@hojip/inventory/testing'
import { inTransaction } from '@hojip/platform/db'
import { dayAfter, mallDay, midnightOf } from '@hojip/platform/mall-time'
import { newId } from '@hojip/platform/ids'
import { policy } from '@hojip/policy'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { settleOrders } from './actions/settle-orders.ts'
import { lockedOrders } from './store/read.ts'
import { anOrdersMall, aPurchase, orderNow, type TestMall } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await anOrdersMall()
})
afterAll(() => mall.stop())

async function setHoliday(shopId: string, holiday: { from: string; until: string } | null) {
  const stored = holiday && JSON.stringify(holiday)
  await sql`update shop set holiday = ${stored} where id = ${shopId}`.execute(mall.tools.db)
}

test('of orders paid together, that of a shop on holiday has its time after it, and keeps it when the shop changes its days', async () => {
  const { tools } = mall
  const [away, here] = [await aStall(tools.db), await aStall(tools.db)]
  const today = mallDay(tools.clock.nowMs())
  await setHoliday(away.shopId, { from: today, until: dayAfter(today) })
  const { orderIds } = await aPurchase(tools, { stalls: [away, here] })
  const nowMs = tools.clock.nowMs()
  await inTransaction(tools.db, async (tx) =>
    settleOrders(tools, tx, {
      ...{ payType: 2, paidAt: new Date(nowMs), attemptId: newId() },
      orders: await lockedOrders(tx, orderIds),
    }),
  )
  const orders = await Promise.all(orderIds.map((id) => orderNow(tools, id)))
  expect(orders.map(({ status }) => status)).toEqual([3, 3])
  const byOf = (shopId: string) => orders.find((order) => order.shopId === shopId)!
  const opensMs = midnightOf(dayAfter(dayAfter(today))).getTime()
  expect(byOf(away.shopId).shipByAt!.getTime()).toBe(opensMs + policy.shipByMs)
  expect(Math.abs(byOf(here.shopId).shipByAt!.getTime() - nowMs - policy.shipByMs)).toBeLessThan(10_000)
  const { rows } = await sql<{ at: Date }>`
    select start_after as at from pgboss.job
    where name = 'orders.ship-late' and data ->> 'orderId' = ${byOf(away.shopId).id}`.execute(tools.db)
  expect(rows.map(({ at }) => at.getTime())).toEqual([opensMs + policy.shipByMs])

  await setHoliday(away.shopId, null)
  expect((await orderNow(tools, byOf(away.shopId).id)).shipByAt!.getTime()).toBe(opensMs + policy.shipByMs)
})
