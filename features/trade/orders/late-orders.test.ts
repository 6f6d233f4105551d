import { stockOf } from '@hojip/inventory'
import { aStall, brokenBooks } from '@hojip/inventory/testing'
import { inTransaction } from '@hojip/platform/db'
import { createJobs } from '@hojip/platform/jobs'
import { newId } from '@hojip/platform/ids'
import { createLog } from '@hojip/platform/log'
import { dayAfter, mallDay, midnightOf } from '@hojip/platform/mall-time'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { expireLate } from './actions/closing/cancel-paid.ts'
import { noteLate } from './actions/late-order.ts'
import { bookRefund, lockedOrders, ordersJobs, ordersRoutes, shipLines, type RefundRest } from './index.ts'
import { policy } from '@hojip/policy'
import {
  anOrder,
  aPaidOrder,
  aPurchase,
  aShippedOrder,
  aTestMall,
  noGateways,
  orderNow,
  payOrders,
  type TestMall,
} from './testing.ts'

let mall: TestMall
/** What was refunded, by refund number. */
let refunds: { orderId: string; outRefundNo: string }[] = []
const refundRest: RefundRest = async (_tx, { orderId, outRefundNo }) => {
  refunds.push({ orderId, outRefundNo })
  return 1800
}
const money = { ...noGateways, refundRest }
beforeAll(async () => {
  mall = await aTestMall((tools) => {
    ordersJobs(tools, money)
    return ordersRoutes(tools, money)
  })
})
afterAll(() => mall.stop())
beforeEach(() => {
  refunds = []
})

function cancel({ lin, orderId }: Awaited<ReturnType<typeof anOrder>>) {
  return mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId, cancelReason: '等太久了' })
}

/** Lets the promise to ship run out, and runs the job. */
async function aLateOrder() {
  const order = await aPaidOrder(mall.tools)
  const { shipByAt } = await orderNow(mall.tools, order.orderId)
  mall.tools.clock.advance(policy.shipByMs)
  await noteLate(mall.tools, { orderId: order.orderId, deadlineAt: shipByAt!.getTime() })
  return { ...order, shipByAt: shipByAt! }
}

test('after a missed promise the buyer can cancel at once: all money and stock go back', async () => {
  const order = await aPaidOrder(mall.tools, { quantity: 2 })
  mall.tools.clock.advance(policy.shipByMs)
  const seen = await mall.call(order.lin, 'GET /bizOrder/queryOrderInfo', { orderId: order.orderId })
  expect(seen.data).toMatchObject({ isLate: true, actions: expect.arrayContaining(['cancel']) })
  const { data } = await cancel(order)
  expect(data).toMatchObject({ orderStatus: 99, closeReason: '店铺没有按时发货', refundedMoney: '18.00' })
  expect(refunds).toEqual([{ orderId: order.orderId, outRefundNo: `RL${order.code}` }])
  expect(await stockOf(mall.tools.db, order.stall.skuIds)).toMatchObject([{ onHand: 100, sold: 0 }])
  expect(await brokenBooks(mall.tools.db)).toEqual([])
  expect((await cancel(order)).code).toBe('40009')
  expect(refunds).toHaveLength(1)
})

test('an order that has not left yet is cancelled at once: all money and stock go back, and the shop is notified', async () => {
  const order = await aPaidOrder(mall.tools, { quantity: 2 })
  const seen = await mall.call(order.lin, 'GET /bizOrder/queryOrderInfo', { orderId: order.orderId })
  expect(seen.data).toMatchObject({ isLate: false, actions: expect.arrayContaining(['cancel']) })
  const { data } = await cancel(order)
  expect(data).toMatchObject({ orderStatus: 99, closeReason: '买家取消', refundedMoney: '18.00' })
  expect(refunds).toEqual([{ orderId: order.orderId, outRefundNo: `RC${order.code}` }])
  expect(await stockOf(mall.tools.db, order.stall.skuIds)).toMatchObject([{ onHand: 100, sold: 0 }])
  expect(await brokenBooks(mall.tools.db)).toEqual([])
  const event = mall.told.filter((t) => t.data['orderId'] === order.orderId).at(-1)
  expect(event).toMatchObject({ event: 'orders/closed', data: { reason: 'calledOff' } })
  const { orderId, stall } = order
  const timeline = await mall.call(order.lin, 'GET /bizOrder/queryTimeline', { orderId, afterSeq: '2' })
  expect(timeline.data.events).toMatchObject([{ type: 'calledOff', actor: 'buyer' }])
  const atShop = await mall.call(stall.mei, 'GET /bizConsole/queryOrderInfo', { orderId })
  expect(atShop.data).toMatchObject({ orderStatus: 99, actions: [] })
})

