import { aShopper, aStall, brokenBooks } from '@hojip/inventory/testing'
import { stockOf } from '@hojip/inventory'
import { inTransaction } from '@hojip/platform/db'
import { nextMallDay } from '@hojip/platform/mall-time'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ordersJobs, ordersRoutes, type RefundRest } from './index.ts'
import type { BeingPaid } from './actions/tools.ts'
import { markDelivered } from './actions/receiving/mark-delivered.ts'
import { receiveAutomatically } from './actions/receiving/receive-order.ts'
import { closeUnpaid } from './actions/closing/close-unpaid.ts'
import { policy } from '@hojip/policy'
import {
  anOrder,
  aPaidOrder,
  aPurchase,
  aShippedOrder,
  aTestMall,
  orderNow,
  payOrders,
  type TestMall,
} from './testing.ts'

let mall: TestMall
let gatewaySays: 'closed' | 'paid' | 'unknown' = 'closed'
async function closePayments() {
  return gatewaySays
}

/** The refunds that the gateways were asked for, by order. */
const givenBack = new Map<string, string>()
const refundRest: RefundRest = async (_tx, { orderId, outRefundNo }) => {
  givenBack.set(orderId, outRefundNo)
  return 1800
}
/** Opens a payment for each of them. */
const beingPaid: BeingPaid = async (_tx, orderIds) => [...orderIds]
const money = { beingPaid, closePayments, refundRest }

beforeAll(async () => {
  mall = await aTestMall((tools) => {
    ordersJobs(tools, money)
    return ordersRoutes(tools, money)
  })
})
afterAll(() => mall.stop())

function tell(orderId: string) {
  return mall.told.filter(({ data }) => data['orderId'] === orderId).map((t) => t.event)
}

describe('the buyer’s orders', () => {
  test('are listed newest first, by state, by words and by number', async () => {
    const { tools, call } = mall
    const lin = await aShopper(tools.db)
    const unpaid = await anOrder(tools, { lin })
    tools.clock.advance(5)
    const paid = await aPaidOrder(tools, { lin })
    const list = async (input: object) => {
      const { data } = await call(lin, 'POST /bizOrder/queryMyOrder', input)
      return data.list.map((o: { pkId: string }) => o.pkId)
    }
    expect(await list({})).toEqual([unpaid.orderId, paid.orderId].sort().reverse())
    expect(await list({ orderStatus: 3 })).toEqual([paid.orderId])
    expect(await list({ orderStatus: 4 })).toEqual([])
    expect(await list({ goodsName: 'kimc' })).toHaveLength(2)
    expect(await list({ goodsName: '김치', orderStatus: 0 })).toEqual([unpaid.orderId])
    expect(await list({ goodsName: '%' })).toEqual([])
    expect(await list({ goodsName: unpaid.code })).toEqual([unpaid.orderId])
    expect(await list({ pageSize: 1, pageNum: 2 })).toHaveLength(1)
    const counts = await call(lin, 'POST /bizOrder/queryOrderCount')
    expect(counts.data).toEqual({ '0': 1, '3': 1, '4': 0, '5': 0, '99': 0, toComment: 0, refunding: 0 })
  })

  test('show what was bought, what it cost, and the buttons', async () => {
    const { lin, orderId } = await anOrder(mall.tools, { stall: { prices: [1990, 2000] } })
    const { data } = await mall.call(
      lin,
      'GET /bizOrder/queryOrderInfo',
      { orderId },
      { 'accept-language': 'ko-KR' },
    )
    expect(data).toMatchObject({
      orderStatus: 0,
      goodsMoney: '39.90',
      shippingFee: '8.00',
      totalMoney: '47.90',
      phone: '13812345678',
      deadlineAction: 'close',
      orderSurplusTime: 1800,
      actions: ['pay', 'cancel', 'changeAddress'],
      steps: [{ done: false }, { done: false }, { done: false }, { done: false }],
    })
    expect(data.goodsInfoList).toHaveLength(2)
    expect(data.goodsInfoList[0].goodsName).toBe('김치')
  })

  test('are not found by anybody else', async () => {
    const { tools, call } = mall
    const { orderId } = await aShippedOrder(tools)
    const stranger = await aShopper(tools.db, 'Tao')
    const otherShop = await aStall(tools.db)
    const absent = '01900000-0000-7000-8000-000000000000'
    for (const id of [orderId, absent]) {
      const calls = [
        call(stranger, 'GET /bizOrder/queryOrderInfo', { orderId: id }),
        call(stranger, 'GET /bizOrder/queryTimeline', { orderId: id }),
        call(stranger, 'POST /bizOrder/cancelOrder', { orderId: id }),
        call(stranger, 'POST /bizOrder/confirmOrder', { orderId: id }),
        call(stranger, 'POST /bizOrder/remindDelivery', { orderId: id }),
        call(stranger, 'POST /bizOrder/deleteById/{pkId}', { pkId: id }),
        call(stranger, 'POST /bizOrder/buyAgain', { orderId: id }),
        call(otherShop.mei, 'GET /bizConsole/queryOrderInfo', { orderId: id }),
      ]
      for (const answer of await Promise.all(calls)) {
        const { traceId: _, raw: __, ...shown } = answer
        expect(shown).toEqual({
          statusCode: 404,
          status: false,
          code: '40004',
          msg: '没有找到这个订单',
          data: { reason: 'orders/orderGone' },
        })
      }
    }
    expect((await call(stranger, 'GET /bizConsole/queryOrderInfo', { orderId })).code).toBe('40004')
    expect((await call(null, 'GET /bizOrder/queryOrderInfo', { orderId })).statusCode).toBe(401)
    expect((await orderNow(tools, orderId)).status).toBe(4)
  })
})

