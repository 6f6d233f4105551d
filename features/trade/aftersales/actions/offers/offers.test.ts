import { aShopper, aStall } from '@hojip/inventory/testing'
import { orderNow } from '@hojip/orders/testing'
import { newId } from '@hojip/platform/ids'
import { policy } from '@hojip/policy'
import { describe, expect, test } from 'vitest'
import { lapseOffer } from './make-offer.ts'
import {
  anApplication,
  bought,
  moneyEnds,
  proofOf,
  refundNow,
  ship,
  wentBack,
  type AfterSalesMall,
  type Bought,
} from '../../testing.ts'
import { openMall } from '../../testing/open-mall.ts'

let mall: AfterSalesMall
openMall((opened) => {
  mall = opened
})

/** A shipped order of which the shop has yet to offer something. */
async function shippedOrder(quantity = 2) {
  const order = await bought(mall, { quantity })
  await ship(mall, order)
  return order
}

function offer(order: Bought, more: object = {}, by = order.stall.mei, key: string = newId()) {
  const wish = {
    orderId: order.orderId,
    orderGoodsId: order.lines[0]!.id,
    receivingStatus: 1,
    refundNum: 1,
    refundMoney: '5.00',
    content: '包装破了，退您 5 元',
    ...more,
  }
  return mall.call(by, 'POST /bizConsole/offerRefund', wish, { 'idempotency-key': key })
}

function answer(order: Bought, pkId: string, accept: boolean, by = order.lin) {
  return mall.call(by, 'POST /bizGoodsRefund/answerOffer', { pkId, accept })
}

describe('offering', () => {
  test('the buyer reads the offer, and nobody else does', async () => {
    const order = await shippedOrder()
    const { data } = await offer(order)
    expect(data).toMatchObject({
      offerState: 'open',
      refundMoney: '5.00',
      refundNum: 1,
      actions: ['withdraw'],
    })
    expect(data.deadlineAt).toBe(mall.tools.clock.nowMs() + policy.offerMs)
    const read = (by: typeof order.lin) =>
      mall.call(by, 'GET /bizGoodsRefund/findOffer/{pkId}', { pkId: data.pkId })
    expect((await read(order.lin)).data).toMatchObject({
      content: '包装破了，退您 5 元',
      actions: ['accept', 'decline'],
    })
    const stranger = await aShopper(mall.tools.db)
    expect((await read(stranger)).data.reason).toBe('aftersales/offerGone')
    expect((await answer(order, data.pkId, true, stranger)).data.reason).toBe('aftersales/offerGone')
    const list = await mall.call(order.lin, 'POST /bizGoodsRefund/queryOffers', {})
    expect(list.data.list.map((one: { pkId: string }) => one.pkId)).toEqual([data.pkId])
    const lastOffered = mall.told.filter(({ event }) => event === 'aftersales/offered').at(-1)
    expect(lastOffered?.data).toMatchObject({ offerId: data.pkId, actorId: order.stall.mei.userId })
  })

  test('only staff of the order’s shop may offer', async () => {
    const order = await shippedOrder()
    const other = await aStall(mall.tools.db)
    expect((await offer(order, {}, other.mei)).data.reason).toBe('aftersales/orderGone')
    expect((await offer(order, {}, order.tao)).data.reason).toBe('http/notFound')
    expect((await offer(order, {}, order.lin)).status).toBe(false)
  })

  test('a repeated request is one offer, and a second offer waits for the answer to the first', async () => {
    const order = await shippedOrder()
    const key = newId()
    const [first, again] = [
      await offer(order, {}, order.stall.mei, key),
      await offer(order, {}, order.stall.mei, key),
    ]
    expect(again.data.pkId).toBe(first.data.pkId)
    expect((await offer(order, { refundMoney: '6.00' })).data.reason).toBe('aftersales/offerOpen')
  })

  test.each([
    [{ refundMoney: '1000.00' }, 'aftersales/tooMuch', 'refundMoney'],
    [{ refundMoney: '0.00' }, 'aftersales/tooLittle', 'refundMoney'],
    [{ refundNum: 9 }, 'aftersales/tooMany', 'refundNum'],
    [{ orderGoodsId: newId() }, 'aftersales/orderGone', undefined],
  ])('%j is refused', async (more, reason, field) => {
    const { data } = await offer(await shippedOrder(), more)
    expect(data.reason).toBe(reason)
    expect(data.fields?.[0]?.field).toBe(field)
  })

  test('units that have not left are offered in full, and those the buyer has not got not as received', async () => {
    const order = await bought(mall, { quantity: 2 })
    const unsent = { receivingStatus: 0, refundNum: 1 }
    expect((await offer(order)).data).toMatchObject({
      reason: 'aftersales/wayWrong',
      fields: [{ field: 'receivingStatus' }],
    })
    expect((await offer(order, { ...unsent, refundMoney: '5.00' })).data.reason).toBe('aftersales/wholeOnly')
    const { data } = await mall.call(order.stall.mei, 'GET /bizConsole/queryOfferable', {
      orderId: order.orderId,
    })
    const [way] = data.lines[0].ways
    expect(way).toMatchObject({
      receivingStatus: 0,
      units: [{ refundNum: 1, isWholeOnly: true }, { refundNum: 2 }],
    })
    const whole = await offer(order, { ...unsent, refundMoney: way.units[0].maxMoney })
    expect(whole.data.offerState).toBe('open')
    expect((await answer(order, whole.data.pkId, true)).data.offerState).toBe('accepted')
    await moneyEnds(mall, (await offersOf(order))[0]!.refundId!)
    expect((await orderNow(mall.tools, order.orderId)).lines[0]).toMatchObject({ refunded: 1, cancelled: 1 })
  })

  test('no offer beside an open application, on an unpaid order, or long after receipt', async () => {
    const order = await bought(mall, { quantity: 2 })
    await anApplication(mall.tools, { order })
    expect((await offer(order, { receivingStatus: 0 })).data.reason).toBe('aftersales/underWay')
    const old = await shippedOrder()
    await mall.call(old.lin, 'POST /bizOrder/confirmOrder', { orderId: old.orderId })
    mall.tools.clock.advance(policy.faultWindowMs)
    expect((await offer(old)).data.reason).toBe('aftersales/tooLate')
    const { data } = await mall.call(old.stall.mei, 'GET /bizConsole/queryOfferable', {
      orderId: old.orderId,
    })
    expect(data.lines[0]).toMatchObject({ ways: [], whyNot: expect.any(String) })
  })

  test('at most five times for a line', async () => {
    const order = await shippedOrder()
    for (let n = 0; n < policy.maxOffers; n += 1) await answer(order, (await offer(order)).data.pkId, false)
    expect((await offer(order)).data.reason).toBe('aftersales/tooManyOffers')
  })
})