test('what was refunded of an order before it was cancelled stays in its sum', async () => {
  const order = await aPaidOrder(mall.tools, { stall: { prices: [1000, 2000] } })
  const { orderId } = order
  const [line] = (await orderNow(mall.tools, orderId)).lines
  await inTransaction(mall.tools.db, async (tx) => {
    await lockedOrders(tx, [orderId])
    await bookRefund(mall.tools, tx, orderId, {
      lineId: line!.id,
      refundId: newId(),
      units: 1,
      unshipped: 1,
      goodsFen: line!.payFen,
      shippingFen: 0,
    })
  })
  const { data } = await cancel(order)
  expect(data).toMatchObject({ orderStatus: 99, refundedMoney: ((line!.payFen + 1800) / 100).toFixed(2) })
})

test('an order cannot be cancelled once a single unit has left', async () => {
  const order = await aPaidOrder(mall.tools, { quantity: 2 })
  const { lines } = await orderNow(mall.tools, order.orderId)
  await inTransaction(mall.tools.db, async (tx) => {
    const [locked] = await lockedOrders(tx, [order.orderId])
    await shipLines(mall.tools, tx, locked!, [{ lineId: lines[0]!.id, quantity: 1 }])
  })
  expect((await cancel(order)).code).toBe('40009')
  expect(await orderNow(mall.tools, order.orderId)).toMatchObject({ status: 3, closeReason: null })
  expect(refunds).toEqual([])
})

test.each(['called off', 'late'])('ten presses at once refund the money once (%s)', async (how) => {
  const order = how === 'late' ? await aLateOrder() : await aPaidOrder(mall.tools)
  const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(order)))
  expect(answers.filter((a) => a.status)).toHaveLength(1)
  expect(refunds).toHaveLength(1)
})

test('the missed promise is written to the timeline and to the row, with the next deadline', async () => {
  const { lin, orderId, shipByAt } = await aLateOrder()
  const now = await orderNow(mall.tools, orderId)
  expect(now).toMatchObject({ status: 3, deadlineAction: 'cancelLate' })
  expect(now.deadlineAt!.getTime()).toBe(shipByAt.getTime() + policy.lateCancelMs)
  expect(mall.told.filter((t) => t.data['orderId'] === orderId).at(-1)?.event).toBe('orders/late')
  const { data } = await mall.call(lin, 'GET /bizOrder/queryTimeline', { orderId, afterSeq: '2' })
  expect(data.events).toMatchObject([{ seq: 3, type: 'shipLate', actor: 'system' }])
})

test('a job that ran late leaves the shop no more time than the promise did', async () => {
  const order = await aPaidOrder(mall.tools)
  const { shipByAt } = await orderNow(mall.tools, order.orderId)
  mall.tools.clock.advance(policy.shipByMs + 5 * 3_600_000)
  await noteLate(mall.tools, { orderId: order.orderId, deadlineAt: shipByAt!.getTime() })
  const { deadlineAction, deadlineAt } = await orderNow(mall.tools, order.orderId)
  expect(deadlineAction).toBe('cancelLate')
  expect(deadlineAt!.getTime()).toBe(shipByAt!.getTime() + policy.lateCancelMs)
})

test('when nobody ships and nobody cancels, the mall cancels once, and not before the deadline', async () => {
  const { orderId, shipByAt } = await aLateOrder()
  const due = shipByAt.getTime() + policy.lateCancelMs
  await expireLate(mall.tools, refundRest, { orderId, deadlineAt: due - 1 })
  await expireLate(mall.tools, refundRest, { orderId, deadlineAt: due })
  expect((await orderNow(mall.tools, orderId)).status).toBe(3)
  mall.tools.clock.advance(policy.lateCancelMs)
  for (let i = 0; i < 3; i++) await expireLate(mall.tools, refundRest, { orderId, deadlineAt: due })
  expect(await orderNow(mall.tools, orderId)).toMatchObject({
    status: 99,
    closeReason: 'late',
    refundedFen: 1800,
  })
  expect(refunds).toHaveLength(1)
})

