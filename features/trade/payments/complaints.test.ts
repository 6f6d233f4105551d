import { stockOf } from '@hojip/inventory'
import { aStall } from '@hojip/inventory/testing'
import { policy } from '@hojip/policy'
import { anOrder, aPurchase, orderNow } from '@hojip/orders/testing'
import { inTransaction } from '@hojip/platform/db'
import { describe, expect, test } from 'vitest'
import { payOrderOffline, refundOrder, revive } from './actions/refunding/refund-order.ts'
import { createRefundRest } from './actions/refunding/refund-rest.ts'
import { settleAttempt } from './actions/settle-attempt.ts'
import { createMoneyActs } from './index.ts'
import { attemptById } from './store/attempts.ts'
import { attemptOf, refundsOf, type PayingMall } from './testing.ts'
import { openMall } from './testing/open-mall.ts'

// Complaints about other shops: each failure by its name.
let mall: PayingMall
openMall((opened) => {
  mall = opened
})

async function statusOf(orderId: string) {
  return (await orderNow(mall.tools, orderId)).status
}

async function bought(payType: '1' | '2', stock = 5) {
  const stall = await aStall(mall.tools.db, { stock })
  const order = await anOrder(mall.tools, { stalls: [stall] })
  const { data } = await mall.open(order.lin, order.code, payType)
  return { ...order, stall, payCode: data.payCode as string }
}

async function pay(payCode: string) {
  await mall.pay(payCode)
  return mall.sent(payCode)
}

async function wentBack(payCode: string) {
  while ((await refundsOf(mall, payCode))[0]?.status !== 'success') await mall.tools.jobs.drain()
}

async function soldOut({ stall }: { stall: Awaited<ReturnType<typeof aStall>> }) {
  await anOrder(mall.tools, { stalls: [stall] })
}

test('a number that the gateway has closed is offered again and again', async () => {
  const { lin, code } = await anOrder(mall.tools)
  await mall.fault({ kind: 'errorAfter', channel: 'wechat', call: 'create', times: 1 })
  expect((await mall.open(lin, code, '2')).data.reason).toBe('payments/gatewayDown')
  const [open] = await mall.tools.db
    .selectFrom('payment_attempt')
    .select('out_trade_no')
    .where('user_id', '=', lin.userId)
    .execute()
  await mall.options.gateways.wechat!.close(open!.out_trade_no)
  expect((await mall.open(lin, code, '2')).data.reason).toBe('payments/gatewayDown')
  const { data } = await mall.open(lin, code, '2')
  expect(data.codeUrl).toMatch(/^weixin:/)
  expect(data.payCode).not.toBe(open!.out_trade_no)
})