describe('closing', () => {
  test('by the buyer releases the stock and stores the reason', async () => {
    const { tools, call } = mall
    const { lin, orderId, stall } = await anOrder(tools, { quantity: 3 })
    expect(await stockOf(tools.db, stall.skuIds)).toMatchObject([{ reserved: 3 }])
    const { data } = await call(lin, 'POST /bizOrder/cancelOrder', { orderId, cancelReason: '拍错了' })
    expect(data).toMatchObject({ orderStatus: 99, closeReason: '买家取消', actions: ['delete', 'buyAgain'] })
    expect(await stockOf(tools.db, stall.skuIds)).toMatchObject([{ reserved: 0, onHand: 100 }])
    expect(tell(orderId)).toEqual(['orders/closed'])
    const timeline = await call(lin, 'GET /bizOrder/queryTimeline', { orderId })
    expect(timeline.data.events[1].text).toBe('买家取消了订单 · 拍错了')
    expect((await call(lin, 'POST /bizOrder/cancelOrder', { orderId })).code).toBe('40009')
    expect(await brokenBooks(tools.db)).toEqual([])
  })

  test('happens at the deadline by the job, once', async () => {
    const { tools } = mall
    const { lin, orderIds, stalls, purchase } = await aPurchase(tools, {
      stalls: [await aStall(tools.db), await aStall(tools.db)],
    })
    await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId: orderIds[0]! })
    await tools.jobs.drain({ early: true })
    for (const orderId of orderIds) expect((await orderNow(tools, orderId)).status).toBe(99)
    expect((await orderNow(tools, orderIds[1]!)).closeReason).toBe('timeout')
    const due = { purchaseId: purchase.id, deadlineAt: purchase.deadlineAt.getTime() }
    await closeUnpaid({ ...tools, ...money }, [due])
    for (const stall of stalls)
      expect(await stockOf(tools.db, stall.skuIds)).toMatchObject([{ reserved: 0, onHand: 100 }])
  })

  test('a gateway that has the money wins; one that does not answer does not block the stock', async () => {
    const { lin, orderId } = await anOrder(mall.tools)
    gatewaySays = 'paid'
    expect((await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })).code).toBe('40009')
    expect((await orderNow(mall.tools, orderId)).status).toBe(0)
    gatewaySays = 'unknown'
    expect((await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })).data.orderStatus).toBe(99)
    gatewaySays = 'closed'
  })

  test('an order that has left cannot be cancelled any more', async () => {
    const { lin, orderId } = await aShippedOrder(mall.tools)
    expect((await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })).code).toBe('40009')
  })
})

