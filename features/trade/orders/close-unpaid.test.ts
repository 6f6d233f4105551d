import { stockOf } from '@hojip/inventory'
import { aStall } from '@hojip/inventory/testing'
import { createJobs } from '@hojip/platform/jobs'
import { createLog } from '@hojip/platform/log'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { closeBegun, closeUnpaid } from './actions/closing/close-unpaid.ts'
import { ordersJobs, ordersRoutes } from './index.ts'
import type { OrdersOptions } from './actions/tools.ts'
import { policy } from '@hojip/policy'
import { anOrder, aPaidOrder, aTestMall, noGateways, orderNow, type TestMall } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aTestMall((tools) => {
    ordersJobs(tools, noGateways)
    return ordersRoutes(tools, noGateways)
  })
})
afterAll(() => mall.stop())

async function dueOf(orderId: string) {
  const { purchaseId, deadlineAt } = await orderNow(mall.tools, orderId)
  return { purchaseId, deadlineAt: deadlineAt!.getTime() }
}

async function statusesOf(orders: readonly { orderId: string }[]) {
  return Promise.all(orders.map(async ({ orderId }) => (await orderNow(mall.tools, orderId)).status))
}

async function reservedOf(skuIds: readonly string[]) {
  return (await stockOf(mall.tools.db, skuIds)).map(({ reserved }) => reserved)
}

test('orders without a payment close together, each once, and their stock is released', async () => {
  const stall = await aStall(mall.tools.db, {})
  const orders = []
  for (let i = 0; i < 5; i++) orders.push(await anOrder(mall.tools, { stalls: [stall] }))
  const paid = await aPaidOrder(mall.tools)
  const due = []
  for (const { orderId } of orders) due.push(await dueOf(orderId))
  const paidPurchase = (await orderNow(mall.tools, paid.orderId)).purchaseId
  const moved = { ...due[4]!, deadlineAt: due[4]!.deadlineAt - 1 }
  const jobs = [...due.slice(0, 4), moved, { purchaseId: paidPurchase, deadlineAt: due[0]!.deadlineAt }]
  for (let i = 0; i < 2; i++) await closeUnpaid({ ...mall.tools, ...noGateways }, jobs)
  expect(await statusesOf([...orders, paid])).toEqual([99, 99, 99, 99, 0, 3])
  expect(await reservedOf(stall.skuIds)).toEqual(stall.skuIds.map(() => 1))
  const events = await sql<{ n: number }>`
    select count(*)::int as n from order_event where type = 'expired'
      and order_id = any(${orders.map(({ orderId }) => orderId)}::uuid[])`.execute(mall.tools.db)
  expect(events.rows[0]!.n).toBe(4)
})

test('when a payment is under way its gateway is asked, and no other order waits for it', async () => {
  const orders = [await anOrder(mall.tools), await anOrder(mall.tools), await anOrder(mall.tools)]
  const [free, asked, broken] = orders as [(typeof orders)[0], (typeof orders)[0], (typeof orders)[0]]
  const due = []
  for (const { orderId } of orders) due.push(await dueOf(orderId))
  const questions: string[] = []
  const money: OrdersOptions = {
    ...noGateways,
    beingPaid: async () => [asked.orderId, broken.orderId],
    closePayments: async (orderId) => {
      questions.push(orderId)
      if (orderId === broken.orderId) throw new Error('out of order')
      return 'closed'
    },
  }
  await closeUnpaid({ ...mall.tools, ...money }, due)
  expect(await statusesOf(orders)).toEqual([99, 0, 0])
  expect(questions).toEqual([])
  const queue = createJobs({ db: mall.tools.db, log: createLog('silent'), pollSeconds: 0.1 })
  ordersJobs({ ...mall.tools, jobs: queue }, money)
  await queue.start({ work: true })
  await vi.waitUntil(async () => (await statusesOf([asked]))[0] === 99, { timeout: 60_000 })
  await vi.waitUntil(() => questions.length === 2, { timeout: 60_000 })
  await queue.stop()
  expect(await statusesOf([free, asked, broken])).toEqual([99, 99, 0])
  await closeBegun({ ...mall.tools, ...money }, { ...due[1]!, orderId: asked.orderId })
  expect(questions).toHaveLength(2)
})

test('an order that fails to close does not stop the others that are due', async () => {
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
    timeout: 60_000,
  })
  await queue.stop()
  expect(await statusesOf([bad])).toEqual([0])
})