test('the job of the second deadline cancels the order', async () => {
  const { orderId, code } = await aLateOrder()
  mall.tools.clock.advance(policy.lateCancelMs)
  await mall.tools.jobs.drain({ early: true })
  expect(await orderNow(mall.tools, orderId)).toMatchObject({ status: 99, closeReason: 'late' })
  expect(refunds.filter((refund) => refund.orderId === orderId)).toEqual([
    { orderId, outRefundNo: `RL${code}` },
  ])
})

test('an order that has left in time, or in part, is not cancelled for being late', async () => {
  const shipped = await aShippedOrder(mall.tools)
  const { shipByAt } = await orderNow(mall.tools, shipped.orderId)
  mall.tools.clock.advance(policy.shipByMs)
  await noteLate(mall.tools, { orderId: shipped.orderId, deadlineAt: shipByAt!.getTime() })
  expect(await orderNow(mall.tools, shipped.orderId)).toMatchObject({ status: 4, deadlineAction: 'receive' })
  expect((await cancel(shipped)).code).toBe('40009')
})

test('a late order that leaves in part stays late, and only people can cancel it', async () => {
  const order = await aPaidOrder(mall.tools, { quantity: 2 })
  const { orderId } = order
  const { shipByAt, lines } = await orderNow(mall.tools, orderId)
  mall.tools.clock.advance(policy.shipByMs)
  await noteLate(mall.tools, { orderId, deadlineAt: shipByAt!.getTime() })
  const due = (await orderNow(mall.tools, orderId)).deadlineAt!.getTime()
  await inTransaction(mall.tools.db, async (tx) => {
    const [locked] = await lockedOrders(tx, [orderId])
    await shipLines(mall.tools, tx, locked!, [{ lineId: lines[0]!.id, quantity: 1 }])
  })
  const late = { status: 3, deadlineAction: 'ship', deadlineAt: shipByAt }
  expect(await orderNow(mall.tools, orderId)).toMatchObject(late)
  mall.tools.clock.advance(policy.lateCancelMs)
  await expireLate(mall.tools, refundRest, { orderId, deadlineAt: due })
  expect(await orderNow(mall.tools, orderId)).toMatchObject(late)
  expect(refunds).toEqual([])
})

/** Acts as if the queue had been down for 80 days since everything was due. */
function sleepLong() {
  return sql`update pgboss.job set start_after = now() - interval '80 days',
        keep_until = keep_until - (start_after - (now() - interval '80 days'))
      where state = 'created'`.execute(mall.tools.db)
}

test('deadlines that passed while the mall was down are handled when it is back, each once', async () => {
  const unpaid = await anOrder(mall.tools)
  const paid = await aPaidOrder(mall.tools)
  const shipped = await aShippedOrder(mall.tools)
  const { db, clock } = mall.tools
  await sleepLong()
  clock.advance(policy.autoReceiveShippedMs + 80 * 86_400_000)
  const queue = createJobs({ db, log: createLog('silent'), pollSeconds: 0.5 })
  ordersJobs({ ...mall.tools, jobs: queue }, money)
  await queue.start({ work: true })
  const statusOf = async ({ orderId }: { orderId: string }) => (await orderNow(mall.tools, orderId)).status
  await vi.waitUntil(async () => (await statusOf(unpaid)) === 99 && (await statusOf(shipped)) === 5, {
    timeout: 60_000,
  })
  await vi.waitUntil(async () => (await orderNow(mall.tools, paid.orderId)).deadlineAction === 'cancelLate', {
    timeout: 60_000,
  })
  await queue.stop()
  for (const { orderId } of [unpaid, paid, shipped]) {
    const events = await db.selectFrom('order_event').select('type').where('order_id', '=', orderId).execute()
    const types = events.map(({ type }) => type)
    expect(new Set(types).size).toBe(types.length)
  }
})

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
  await payOrders(tools, orderIds, { payType: 2, paidAt: new Date(nowMs), attemptId: newId() })
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