describe('money that arrives late', () => {
  const payLate = (orderId: string) =>
    payOrders(mall.tools, [orderId], { payType: 1, paidAt: new Date(), attemptId: orderId })

  test('reopens the order while its products are in stock, even when its buyer had hidden it', async () => {
    const { lin, orderId, stall } = await anOrder(mall.tools)
    await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })
    await mall.call(lin, 'POST /bizOrder/deleteById/{pkId}', { pkId: orderId })
    expect(await payLate(orderId)).toMatchObject({ paid: [{ id: orderId }], surplus: [] })
    expect(await orderNow(mall.tools, orderId)).toMatchObject({
      status: 3,
      closeReason: null,
      closedAt: null,
    })
    expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ onHand: 99, reserved: 0, sold: 1 }])
    expect(await payLate(orderId)).toMatchObject({ paid: [], surplus: [{ id: orderId }] })
  })

  test('is surplus when the products are sold out, or a day has passed', async () => {
    const stall = await aStall(mall.tools.db, { stock: 1 })
    const first = await anOrder(mall.tools, { stalls: [stall] })
    await mall.call(first.lin, 'POST /bizOrder/cancelOrder', { orderId: first.orderId })
    const second = await anOrder(mall.tools, { stalls: [stall] })
    expect(await payLate(first.orderId)).toMatchObject({ paid: [], surplus: [{ id: first.orderId }] })
    await mall.call(second.lin, 'POST /bizOrder/cancelOrder', { orderId: second.orderId })
    mall.tools.clock.advance(policy.reopenMs)
    expect(await payLate(second.orderId)).toMatchObject({ paid: [], surplus: [{ id: second.orderId }] })
    expect((await orderNow(mall.tools, second.orderId)).status).toBe(99)
  })
})

describe('receipt', () => {
  test('is confirmed by the buyer, once', async () => {
    const { lin, orderId } = await aShippedOrder(mall.tools)
    const { data } = await mall.call(lin, 'POST /bizOrder/confirmOrder', { orderId })
    expect(data).toMatchObject({ orderStatus: 5, actions: ['delete', 'comment', 'track', 'buyAgain'] })
    expect(data.deadlineAt).toBeUndefined()
    expect((await mall.call(lin, 'POST /bizOrder/confirmOrder', { orderId })).code).toBe('40009')
    expect(tell(orderId)).toEqual(['orders/paid', 'orders/shipped', 'orders/received'])
    const counts = await mall.call(lin, 'POST /bizOrder/queryOrderCount')
    expect(counts.data).toMatchObject({ '5': 1, toComment: 1 })
    expect((await orderNow(mall.tools, orderId)).isConfirmed).toBe(true)
  })

  test('is automatic 15 days after shipping, or 7 after delivery', async () => {
    const { tools } = mall
    const { orderId } = await aShippedOrder(tools)
    const shipped = await orderNow(tools, orderId)
    expect(shipped.deadlineAt!.getTime()).toBe(tools.clock.nowMs() + policy.autoReceiveShippedMs)
    tools.clock.advance(60_000)
    const deliveredAt = new Date(tools.clock.nowMs())
    for (let i = 0; i < 2; i++)
      await inTransaction(tools.db, (tx) => markDelivered(tools, tx, orderId, deliveredAt))
    const delivered = await orderNow(tools, orderId)
    expect(delivered.deadlineAt!.getTime()).toBe(deliveredAt.getTime() + policy.autoReceiveDeliveredMs)
    await receiveAutomatically(tools, [{ orderId, deadlineAt: shipped.deadlineAt!.getTime() }])
    expect((await orderNow(tools, orderId)).status).toBe(4)
    await tools.jobs.drain({ early: true })
    expect(await orderNow(tools, orderId)).toMatchObject({ status: 5, isConfirmed: false })
    expect(tell(orderId).filter((event) => event === 'orders/delivered')).toHaveLength(1)
  })
})

