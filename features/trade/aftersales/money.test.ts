import { returnUnits, stockOf } from '@hojip/inventory'
import { orderNow } from '@hojip/orders/testing'
import { tryAgain } from '@hojip/payments/testing'
import { anUpload } from '@hojip/uploads/testing'
import { describe, expect, test, vi } from 'vitest'
import { newId } from '@hojip/platform/ids'
import { inTransaction } from '@hojip/platform/db'
import {
  bought,
  moneyEnds,
  notWanted,
  refundNow,
  sendsBack,
  ship,
  tooSmall,
  wentBack,
  type AfterSalesMall,
  type Bought,
} from './testing.ts'
import { openMall } from './testing/open-mall.ts'

let mall: AfterSalesMall
openMall((opened) => {
  mall = opened
})

async function apply({ lin, orderId, lines }: Bought, item: object, line = 0) {
  const items = [{ ...notWanted, ...item, orderGoodsId: lines[line]!.id }]
  const wish = { orderId, items }
  const answer = await mall.call(lin, 'POST /bizGoodsRefund/submit/refund', wish, {
    'idempotency-key': newId(),
  })
  if (!answer.status) throw new Error(answer.raw)
  return answer.data.pkId as string
}

function agree({ stall }: Bought, pkId: string) {
  return mall.call(stall.mei, 'POST /bizConsole/agreeRefund', { pkId })
}

function orderOf({ orderId }: Bought) {
  return orderNow(mall.tools, orderId)
}

describe.each([
  ['WeChat Pay', '2'],
  ['Alipay', '1'],
] as const)('by %s', (_name, payType) => {
  test('an unshipped order is refunded in full with its shipping fee, and its units go back into stock', async () => {
    const order = await bought(mall, { payType, quantity: 2 })
    const pkId = await apply(order, { refundNum: 2 })
    expect(await agree(order, pkId)).toMatchObject({
      data: { refundStatus: 2, refundMoney: '28.00', shippingMoney: '8.00', deadlineAction: 'moneyArrives' },
    })
    expect(await stockOf(mall.tools.db, order.stall.skuIds)).toMatchObject([{ onHand: 100, sold: 0 }])
    await moneyEnds(mall, pkId)
    expect(await wentBack(mall, order)).toBe(2800)
    expect(await orderOf(order)).toMatchObject({
      status: 99,
      closeReason: 'refunded',
      refundedFen: 2800,
      deadlineAt: null,
    })
    const { data } = await mall.call(order.lin, 'GET /bizGoodsRefund/findById/{pkId}', { pkId })
    expect(data).toMatchObject({ refundStatus: 3, refundMoneyType: 0, actions: ['delete'] })
    expect(data.logs.map((log: { action: string }) => log.action)).toEqual([
      'applied',
      'agreedRefund',
      'refunded',
    ])
  })

  test('the lines of an order are refunded one after the other from one payment', async () => {
    const order = await bought(mall, { payType, quantity: 3, stall: { prices: [1000, 3333] } })
    for (const [line, units, fen] of [
      [0, 1, 1000],
      [1, 2, 6666],
      [1, 1, 3333],
      [0, 2, 2000],
    ] as const) {
      const before = await wentBack(mall, order)
      // Gateways accept one refund of a payment a minute.
      mall.tools.clock.advance(61_000)
      const pkId = await apply(order, { refundNum: units }, line)
      await agree(order, pkId)
      await moneyEnds(mall, pkId)
      const fee = line === 0 && units === 2 ? 800 : 0
      expect((await wentBack(mall, order)) - before).toBe(fen + fee)
    }
    expect(await orderOf(order)).toMatchObject({ status: 99, refundedFen: 3 * 1000 + 3 * 3333 + 800 })
  })
})

