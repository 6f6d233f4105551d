import { stockOf } from '@hojip/inventory'
import { aStall } from '@hojip/inventory/testing'
import { policy } from '@hojip/policy'
import { anOrder, orderNow } from '@hojip/orders/testing'
import { describe, expect, test } from 'vitest'
import { attemptOf, refunded, type PayingMall } from './testing.ts'
import { openMall } from './testing/open-mall.ts'

let mall: PayingMall
openMall((opened) => {
  mall = opened
})

async function statusOf(orderId: string) {
  return (await orderNow(mall.tools, orderId)).status
}

describe('closing races with paying', () => {
  test('the gateway is asked first, and its money wins over the buyer’s cancelling', async () => {
    const { lin, orderId, code } = await anOrder(mall.tools)
    const { data } = await mall.open(lin, code, '2')
    await mall.fault({ kind: 'notifyDrop', number: data.payCode })
    await mall.pay(data.payCode)
    expect((await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })).code).toBe('40009')
    expect(await statusOf(orderId)).toBe(3)
  })

  test('the deadline closes at the gateway too', async () => {
    const { lin, orderId, code, stall } = await anOrder(mall.tools)
    const { data } = await mall.open(lin, code, '2')
    mall.tools.clock.advance(policy.payTimeoutMs)
    await mall.tools.jobs.drain({ early: true })
    expect(await statusOf(orderId)).toBe(99)
    expect((await attemptOf(mall, data.payCode)).status).toBe('closed')
    expect(await mall.pay(data.payCode)).toEqual({ error: 'closed' })
    expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ reserved: 0, onHand: 100 }])
  })

  test('an attempt opened while the order was closing is closed by the event', async () => {
    const { lin, orderId, code, stall } = await anOrder(mall.tools)
    const { data } = await mall.open(lin, code, '2')
    // As if the attempt had been opened after the gateways were asked, and before the order was closed.
    const closed = { orderId, userId: lin.userId, shopId: stall.shopId, reason: 'cancelled' }
    await mall.tools.jobs.emit(mall.tools.db, 'orders/closed', closed)
    await mall.tools.jobs.drain()
    expect((await attemptOf(mall, data.payCode)).status).toBe('closed')
    expect(await mall.pay(data.payCode)).toEqual({ error: 'closed' })
  })

  test('thirty orders, each paid and cancelled at the same moment: never both, never neither', async () => {
    const orders = []
    for (let i = 0; i < 30; i++) {
      const order = await anOrder(mall.tools)
      const { data } =
        i % 3 === 2
          ? await mall.openCode(order.lin, order.code)
          : await mall.open(order.lin, order.code, i % 3 ? '1' : '2')
      orders.push({ ...order, payCode: data.payCode as string })
    }
    await Promise.all(
      orders.flatMap(({ lin, orderId, payCode }) => [
        mall.pay(payCode),
        mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId }),
      ]),
    )
    await mall.tools.jobs.drain({ early: true })
    for (const { orderId, payCode } of orders) {
      const { status, closeReason } = await orderNow(mall.tools, orderId)
      // The gateway's message may arrive before the cancellation: then a paid order is cancelled, and its
      // money is refunded.
      const isCalledOff = closeReason === 'calledOff'
      if (isCalledOff) await refunded(mall, payCode)
      const { inFen, outFen } = (await mall.moved(payCode)) ?? { inFen: 0, outFen: 0 }
      const expected = status === 3 ? [3, 1800, 0] : isCalledOff ? [99, 1800, 1800] : [99, 0, 0]
      expect([status, inFen, outFen]).toEqual(expected)
    }
  })

  test('an Alipay code that nobody scanned is not a trade yet, and does not prevent closing the order', async () => {
    const { lin, orderId, code } = await anOrder(mall.tools)
    const { data } = await mall.openCode(lin, code)
    expect((await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })).data.orderStatus).toBe(99)
    expect((await attemptOf(mall, data.payCode)).status).toBe('closed')
  })

  test('a code that was scanned is closed at Alipay too', async () => {
    const { lin, orderId, code } = await anOrder(mall.tools)
    const { data } = await mall.openCode(lin, code)
    await mall.scan(data.payCode)
    expect((await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })).data.orderStatus).toBe(99)
    expect(await mall.pay(data.payCode)).toEqual({ error: 'closed' })
  })

  test('money for a code photographed before the order was cancelled and sold out is refunded', async () => {
    const stall = await aStall(mall.tools.db, { stock: 1 })
    const { lin, orderId, code } = await anOrder(mall.tools, { stalls: [stall] })
    const { data } = await mall.openCode(lin, code)
    await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })
    await anOrder(mall.tools, { stalls: [stall] })
    // Alipay has no trade to close yet: until it expires, the code can be paid.
    await mall.pay(data.payCode)
    await mall.sent(data.payCode)
    await refunded(mall, data.payCode)
    expect(await mall.moved(data.payCode)).toEqual({ inFen: 1800, outFen: 1800 })
    expect(await statusOf(orderId)).toBe(99)
  })

  test('a code expires with its order’s time to pay', async () => {
    const { lin, orderId, code } = await anOrder(mall.tools)
    const { data } = await mall.openCode(lin, code)
    mall.tools.clock.advance(policy.payTimeoutMs)
    await mall.tools.jobs.drain({ early: true })
    expect(await statusOf(orderId)).toBe(99)
    expect((await attemptOf(mall, data.payCode)).status).toBe('closed')
    expect(await mall.pay(data.payCode)).toEqual({ error: 'closed' })
  })

  test('a gateway that does not answer does not prevent the buyer from cancelling', async () => {
    const { lin, orderId, code } = await anOrder(mall.tools)
    const { data } = await mall.open(lin, code, '2')
    await mall.fault({ kind: 'errorBefore', channel: 'wechat' })
    expect((await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })).data.orderStatus).toBe(99)
    await mall.noFaults()
    await mall.tools.jobs.drain({ early: true })
    expect((await attemptOf(mall, data.payCode)).status).toBe('closed')
  })
})