test.each([
  ['the buyer', 'POST /bizOrder/extendReceive', 0],
  ['the shop', 'POST /bizConsole/extendReceive', 5],
] as const)(
  'a day that %s was promised by putting receipt off is not taken back by the delivery',
  async (_who, key, days) => {
    const { tools, call } = mall
    const { lin, orderId, stall } = await aShippedOrder(tools)
    const who = days ? stall.mei : lin
    const { data } = await call(who, key, { orderId, ...(days ? { days } : {}) })
    expect(data.deadlineAt).toBeGreaterThan(tools.clock.nowMs() + policy.autoReceiveShippedMs)
    const orderOf = async () =>
      (await call(lin, 'GET /bizOrder/queryOrderInfo', { orderId })).data as { deadlineAt: number }
    expect(await orderOf()).toMatchObject({ isReceiptPutOff: true, deadlineAt: data.deadlineAt })
    tools.clock.advance(policy.autoReceiveDeliveredMs)
    await inTransaction(tools.db, (tx) => markDelivered(tools, tx, orderId, new Date(tools.clock.nowMs())))
    expect((await orderOf()).deadlineAt).toBe(data.deadlineAt)
  },
)

test('signed for late, an order whose receipt was put off still has the days after delivery', async () => {
  const { tools, call } = mall
  const { lin, orderId } = await aShippedOrder(tools)
  const { data } = await call(lin, 'POST /bizOrder/extendReceive', { orderId })
  tools.clock.advance(policy.autoReceiveShippedMs + 3_600_000)
  await inTransaction(tools.db, (tx) => markDelivered(tools, tx, orderId, new Date(tools.clock.nowMs())))
  const { deadlineAt } = await orderNow(tools, orderId)
  expect(deadlineAt!.getTime()).toBe(tools.clock.nowMs() + policy.autoReceiveDeliveredMs)
  expect(deadlineAt!.getTime()).toBeGreaterThan(data.deadlineAt)
})

test('what an unpaid order does not allow is refused with its state and what is possible, in the caller’s language', async () => {
  const { lin, orderId } = await anOrder(mall.tools)
  for (const [key, input] of [
    ['POST /bizOrder/confirmOrder', { orderId }],
    ['POST /bizOrder/remindDelivery', { orderId }],
    ['POST /bizOrder/extendReceive', { orderId }],
    ['POST /bizOrder/deleteById/{pkId}', { pkId: orderId }],
  ] as const) {
    const { code, msg, data } = await mall.call(lin, key, input, { 'accept-language': 'en-US' })
    expect([code, data]).toEqual(['40009', { reason: 'orders/notNow', current: 0 }])
    expect(msg).toMatch(/not paid yet.*Pay for it, or cancel it/)
  }
})

test('the shop can be reminded once per day in the mall’s time zone', async () => {
  const { tools, call } = mall
  const { lin, orderId } = await aPaidOrder(tools)
  const remind = () => call(lin, 'POST /bizOrder/remindDelivery', { orderId })
  expect((await remind()).status).toBe(true)
  expect((await remind()).code).toBe('42901')
  tools.clock.advance(nextMallDay(tools.clock.nowMs()) - tools.clock.nowMs())
  expect((await remind()).status).toBe(true)
})

test('only a finished order can be hidden, and the shop still sees it', async () => {
  const { tools, call } = mall
  const { lin, orderId, stall } = await aShippedOrder(tools)
  const hide = () => call(lin, 'POST /bizOrder/deleteById/{pkId}', { pkId: orderId })
  expect((await hide()).code).toBe('40009')
  await call(lin, 'POST /bizOrder/confirmOrder', { orderId })
  expect((await hide()).status).toBe(true)
  expect((await hide()).code).toBe('40009')
  expect((await call(lin, 'POST /bizOrder/queryMyOrder')).data.total).toBe(0)
  expect((await call(stall.mei, 'POST /bizConsole/queryOrders')).data.total).toBe(1)
})