describe('a gateway that fails', () => {
  const again = async (pkId: string, step: number) =>
    tryAgain(mall, `R${(await refundNow(mall.tools, pkId)).code}`, step)
  const granted = async (payType: '1' | '2' = '2') => {
    const order = await bought(mall, { payType })
    const pkId = await apply(order, {})
    await agree(order, pkId)
    return { order, pkId }
  }

  test.each(['errorBefore', 'errorAfter', 'cutAfter'])(
    '%s: the same number again, and money moves once',
    async (kind) => {
      await mall.fault({ kind, channel: 'wechat', call: 'refund', times: 2 })
      const { order, pkId } = await granted()
      await mall.tools.jobs.drain()
      await again(pkId, 0)
      await again(pkId, 1)
      await moneyEnds(mall, pkId)
      expect(await wentBack(mall, order)).toBe(1800)
      expect((await orderOf(order)).status).toBe(99)
    },
  )

  test('that sends its notification ten times is handled once', async () => {
    await mall.fault({ kind: 'notifyDuplicate', count: 9 })
    await mall.fault({ kind: 'notifyConcurrent' })
    const { order, pkId } = await granted()
    await moneyEnds(mall, pkId)
    await mall.sent(order.payCode)
    await mall.tools.jobs.drain()
    expect(await orderOf(order)).toMatchObject({ status: 99, refundedFen: 1800 })
  })

  test('that cannot refund at all: people try again, and only after that record another payment', async () => {
    await mall.fault({ kind: 'refundClosed', channel: 'wechat' })
    const { order, pkId } = await granted()
    await moneyEnds(mall, pkId, 'failed')
    const { tao } = order
    const { data } = await mall.call(tao, 'POST /sysConsole/queryRefundFaults', { pageSize: 100 })
    const mine = data.list.find((one: { pkId: string }) => one.pkId === pkId)
    expect(mine).toMatchObject({ isMoneyStuck: true, actions: ['retry', 'payOffline'] })
    expect((await orderOf(order)).status).toBe(3)

    const retried = await mall.call(tao, 'POST /sysConsole/retryRefund', { pkId })
    expect(retried.data).toMatchObject({ isMoneyStuck: false, refundStatus: 2 })
    const proof = async () => [await anUpload(mall.tools.db, tao.userId, 'evidence')]
    const early = { pkId, content: '已线下转账', files: await proof() }
    expect((await mall.call(tao, 'POST /sysConsole/offlineRefund', early)).data.reason).toBe(
      'aftersales/moneyUnsure',
    )
    await moneyEnds(mall, pkId, 'failed')
    const none = await mall.call(tao, 'POST /sysConsole/offlineRefund', { ...early, files: [] })
    expect(none.code).toBe('40001')
    const paid = await mall.call(tao, 'POST /sysConsole/offlineRefund', { ...early, files: await proof() })
    expect(paid.data).toMatchObject({ refundStatus: 3, refundMoneyType: 3, refundMoney: '18.00' })
    expect(await orderOf(order)).toMatchObject({ status: 99, refundedFen: 1800 })
    expect(await wentBack(mall, order)).toBe(0)
    expect((await mall.call(tao, 'POST /sysConsole/retryRefund', { pkId })).data.reason).toBe(
      'aftersales/notNow',
    )
  })

  const numbersOf = (order: Bought) =>
    mall.tools.db
      .selectFrom('payment_refund')
      .select(['out_refund_no as number', 'status'])
      .where('order_id', '=', order.orderId)
      .execute()
  const retry = ({ tao }: Bought, pkId: string) => mall.call(tao, 'POST /sysConsole/retryRefund', { pkId })

  test('that closed a refund for good gets the next try under the next number, once', async () => {
    await mall.fault({ kind: 'refundClosed', channel: 'wechat', times: 1 })
    const { order, pkId } = await granted()
    const { code } = await refundNow(mall.tools, pkId)
    await moneyEnds(mall, pkId, 'failed')
    expect((await retry(order, pkId)).data).toMatchObject({ isMoneyStuck: false })
    // Trying again several times at once changes nothing.
    await Promise.all([retry(order, pkId), retry(order, pkId)])
    await moneyEnds(mall, pkId)
    expect(await wentBack(mall, order)).toBe(1800)
    expect(await numbersOf(order)).toEqual([{ number: `R${code}-2`, status: 'success' }])
  })

  test('whose refund waits for a person at the gateway gets no second number', async () => {
    await mall.fault({ kind: 'refundAbnormal', channel: 'wechat', times: 1 })
    const { order, pkId } = await granted()
    const { code } = await refundNow(mall.tools, pkId)
    await moneyEnds(mall, pkId, 'failed')
    await retry(order, pkId)
    await moneyEnds(mall, pkId, 'failed')
    expect(await wentBack(mall, order)).toBe(0)
    expect(await numbersOf(order)).toEqual([{ number: `R${code}`, status: 'failed' }])
  })

  test.each([
    ['errorBefore', 'refundQuery'],
    ['errorBefore', 'refund'],
    ['errorAfter', 'refund'],
    ['cutAfter', 'refund'],
  ])('that fails with %s in %s on a new try moves money once', async (kind, call) => {
    await mall.fault({ kind: 'refundClosed', channel: 'wechat', times: 1 })
    const { order, pkId } = await granted()
    await moneyEnds(mall, pkId, 'failed')
    await mall.fault({ kind, channel: 'wechat', call, times: 1 })
    await retry(order, pkId)
    await mall.tools.jobs.drain()
    const [refund] = await numbersOf(order)
    if (refund!.status !== 'success') await tryAgain(mall, refund!.number, 1)
    await moneyEnds(mall, pkId)
    expect(await wentBack(mall, order)).toBe(1800)
    expect((await orderOf(order)).refundedFen).toBe(1800)
  })

  test('that never received a refund taken for refused is sent the same number again', async () => {
    await mall.fault({ kind: 'errorBefore', channel: 'alipay', call: 'refund' })
    const { order, pkId } = await granted('1')
    const { code } = await refundNow(mall.tools, pkId)
    await mall.tools.jobs.drain()
    const { db } = mall.tools
    await db
      .updateTable('payment_refund')
      .set({ status: 'failed' })
      .where('order_id', '=', order.orderId)
      .execute()
    await mall.noFaults()
    await retry(order, pkId)
    await moneyEnds(mall, pkId)
    expect(await numbersOf(order)).toEqual([{ number: `R${code}`, status: 'success' }])
    expect(await wentBack(mall, order)).toBe(1800)
  })

  test('that could not refund a line leaves its money to the order, whose cancellation refunds it', async () => {
    await mall.fault({ kind: 'refundClosed', channel: 'wechat', times: 1 })
    const { order, pkId } = await granted()
    await moneyEnds(mall, pkId, 'failed')
    mall.tools.clock.advance(48 * 3_600_000 + 1)
    await mall.call(order.lin, 'POST /bizOrder/cancelOrder', { orderId: order.orderId })
    for (let i = 0; i < 100 && (await wentBack(mall, order)) === 0; i += 1) await mall.tools.jobs.drain()
    expect(await refundNow(mall.tools, pkId)).toMatchObject({ status: 5, money: 'none' })
    const again = await mall.call(order.tao, 'POST /sysConsole/retryRefund', { pkId })
    expect(again.data.reason).toBe('aftersales/notNow')
    await mall.tools.jobs.drain()
    expect(await wentBack(mall, order)).toBe(1800)
    expect((await orderOf(order)).refundedFen).toBe(1800)
  })

  test('that leaves a refund open for too long alerts people, and its late answer still counts', async () => {
    await mall.fault({ kind: 'errorBefore', channel: 'wechat', call: 'refund' })
    const { order, pkId } = await granted()
    await mall.tools.jobs.drain()
    await again(pkId, 5)
    await moneyEnds(mall, pkId, 'stuck')
    await mall.noFaults()
    await mall.call(order.tao, 'POST /sysConsole/retryRefund', { pkId })
    await moneyEnds(mall, pkId)
    expect(await wentBack(mall, order)).toBe(1800)
  })
})

