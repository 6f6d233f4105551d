import { stockOf } from '@hojip/inventory'
import { aStall } from '@hojip/inventory/testing'
import { createJobs } from '@hojip/platform/jobs'
import { createLog } from '@hojip/platform/log'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { closeUnpaid } from './actions/close-unpaid.ts'
import { ordersJobs, ordersRoutes } from './index.ts'
import { policy } from './rules/policy.ts'
import { anOrder, aPaidOrder, aTestMall, noGateways, orderNow, type TestMall } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aTestMall((tools) => {
    ordersJobs(tools, noGateways)
    return ordersRoutes(tools, noGateways)
  })
})
afterAll(() => mall.stop())

const dueOf = async (orderId: string) => {
  const { purchaseId, deadlineAt } = await orderNow(mall.tools, orderId)
  return { purchaseId, deadlineAt: deadlineAt!.getTime() }
}
const statusesOf = async (orders: readonly { orderId: string }[]) =>
  Promise.all(orders.map(async ({ orderId }) => (await orderNow(mall.tools, orderId)).status))
const reservedOf = async (skuIds: readonly string[]) =>
  (await stockOf(mall.tools.db, skuIds)).map(({ reserved }) => reserved)

test('orders that nobody began to pay close together, each once, and their stock is free again', async () => {
  const stall = await aStall(mall.tools.db, {})
  const orders = []
  for (let i = 0; i < 5; i++) orders.push(await anOrder(mall.tools, { stalls: [stall] }))
  const paid = await aPaidOrder(mall.tools)
  const due = []
  for (const { orderId } of orders) due.push(await dueOf(orderId))
  const paidPurchase = (await orderNow(mall.tools, paid.orderId)).purchaseId
  const moved = { ...due[4]!, deadlineAt: due[4]!.deadlineAt - 1 }
  const told = [...due.slice(0, 4), moved, { purchaseId: paidPurchase, deadlineAt: due[0]!.deadlineAt }]
  for (let i = 0; i < 2; i++) await closeUnpaid(mall.tools, noGateways, told)
  expect(await statusesOf([...orders, paid])).toEqual([99, 99, 99, 99, 0, 3])
  expect(await reservedOf(stall.skuIds)).toEqual(stall.skuIds.map(() => 1))
  const events = await sql<{ n: number }>`
    select count(*)::int as n from order_event where type = 'expired'
      and order_id = any(${orders.map(({ orderId }) => orderId)}::uuid[])`.execute(mall.tools.db)
  expect(events.rows[0]!.n).toBe(4)
})

test('where payments are under way each gateway is asked, and a fault keeps back only its own order', async () => {
  const [free, asked, silent] = [
    await anOrder(mall.tools),
    await anOrder(mall.tools),
    await anOrder(mall.tools),
  ]
  const due = []
  for (const { orderId } of [free, asked, silent]) due.push(await dueOf(orderId))
  const money = {
    beingPaid: async () => [asked.orderId, silent.orderId],
    closePayments: async (orderId: string) => {
      if (orderId === silent.orderId) throw new Error('broken')
      return 'closed' as const
    },
  }
  await expect(closeUnpaid(mall.tools, money, due)).rejects.toThrow('broken')
  expect(await statusesOf([free, asked, silent])).toEqual([99, 99, 0])
})

test('an order whose closing fails is kept back alone when many are due at once', async () => {
  const drifted = await aStall(mall.tools.db, {})
  const good: { orderId: string }[] = []
  for (let i = 0; i < 6; i++) good.push(await anOrder(mall.tools))
  const bad = await anOrder(mall.tools, { stalls: [drifted] })
  await sql`update stock set reserved = 0 where sku_id = any(${drifted.skuIds}::uuid[])`.execute(
    mall.tools.db,
  )
  mall.tools.clock.advance(policy.payTimeoutMs)
  await sql`update pgboss.job set start_after = now() where name = 'orders.close-unpaid'`.execute(
    mall.tools.db,
  )
  const queue = createJobs({ db: mall.tools.db, log: createLog('silent'), pollSeconds: 0.1 })
  ordersJobs({ ...mall.tools, jobs: queue }, noGateways)
  await queue.start({ work: true })
  await vi.waitUntil(async () => (await statusesOf(good)).every((status) => status === 99), {
    timeout: 20_000,
  })
  await queue.stop()
  expect(await statusesOf([bad])).toEqual([0])
})