describe.each([
  ['WeChat Pay', '2'],
  ['Alipay', '1'],
] as const)('%s', (_name, payType) => {
  test('a paid order is cancelled by the timer for unpaid orders', async () => {
    const { orderId, payCode } = await bought(payType)
    await pay(payCode)
    mall.tools.clock.advance(policy.payTimeoutMs + policy.payGraceMs)
    await mall.tools.jobs.drain()
    const { purchaseId, deadlineAt } = await orderNow(mall.tools, orderId)
    await mall.tools.jobs.send(mall.tools.db, 'orders.close-unpaid', {
      purchaseId,
      deadlineAt: deadlineAt!.getTime(),
    })
    await mall.tools.jobs.drain()
    expect(await statusOf(orderId)).toBe(3)
  })

  test('a late “paid” turns a closed and refunded order back, and takes its stock again', async () => {
    const { lin, orderId, payCode, stall } = await bought(payType, 1)
    if (payType === '1') await mall.scan(payCode)
    await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })
    await soldOut({ stall })
    await mall.fault({ kind: 'payAfterClose', number: payCode })
    await mall.fault({ kind: 'notifyRefundFirst', number: payCode, times: 1 })
    await mall.pay(payCode)
    // The message is held back: asking finds the money, and the refund is sent before the message arrives.
    const { id } = await attemptOf(mall, payCode)
    await createMoneyActs(mall.tools, mall.options).askAgain(id)
    await wentBack(payCode)
    await mall.sent(payCode)
    expect(await statusOf(orderId)).toBe(99)
    expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ onHand: 1 }])
    expect(await mall.moved(payCode)).toMatchObject({ inFen: 1800, outFen: 1800 })
  })

  test('a payment that arrives after closing is lost', async () => {
    const { lin, orderId, payCode, stall } = await bought(payType, 1)
    await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })
    await soldOut({ stall })
    await mall.fault({ kind: 'payAfterClose', number: payCode })
    await pay(payCode)
    await wentBack(payCode)
    expect(await attemptOf(mall, payCode)).toMatchObject({ status: 'surplus' })
  })

  test('a repeated message processes the whole purchase again', async () => {
    const { orderId, payCode, stall } = await bought(payType)
    await mall.fault({ kind: 'notifyDuplicate', number: payCode, count: 4 })
    const sent = await pay(payCode)
    expect(sent.length).toBeGreaterThan(4)
    await mall.tools.jobs.drain()
    expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ onHand: 4, sold: 1 }])
    expect(await refundsOf(mall, payCode)).toEqual([])
    const events = mall.told.filter((t) => t.event === 'orders/paid' && t.data['orderId'] === orderId)
    expect(events).toHaveLength(1)
  })

  test('money that arrives 25 hours after closing reopens the order', async () => {
    const { lin, orderId, payCode, stall } = await bought(payType)
    if (payType === '1') await mall.scan(payCode)
    await mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })
    mall.tools.clock.advance(25 * 3_600_000)
    await mall.fault({ kind: 'payAfterClose', number: payCode })
    await pay(payCode)
    await wentBack(payCode)
    expect(await statusOf(orderId)).toBe(99)
    expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ onHand: 5, reserved: 0 }])
  })

  test('anybody who knows the notification address can mark an order as paid', async () => {
    const { lin, orderId, payCode } = await bought(payType)
    const forged = { out_trade_no: payCode, trade_status: 'TRADE_SUCCESS', total_amount: '18.00' }
    const path = payType === '1' ? 'alipay' : 'wechat'
    for (const viewer of [null, lin]) {
      const answer = await mall.call(viewer, `POST /bizPay/notify/${path}`, forged)
      expect(answer.statusCode).toBe(400)
    }
    expect(await statusOf(orderId)).toBe(0)
  })

  test('the answer to a message is JSON where the gateway expects plain text, and the gateway repeats for ever', async () => {
    const { payCode } = await bought(payType)
    const sent = await pay(payCode)
    expect(sent).toEqual([expect.objectContaining({ accepted: true })])
    const { successAnswer } = mall.options.gateways[payType === '1' ? 'alipay' : 'wechat']!
    expect(successAnswer).toMatchObject(
      payType === '1' ? { status: 200, body: 'success' } : { status: 204, body: '' },
    )
  })

  test('one payment is announced for two orders of the same price, and pays both', async () => {
    const [first, second] = [await bought(payType), await bought(payType)]
    await pay(first.payCode)
    const number = second.payCode
    await mall.fault({ kind: 'notifyOtherNumber', number, times: 100, value: first.payCode })
    await pay(number)
    expect([await statusOf(first.orderId), await statusOf(second.orderId)]).toEqual([3, 0])
    const { gateway_trade_no } = await attemptOf(mall, first.payCode)
    const trade = {
      gatewayTradeNo: gateway_trade_no!,
      amountFen: 1800,
      paidAt: new Date(),
      state: 'paid',
    } as const
    const paymentsTools = { ...mall.tools, ...mall.options }
    const attempt = await attemptById(mall.tools.db, (await attemptOf(mall, number)).id)
    expect(await settleAttempt(paymentsTools, attempt!, trade)).toBe('wrong trade')
    expect(await statusOf(second.orderId)).toBe(0)
  })

  test('“I have paid” is believed', async () => {
    const { lin, orderId, code } = await bought(payType)
    const { data } = await mall.call(lin, 'GET /bizPay/queryPayStatus', { payId: code, ask: '1' })
    expect(data.payStatus).toBe(0)
    expect(await statusOf(orderId)).toBe(0)
  })

  test('notification and page race, and one payment makes two orders', async () => {
    const { lin, orderId, code, payCode, stall } = await bought(payType)
    const ask = () => mall.call(lin, 'GET /bizPay/queryPayStatus', { payId: code, ask: '1' })
    await Promise.all([mall.pay(payCode), ask(), ask(), ask()])
    await mall.sent(payCode)
    expect(await statusOf(orderId)).toBe(3)
    expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ onHand: 4, sold: 1 }])
    const events = mall.told.filter((t) => t.event === 'orders/paid' && t.data['orderId'] === orderId)
    expect(events).toHaveLength(1)
  })
})