describe('an order that never left the shop', () => {
  const aPaidOne = async (payType: '1' | '2') => {
    const order = await anOrder(mall.tools, { quantity: 2 })
    const { data } = await mall.open(order.lin, order.code, payType)
    await mall.pay(data.payCode)
    await mall.sent(data.payCode)
    return { ...order, payCode: data.payCode as string }
  }
  /** Lets the promise to ship run out. */
  const aLateOrder = async (payType: '1' | '2') => {
    const order = await aPaidOne(payType)
    mall.tools.clock.advance(policy.shipByMs)
    return order
  }

  test.each([
    ['1', aPaidOne],
    ['2', aPaidOne],
    ['1', aLateOrder],
    ['2', aLateOrder],
  ] as const)('is refunded in full, once, to the payment that paid it (%s, %o)', async (payType, make) => {
    const { lin, orderId, payCode, stall } = await make(payType)
    const cancel = () => mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })
    const answers = await Promise.all([cancel(), cancel(), cancel()])
    expect(answers.filter((a) => a.status)).toHaveLength(1)
    await mall.tools.jobs.drain()
    await mall.sent(payCode)
    expect(await mall.moved(payCode)).toEqual({ inFen: 2800, outFen: 2800 })
    expect(await orderNow(mall.tools, orderId)).toMatchObject({ status: 99, refundedFen: 2800 })
    expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ onHand: 100, sold: 0 }])
  })

  test('a failing gateway does not undo the cancellation; the money follows under the same number', async () => {
    const { lin, orderId, payCode, code } = await aLateOrder('2')
    await mall.fault({ kind: 'errorAfter', channel: 'wechat', call: 'refund', times: 2 })
    expect((await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })).data.orderStatus).toBe(99)
    for (let i = 0; i < 3; i++) await mall.tools.jobs.drain({ early: true })
    const refunds = await mall.tools.db
      .selectFrom('payment_refund')
      .selectAll()
      .where('order_id', '=', orderId)
      .execute()
    expect(refunds).toMatchObject([{ out_refund_no: `RL${code}`, amount_fen: 2800, status: 'success' }])
    expect(await mall.moved(payCode)).toMatchObject({ outFen: 2800 })
  })
})

describe('a refund', () => {
  const surplus = async () => {
    const stall = await aStall(mall.tools.db, { stock: 1 })
    const { lin, orderId, code } = await anOrder(mall.tools, { stalls: [stall] })
    const { data } = await mall.open(lin, code, '2')
    await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })
    await anOrder(mall.tools, { stalls: [stall] })
    await mall.fault({ kind: 'payAfterClose', number: data.payCode })
    await mall.pay(data.payCode)
    await mall.sent(data.payCode)
    return data.payCode as string
  }

  test.each(['errorBefore', 'errorAfter', 'cutAfter', 'refundNotEnough'])(
    '%s: the same number again, and money moves once',
    async (kind) => {
      const payCode = await surplus()
      await mall.fault({
        kind,
        channel: 'wechat',
        ...(kind === 'refundNotEnough' ? {} : { call: 'refund' }),
        times: 2,
      })
      const refund = await refunded(mall, payCode)
      expect(refund.out_refund_no).toBe(`R${payCode}`)
      expect(await mall.moved(payCode)).toMatchObject({ inFen: 1800, outFen: 1800 })
    },
  )

  test.each(['refundAbnormal', 'refundClosed'])('%s ends it for a person to look at', async (kind) => {
    const payCode = await surplus()
    await mall.fault({ kind, channel: 'wechat' })
    expect(await refunded(mall, payCode, 'failed')).toMatchObject({ amount_fen: 1800 })
  })
})
