import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiveAutomatically } from './actions/receiving/receive-order.ts'
import { ordersJobs, ordersRoutes } from './index.ts'
import { policy } from '@hojip/policy'
import { aShippedOrder, aTestMall, noGateways, orderNow, type TestMall } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aTestMall((tools) => {
    ordersJobs(tools, noGateways)
    return ordersRoutes(tools, noGateways)
  })
})
afterAll(() => mall.stop())

test('orders whose time to confirm receipt is over are completed together, except those with an open refund or a moved deadline', async () => {
  const orders = []
  for (let i = 0; i < 4; i++) orders.push(await aShippedOrder(mall.tools))
  const ids = orders.map(({ orderId }) => orderId)
  await sql`update order_line set refund_open = true where order_id = ${ids[1]!}`.execute(mall.tools.db)
  const due = []
  for (const orderId of ids) {
    const { deadlineAt } = await orderNow(mall.tools, orderId)
    due.push({ orderId, deadlineAt: deadlineAt!.getTime() - (orderId === ids[2] ? 1 : 0) })
  }
  mall.tools.clock.advance(policy.autoReceiveShippedMs)
  for (let times = 0; times < 2; times++) await receiveAutomatically(mall.tools, [...due, due[0]!])
  const statuses = []
  for (const orderId of ids) statuses.push((await orderNow(mall.tools, orderId)).status)
  expect(statuses).toEqual([5, 4, 4, 5])
  expect(mall.told.filter(({ event }) => event === 'orders/received')).toHaveLength(2)
})