describe('orders', () => {
  test('go on when the units still to be shipped were refunded', async () => {
    const order = await bought(mall, { quantity: 2, stall: { prices: [1000, 2000] } })
    await ship(mall, order, [
      { orderGoodsId: order.lines[0]!.id, num: 2 },
      { orderGoodsId: order.lines[1]!.id, num: 1 },
    ])
    const pkId = await apply(order, {}, 1)
    expect(await refundNow(mall.tools, pkId)).toMatchObject({ unshipped: 1 })
    const more = { orderGoodsId: order.lines[1]!.id, num: 1 }
    await expect(ship(mall, order, [more])).rejects.toThrow('refundOpen')
    await agree(order, pkId)
    await moneyEnds(mall, pkId)
    expect(await orderOf(order)).toMatchObject({ status: 4, refundedFen: 2000, deadlineAction: 'receive' })
  })

  test('stay completed, and the line shows the refund', async () => {
    const order = await bought(mall, { quantity: 2 })
    await ship(mall, order)
    await mall.call(order.lin, 'POST /bizOrder/confirmOrder', { orderId: order.orderId })
    const pkId = await apply(order, { ...tooSmall, refundNum: 2, refundMoney: '5' })
    expect((await agree(order, pkId)).data).toMatchObject({ refundMoney: '5.00' })
    await moneyEnds(mall, pkId)
    const { data } = await mall.call(order.lin, 'GET /bizOrder/queryOrderInfo', { orderId: order.orderId })
    expect(data).toMatchObject({ orderStatus: 5, refundedMoney: '5.00' })
    expect(data.goodsInfoList[0]).toMatchObject({
      refundStatus: 3,
      refundId: pkId,
      refundedMoney: '5.00',
      refundedNum: 0,
      refundableMoney: '15.00',
      canRefund: true,
    })
  })

  test('close when everything was returned before receipt was confirmed', async () => {
    const order = await bought(mall)
    await ship(mall, order)
    const pkId = await apply(order, { ...tooSmall, refundMoney: undefined })
    await agree(order, pkId)
    await moneyEnds(mall, pkId)
    expect(await orderOf(order)).toMatchObject({ status: 99, closeReason: 'refunded', refundedFen: 1800 })
  })

  test('with parcels under way are refunded, and the shop is asked to have the parcels stopped', async () => {
    const order = await bought(mall)
    await ship(mall, order)
    const pkId = await apply(order, {})
    await agree(order, pkId)
    await moneyEnds(mall, pkId)
    expect(await wentBack(mall, order)).toBe(1000)
    expect(await stockOf(mall.tools.db, order.stall.skuIds)).toMatchObject([{ onHand: 99, sold: 1 }])
    const { data } = await mall.call(order.stall.mei, 'GET /bizConsole/findRefund/{pkId}', { pkId })
    expect(data.logs.map((log: { action: string }) => log.action)).toEqual([
      'applied',
      'agreedRefund',
      'intercept',
      'refunded',
    ])
  })

  test('keep the shipping fee when a return has no fault as its reason', async () => {
    const order = await bought(mall)
    await ship(mall, order)
    const { detailDescription: _, files: __, ...chosen } = sendsBack
    const wish = { orderId: order.orderId, items: [{ ...chosen, orderGoodsId: order.lines[0]!.id }] }
    const { data } = await mall.call(order.lin, 'POST /bizGoodsRefund/queryRefundMoney', wish)
    expect(data).toMatchObject({ totalMoney: '10.00', goodsMoney: '10.00', shippingMoney: '0.00' })
    expect(data.lines[0].steps.map((step: { code: string }) => step.code)).toEqual([
      'paid',
      'share',
      'feeNone',
    ])
  })

  test.each([
    ['in time', 0],
    ['late', 48 * 3_600_000 + 1],
  ])('that are cancelled %s close the application and are refunded once', async (_how, afterMs) => {
    const order = await bought(mall)
    const pkId = await apply(order, {})
    mall.tools.clock.advance(afterMs)
    const cancelled = await mall.call(order.lin, 'POST /bizOrder/cancelOrder', { orderId: order.orderId })
    expect(cancelled.data).toMatchObject({ orderStatus: 99 })
    expect((await agree(order, pkId)).data.reason).toBe('aftersales/notNow')
    for (let i = 0; i < 50 && (await wentBack(mall, order)) === 0; i += 1) await mall.tools.jobs.drain()
    expect(await wentBack(mall, order)).toBe(1800)
    expect(await refundNow(mall.tools, pkId)).toMatchObject({ status: 5, money: 'none' })
  })

  test('that are cancelled after one line was refunded show the sum of both refunds', async () => {
    const order = await bought(mall, { stall: { prices: [1000, 2500] } })
    const pkId = await apply(order, {})
    await agree(order, pkId)
    await moneyEnds(mall, pkId)
    mall.tools.clock.advance(61_000)
    const { data } = await mall.call(order.lin, 'POST /bizOrder/cancelOrder', { orderId: order.orderId })
    expect(data).toMatchObject({ orderStatus: 99, refundedMoney: '43.00' })
    for (let i = 0; i < 50 && (await wentBack(mall, order)) < 4300; i += 1) await mall.tools.jobs.drain()
    expect(await wentBack(mall, order)).toBe(4300)
  })
})