async function offersOf(order: Bought): Promise<{ pkId: string; offerState: string; refundId?: string }[]> {
  const { data } = await mall.call(order.lin, 'POST /bizGoodsRefund/queryOffers', { orderId: order.orderId })
  return data.list
}

describe('answering', () => {
  test('an accepted offer is an application that the shop has granted, for exactly the offered sum', async () => {
    const order = await shippedOrder()
    const { data } = await offer(order)
    const { data: done } = await answer(order, data.pkId, true)
    expect(done).toMatchObject({ offerState: 'accepted', actions: [] })
    const { data: refund } = await mall.call(order.lin, 'GET /bizGoodsRefund/findById/{pkId}', {
      pkId: done.refundId,
    })
    expect(refund).toMatchObject({ refundMoney: '5.00', refundStatus: 2, refundReason: 10, refundType: 1 })
    expect(refund.logs.map(({ role, action }: { role: string; action: string }) => [role, action])).toEqual([
      ['buyer', 'acceptedOffer'],
      ['shop', 'agreedRefund'],
    ])
    const log = await mall.tools.db
      .selectFrom('aftersales_log')
      .select('actor_id')
      .where('refund_id', '=', done.refundId)
      .where('action', '=', 'agreedRefund')
      .executeTakeFirstOrThrow()
    expect(log.actor_id).toBe(order.stall.mei.userId)
    await moneyEnds(mall, done.refundId)
    expect(await wentBack(mall, order)).toBe(500)
    // The units were kept, so that they can still be sent back.
    expect((await orderNow(mall.tools, order.orderId)).lines[0]).toMatchObject({
      refunded: 0,
      refundedFen: 500,
    })
  })

  test('an accepted offer is none of the buyer’s applications, and one can be made when those are used up', async () => {
    const order = await shippedOrder()
    const tries = async () => (await orderNow(mall.tools, order.orderId)).lines[0]!.refundTries
    const accept = async () => {
      const { data } = await offer(order)
      const { refundId } = (await answer(order, data.pkId, true)).data
      await moneyEnds(mall, refundId)
      return (await mall.call(order.lin, 'GET /bizGoodsRefund/findById/{pkId}', { pkId: refundId })).data
    }
    expect(await accept()).toMatchObject({ refundStatus: 3, applyTimes: 0 })
    expect(await tries()).toBe(0)
    const item = { receivingStatus: 1, refundReason: 3, orderGoodsId: order.lines[0]!.id } as const
    for (let n = 0; n < policy.maxApplications; n += 1) {
      const { pkId } = await anApplication(mall.tools, { order, item })
      await mall.call(order.lin, 'POST /bizGoodsRefund/cancelRefund', { pkId })
    }
    // The gateway takes the refunds of one payment a minute apart.
    mall.tools.clock.advance(120_000)
    expect(await accept()).toMatchObject({ refundStatus: 3, applyTimes: policy.maxApplications })
    expect(await tries()).toBe(policy.maxApplications)
  })

  test('a declined, withdrawn or late offer cannot be accepted', async () => {
    const order = await shippedOrder()
    const declined = (await offer(order)).data.pkId
    expect((await answer(order, declined, false)).data.offerState).toBe('declined')
    const again = await answer(order, declined, true)
    expect(again.data).toEqual({ reason: 'aftersales/offerOver', current: 'declined' })
    expect(again.msg).toBe('这个退款提议已经失效：买家已经婉拒')
    const withdrawn = (await offer(order)).data.pkId
    const withdraw = () => mall.call(order.stall.mei, 'POST /bizConsole/withdrawOffer', { pkId: withdrawn })
    expect((await withdraw()).data.offerState).toBe('withdrawn')
    expect((await withdraw()).data.reason).toBe('aftersales/offerOver')
    expect((await answer(order, withdrawn, true)).data.reason).toBe('aftersales/offerOver')
    const late = (await offer(order)).data.pkId
    mall.tools.clock.advance(policy.offerMs)
    expect((await answer(order, late, true)).data).toMatchObject({ current: 'lapsed' })
    for (let times = 0; times < 2; times += 1) await lapseOffer(mall.tools, { offerId: late })
    expect((await offersOf(order)).map(({ offerState }) => offerState)).toEqual([
      'lapsed',
      'withdrawn',
      'declined',
    ])
  })

  test('the buyer’s own application ends the offer, and the refused one is replaced by an accepted offer', async () => {
    const order = await shippedOrder()
    const { pkId: overtaken } = (await offer(order)).data
    const item = { receivingStatus: 1, refundReason: 3, orderGoodsId: order.lines[0]!.id } as const
    const { pkId } = await anApplication(mall.tools, { order, item })
    expect((await answer(order, overtaken, true)).data).toMatchObject({ current: 'overtaken' })
    expect((await offersOf(order))[0]).toMatchObject({ offerState: 'overtaken' })
    await mall.call(order.stall.mei, 'POST /bizConsole/rejectRefund', {
      pkId,
      reason: '尺寸相符',
      ...(await proofOf(mall.tools, order.stall.mei)),
    })
    const { data } = await offer(order)
    const { refundId } = (await answer(order, data.pkId, true)).data
    expect(await refundNow(mall.tools, pkId)).toMatchObject({ status: 5, replacedBy: refundId })
    await moneyEnds(mall, refundId)
  })

  test('not when the units have left meanwhile, nor when the order is cancelled', async () => {
    const order = await bought(mall)
    const { data: facts } = await mall.call(order.stall.mei, 'GET /bizConsole/queryOfferable', {
      orderId: order.orderId,
    })
    const refundMoney = facts.lines[0].ways[0].units[0].maxMoney
    const { data } = await offer(order, { receivingStatus: 0, refundMoney })
    await ship(mall, order)
    expect((await answer(order, data.pkId, true)).data.reason).toBe('aftersales/offerOver')
    expect(await wentBack(mall, order)).toBe(0)
    const other = await bought(mall)
    const { data: second } = await offer(other, { receivingStatus: 0, refundMoney })
    expect(second.offerState).toBe('open')
    await mall.call(other.lin, 'POST /bizOrder/cancelOrder', { orderId: other.orderId })
    expect((await answer(other, second.pkId, true)).data.reason).toBe('aftersales/offerOver')
    await mall.tools.jobs.drain()
    expect((await offersOf(other))[0]).toMatchObject({ offerState: 'overtaken' })
  })

  test('a buyer cannot apply for the reason of offers', async () => {
    const order = await shippedOrder()
    const item = {
      refundType: 1,
      receivingStatus: 1,
      refundReason: 10,
      refundNum: 1,
      orderGoodsId: order.lines[0]!.id,
    }
    const wish = { orderId: order.orderId, items: [item] }
    const { data } = await mall.call(order.lin, 'POST /bizGoodsRefund/submit/refund', wish, {
      'idempotency-key': newId(),
    })
    expect(data.reason).toBe('aftersales/reasonWrong')
  })
})