test('buying again fills the cart and names what is no longer sold', async () => {
  const { tools, call } = mall
  const { lin, orderId, stall } = await anOrder(tools, { stall: { prices: [1, 2] } })
  await tools.db.updateTable('sku').set({ is_on_sale: false }).where('id', '=', stall.skuIds[0]!).execute()
  const { data } = await call(lin, 'POST /bizOrder/buyAgain', { orderId }, { 'accept-language': 'en-US' })
  const gone = { goodsName: 'Kimchi', reason: 'This option is no longer sold' }
  expect(data).toMatchObject({ added: 1, failed: [gone] })
})

test('buying again under one key fills the cart once', async () => {
  const { tools, call } = mall
  const { lin, orderId } = await anOrder(tools, { stall: { prices: [1] } })
  const again = () => call(lin, 'POST /bizOrder/buyAgain', { orderId }, { 'idempotency-key': orderId })
  const first = await again()
  expect(first.data).toEqual({ added: 1, failed: [] })
  expect((await again()).data).toEqual(first.data)
  const rows = await tools.db
    .selectFrom('cart_line')
    .select('quantity')
    .where('user_id', '=', lin.userId)
    .execute()
  expect(rows).toEqual([{ quantity: 1 }])
})

test('the shop sees its own orders, those to ship oldest first, with counts', async () => {
  const { tools, call } = mall
  const stall = await aStall(tools.db)
  const first = await aPaidOrder(tools, { stalls: [stall] })
  tools.clock.advance(1000)
  const second = await aPaidOrder(tools, { stalls: [stall] })
  await anOrder(tools, { stalls: [stall] })
  const { data } = await call(stall.mei, 'POST /bizConsole/queryOrders', { orderStatus: 3 })
  expect(data.list.map((o: { pkId: string }) => o.pkId)).toEqual([first.orderId, second.orderId])
  expect(data.list[0]).toMatchObject({ phone: '138****5678', actions: ['ship'] })
  expect(data).toMatchObject({ total: 2, counts: { '0': 1, '3': 2, '4': 0, '5': 0, '99': 0 } })
  const info = await call(stall.mei, 'GET /bizConsole/queryOrderInfo', { orderId: first.orderId })
  expect(info.data.phone).toBe('13812345678')
  const colleague = { ...stall.mei, userId: 'c', rights: ['orders.read'] }
  const seen = await call(colleague, 'GET /bizConsole/queryOrderInfo', { orderId: first.orderId })
  expect(seen.data).toMatchObject({ phone: '138****5678', actions: [] })
  expect(seen.data.consignee).toMatch(/^.\*\*$/)
  expect(seen.data.address).toContain('***')
  const operator = { ...stall.mei, userId: 'x', role: 'operator' } as const
  expect((await call(operator, 'POST /bizConsole/queryOrders')).data.reason).toBe('http/notFound')
})

test('the timeline has every step in the reader’s language, in order', async () => {
  const { lin, orderId } = await aShippedOrder(mall.tools)
  await mall.call(lin, 'POST /bizOrder/confirmOrder', { orderId })
  const { data } = await mall.call(
    lin,
    'GET /bizOrder/queryTimeline',
    { orderId },
    { 'accept-language': 'en-US' },
  )
  expect(data.events.map((e: { type: string }) => e.type)).toEqual(['created', 'paid', 'shipped', 'received'])
  expect(data.events.map((e: { seq: number }) => e.seq)).toEqual([1, 2, 3, 4])
  expect(data.events[3]).toMatchObject({ actor: 'buyer', text: 'The buyer confirmed receipt' })
})

test('the database itself refuses to refund more than was paid for an order', async () => {
  const { orderId } = await aPaidOrder(mall.tools)
  const set = (refunded_fen: number) =>
    mall.tools.db.updateTable('orders').set({ refunded_fen }).where('id', '=', orderId).execute()
  const { totalFen } = await orderNow(mall.tools, orderId)
  await expect(set(totalFen + 1)).rejects.toThrow(/orders_refunded_check/)
  await expect(set(-1)).rejects.toThrow(/orders_refunded_check/)
})