test('units that cannot go back into stock are logged and do not stop the refund', async () => {
  const order = await bought(mall, { quantity: 2 })
  const { db, log } = mall.tools
  const held = (returned: number) =>
    db.updateTable('stock_hold').set({ returned }).where('order_id', '=', order.orderId).execute()
  await held(1)
  const logError = vi.spyOn(log, 'error')
  const pkId = await apply(order, { refundNum: 2 })
  await agree(order, pkId)
  const about = expect.objectContaining({ refundId: pkId, skuId: order.stall.skuIds[0], quantity: 2 })
  expect(logError).toHaveBeenCalledWith('aftersales.units-not-returned', about)
  logError.mockRestore()
  await moneyEnds(mall, pkId)
  expect(await wentBack(mall, order)).toBe(2800)
  await held(0)
  await inTransaction(db, (tx) =>
    returnUnits(tx, { orderId: order.orderId, skuId: order.stall.skuIds[0]!, quantity: 2 }),
  )
})

test('while the refunds of its channel are paused, buyer and shop see that the money waits', async () => {
  const order = await bought(mall, { payType: '2' })
  await mall.pauseRefunds('wechat')
  const pkId = await apply(order, {})
  expect(await agree(order, pkId)).toMatchObject({ data: { refundStatus: 2, isMoneyPaused: true } })
  await mall.tools.jobs.drain()
  const seen = async () => {
    const mine = await mall.call(order.lin, 'GET /bizGoodsRefund/findById/{pkId}', { pkId })
    const theirs = await mall.call(order.stall.mei, 'GET /bizConsole/findRefund/{pkId}', { pkId })
    return [mine.data.isMoneyPaused, theirs.data.isMoneyPaused]
  }
  expect(await seen()).toEqual([true, true])
  await mall.pauseRefunds('alipay')
  expect(await seen()).toEqual([false, false])
  await mall.pauseRefunds()
  await moneyEnds(mall, pkId)
  expect(await seen()).toEqual([false, false])
  expect(await wentBack(mall, order)).toBe(1800)
})