function refund(orderId: string, outRefundNo: string, amountFen: number) {
  return inTransaction(mall.tools.db, (tx) =>
    refundOrder(mall.tools, tx, { orderId, outRefundNo, amountFen, reason: '不想要了' }),
  )
}

test('of two orders paid together, one is refunded with the other’s money', async () => {
  const stalls = [await aStall(mall.tools.db), await aStall(mall.tools.db)]
  const { lin, purchase } = await aPurchase(mall.tools, { stalls })
  const { data } = await mall.open(lin, purchase.code, '2')
  await pay(data.payCode)
  const [first] = purchase.orders
  const own = first!.totalFen
  await expect(refund(first!.id, 'RX1', own * 1.5)).rejects.toThrow('more than its order has left')
  await expect(refund(first!.id, 'RX2', own + 1)).rejects.toThrow('more than its order has left')
  await refund(first!.id, 'RX3', own)
  await expect(refund(first!.id, 'RX4', 1)).rejects.toThrow('more than its order has left')
  for (const other of [own - 1, own + 1])
    await expect(refund(first!.id, 'RX3', other)).rejects.toThrow(`was for ${own} fen`)
  await mall.tools.jobs.drain()
  expect(await mall.moved(data.payCode)).toEqual({ inFen: purchase.totalFen, outFen: own })
})

test('a failed refund is retried after its money was paid otherwise, and is paid twice', async () => {
  const order = await bought('2')
  await pay(order.payCode)
  const { totalFen } = await orderNow(mall.tools, order.orderId)
  await mall.fault({ kind: 'refundClosed', channel: 'wechat', times: 1 })
  await refund(order.orderId, 'RY1', totalFen)
  while ((await refundsOf(mall, order.payCode))[0]?.status !== 'failed') await mall.tools.jobs.drain()
  const failed = (await refundsOf(mall, order.payCode))[0]!
  await refund(order.orderId, 'RY2', totalFen)
  const again = () => inTransaction(mall.tools.db, (tx) => revive(mall.tools, tx, failed.id))
  const otherwise = () =>
    inTransaction(mall.tools.db, (tx) =>
      payOrderOffline(mall.tools, tx, { orderId: order.orderId, outRefundNo: 'RY1' }),
    )
  expect([await again(), await otherwise()]).toEqual([false, false])
  await mall.tools.jobs.drain()
  expect(await again()).toBe(false)
  await mall.tools.jobs.drain()
  expect(await mall.moved(order.payCode)).toEqual({ inFen: totalFen, outFen: totalFen })
})

test('an order with a partial refund gives back more than the rest when it is cancelled', async () => {
  const order = await bought('2')
  await pay(order.payCode)
  const { totalFen } = await orderNow(mall.tools, order.orderId)
  await refund(order.orderId, 'RZ1', 300)
  const rest = () =>
    inTransaction(mall.tools.db, (tx) =>
      createRefundRest(mall.tools)(tx, { orderId: order.orderId, outRefundNo: 'RZ2', reason: '不想要了' }),
    )
  expect(await rest()).toBe(totalFen - 300)
  expect(await rest()).toBe(0)
  const amounts = (await refundsOf(mall, order.payCode)).map((one) => one.amount_fen)
  expect(amounts.toSorted((a, b) => a - b)).toEqual([300, totalFen - 300])
})
