import { aShopper, aStall } from '@hojip/inventory/testing'
import { stockOf } from '@hojip/inventory'
import { policy } from '@hojip/policy'
import {
  anOrder,
  aPaidOrder,
  aShippedOrder,
  anOrdersMall,
  orderNow,
  type TestMall,
} from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { anUpload } from '@hojip/uploads/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aftersalesJobs, aftersalesRoutes } from './index.ts'
import { anApplication, meisAddress, notWanted, proofOf, refundNow, sendsBack, tooSmall } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await anOrdersMall((tools) => {
    aftersalesJobs(tools)
    return aftersalesRoutes(tools)
  })
})
afterAll(() => mall.stop())

type Order = Awaited<ReturnType<typeof aPaidOrder>>

function submit(lin: Viewer, wish: object, key = newId()) {
  return mall.call(lin, 'POST /bizGoodsRefund/submit/refund', wish, { 'idempotency-key': key })
}

async function lineOf({ orderId }: Order) {
  return (await orderNow(mall.tools, orderId)).lines[0]!
}

async function one(order: Order, item: object = {}) {
  return { ...notWanted, orderId: order.orderId, orderGoodsId: (await lineOf(order)).id, ...item }
}

function find(lin: Viewer, pkId: string) {
  return mall.call(lin, 'GET /bizGoodsRefund/findById/{pkId}', { pkId })
}

describe('what can be refunded', () => {
  test('of a paid order: everything, without a fault and in full', async () => {
    const order = await aPaidOrder(mall.tools, { quantity: 2, stall: { prices: [1990] } })
    const { data } = await mall.call(
      order.lin,
      'GET /bizGoodsRefund/queryRefundable',
      { orderId: order.orderId },
      { 'accept-language': 'en-US' },
    )
    expect(data).toMatchObject({ orderStatus: 3, shippingFee: '8.00', payType: '2', customerName: 'Lin' })
    expect(data.lines).toMatchObject([
      {
        canRefund: true,
        maxNum: 2,
        maxMoney: '39.80',
        applyTimes: 0,
        maxApplyTimes: 5,
        types: [{ refundType: 1, receivingStatus: 0, maxNum: 2, isWholeOnly: true }],
      },
    ])
    expect(data.lines[0].types[0].reasons).toEqual([
      { index: 0, text: 'No longer wanted', needFiles: false, isFault: false },
      { index: 1, text: 'Ordered by mistake or not as hoped', needFiles: false, isFault: false },
    ])
  })

  test('of a shipped order: three types, each with its reasons', async () => {
    const { lin, orderId } = await aShippedOrder(mall.tools)
    const { data } = await mall.call(lin, 'GET /bizGoodsRefund/queryRefundable', { orderId })
    const ways = data.lines[0].types.map((way: { refundType: number; receivingStatus: number }) => [
      way.refundType,
      way.receivingStatus,
    ])
    expect(ways).toEqual([
      [1, 0],
      [1, 1],
      [0, 1],
    ])
    expect(data.lines[0].types[1].reasons[0]).toMatchObject({ index: 2, needFiles: true, isFault: true })
  })

  test('of an unpaid order: nothing, with the reason', async () => {
    const { lin, orderId } = await anOrder(mall.tools)
    const { data } = await mall.call(lin, 'GET /bizGoodsRefund/queryRefundable', { orderId })
    expect(data.lines[0]).toMatchObject({ canRefund: false, types: [] })
    expect(data.lines[0].whyNot).toContain('还没有付款')
  })

  test('ends 7 days after completion, and for faults 15 days after it', async () => {
    const order = await aShippedOrder(mall.tools)
    await mall.call(order.lin, 'POST /bizOrder/confirmOrder', { orderId: order.orderId })
    const asked = async () => {
      const { data } = await mall.call(order.lin, 'GET /bizGoodsRefund/queryRefundable', {
        orderId: order.orderId,
      })
      return data.lines[0]
    }
    mall.tools.clock.advance(policy.refundWindowMs - 1)
    expect((await asked()).types).toHaveLength(2)
    mall.tools.clock.advance(1)
    const late = await asked()
    expect(late.canRefund).toBe(true)
    expect(late.types.flatMap((way: { reasons: { isFault: boolean }[] }) => way.reasons)).toSatisfy(
      (reasons: { isFault: boolean }[]) => reasons.every(({ isFault }) => isFault),
    )
    expect((await submit(order.lin, await one(order, sendsBack))).data.reason).toBe('aftersales/tooLate')
    mall.tools.clock.advance(policy.faultWindowMs - policy.refundWindowMs)
    expect(await asked()).toMatchObject({ canRefund: false })
    expect((await submit(order.lin, await one(order, tooSmall))).data.reason).toBe('aftersales/tooLate')
  })
})

test('without any action by people the queue completes an application, also after a standstill of 30 days', async () => {
  const order = await aShippedOrder(mall.tools)
  const { mei } = order.stall
  await mall.call(mei, 'POST /bizConsole/saveReturnAddress', meisAddress)
  const { pkId } = await anApplication(mall.tools, { order, item: sendsBack })
  mall.tools.clock.advance(30 * 24 * 3_600_000)
  await mall.tools.jobs.drain({ early: true })
  const { data } = await find(order.lin, pkId)
  expect(data.refundStatus).toBe(5)
  expect(data.logs.map((log: { role: string; action: string }) => [log.role, log.action])).toEqual([
    ['buyer', 'applied'],
    ['system', 'agreedReturn'],
    ['system', 'notSentBack'],
  ])
})

describe('applying', () => {
  test('is noted in the order, shown to the shop and emitted as an event', async () => {
    const order = await aPaidOrder(mall.tools, { quantity: 2 })
    const { data } = await submit(
      order.lin,
      await one(order, { refundNum: 2, detailDescription: '改主意了' }),
    )
    const { pkId, refundCode } = data
    expect(refundCode).toMatch(/^\d{20}$/)
    expect((await find(order.lin, pkId)).data).toMatchObject({
      refundStatus: 1,
      refundReasonText: '不想要了',
      refundNum: 2,
      refundMoney: '28.00',
      shippingMoney: '8.00',
      applyTimes: 1,
      customerName: 'Lin',
      customerPhone: '13812345678',
      deadlineAction: 'shopAnswers',
      actions: ['edit', 'withdraw'],
      logs: [{ action: 'applied', role: 'buyer', title: '提交申请', text: '改主意了' }],
    })
    const { data: list } = await mall.call(order.stall.mei, 'POST /bizConsole/queryRefunds', {
      group: 'submitted',
    })
    expect(list).toMatchObject({ total: 1, counts: { all: 1, submitted: 1, closed: 0, appealed: 0 } })
    expect(list.list[0]).toMatchObject({
      customerPhone: '138****5678',
      actions: ['agreeRefund', 'reject', 'propose'],
    })
    const seen = await mall.call(order.lin, 'GET /bizOrder/queryOrderInfo', { orderId: order.orderId })
    expect(seen.data.goodsInfoList[0]).toMatchObject({
      refundStatus: 1,
      refundId: pkId,
      canRefund: false,
      refundableMoney: '0.00',
    })
    expect(mall.told.at(-1)).toMatchObject({
      event: 'aftersales/moved',
      data: { refundId: pkId, name: 'applied', status: 1, shopId: order.stall.shopId },
    })
  })

  test('for several lines at once makes one application each, all of them or none', async () => {
    const order = await aPaidOrder(mall.tools, { stall: { prices: [1000, 2000] } })
    const { lines } = await orderNow(mall.tools, order.orderId)
    const items = lines.map(({ id }) => ({ ...notWanted, orderGoodsId: id }))
    const asked = await mall.call(order.lin, 'POST /bizGoodsRefund/queryRefundMoney', {
      orderId: order.orderId,
      items: items.map(({ detailDescription: _, files: __, ...item }) => item),
    })
    expect(asked.data).toMatchObject({ totalMoney: '38.00', goodsMoney: '30.00', shippingMoney: '8.00' })
    const wrong = [items[0], { ...items[1], refundNum: 2 }]
    expect((await submit(order.lin, { orderId: order.orderId, items: wrong })).data.reason).toBe(
      'aftersales/tooMany',
    )
    const twice = [items[0], items[0]]
    expect((await submit(order.lin, { orderId: order.orderId, items: twice })).data.reason).toBe(
      'aftersales/underWay',
    )
    expect((await lineOf(order)).refundStatus).toBe(0)
    const { data } = await submit(order.lin, { orderId: order.orderId, items })
    expect(data.list).toHaveLength(2)
    const own = await mall.call(order.lin, 'POST /bizGoodsRefund/queryRefundList', { orderId: order.orderId })
    const sums = own.data.refundInfoList.map((r: { refundMoney: string }) => Number(r.refundMoney))
    expect(sums.reduce((a: number, b: number) => a + b, 0)).toBe(38)
  })

  test('again with the same key gets the same answer, and with another input it is refused', async () => {
    const order = await aPaidOrder(mall.tools)
    const key = newId()
    const wish = await one(order)
    const [a, b] = await Promise.all([submit(order.lin, wish, key), submit(order.lin, wish, key)])
    expect(a.data).toEqual(b.data)
    expect((await submit(order.lin, { ...wish, refundReason: 1 }, key)).data.reason).toBe(
      'idempotency/keyReused',
    )
    const { orderGoodsId } = wish
    const keyless = await mall.call(order.lin, 'POST /bizGoodsRefund/submit/refund', {
      ...wish,
      orderGoodsId,
    })
    expect(keyless.code).toBe('40001')
  })

  test('several times at once makes one application', async () => {
    const order = await aPaidOrder(mall.tools, { quantity: 3 })
    const wish = await one(order)
    const answers = await Promise.all([1, 2, 3, 4].map(() => submit(order.lin, wish)))
    expect(answers.filter((answer) => answer.status)).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => !status))
      expect(answer.data.reason).toBe('aftersales/underWay')
  })

  test.each([
    ['more units than there are', { refundNum: 2 }, 'tooMany'],
    ['a return of what has not come', { refundType: 0 }, 'wayWrong'],
    ['what has not come as if it had', { receivingStatus: 1, refundReason: 3 }, 'wayWrong'],
    ['a fault of what has not come', { refundReason: 3 }, 'reasonWrong'],
    ['more money than there is', { refundMoney: '18.01' }, 'tooMuch'],
    ['no money', { refundMoney: '0' }, 'tooLittle'],
    ['a part of the money for what never left', { refundMoney: '9.99' }, 'wholeOnly'],
    ['a phone that is none', { phone: '12' }, 'phoneInvalid'],
    ['no line', { orderGoodsId: undefined }, 'orderGone'],
    ['a strange line', { orderGoodsId: newId() }, 'orderGone'],
    ['no reason', { refundReason: undefined }, 'reasonWrong'],
  ])('%s is refused', async (_name, item, reason) => {
    const order = await aPaidOrder(mall.tools)
    const answer = await submit(order.lin, await one(order, item))
    expect(answer.data.reason).toBe(`aftersales/${reason}`)
    expect((await lineOf(order)).refundTries).toBe(0)
  })

  test('a visible fault needs a picture that the buyer uploaded for a refund', async () => {
    const order = await aShippedOrder(mall.tools)
    const damaged = { ...tooSmall, refundReason: 6 }
    const withFiles = async (files: string[]) => submit(order.lin, await one(order, { ...damaged, files }))
    expect((await withFiles([])).data.reason).toBe('aftersales/filesNeeded')
    const { db } = mall.tools
    const tao = await aShopper(db, 'Tao')
    expect((await withFiles([await anUpload(db, tao.userId, 'refund')])).status).toBe(false)
    expect((await withFiles([await anUpload(db, order.lin.userId, 'comment')])).status).toBe(false)
    const own = await anUpload(db, order.lin.userId, 'refund')
    const { data } = await withFiles([own])
    expect((await find(order.lin, data.pkId)).data).toMatchObject({
      files: [own],
      returnFreightBy: 'shop',
      shippingMoney: '8.00',
    })
  })

  test('a sixth time for the same line is refused', async () => {
    const order = await aPaidOrder(mall.tools)
    for (let i = 0; i < policy.maxApplications; i += 1) {
      const { data } = await submit(order.lin, await one(order))
      await mall.call(order.lin, 'POST /bizGoodsRefund/cancelRefund', { pkId: data.pkId })
    }
    expect((await submit(order.lin, await one(order))).data.reason).toBe('aftersales/tooOften')
    const { data } = await mall.call(order.lin, 'GET /bizOrder/queryOrderInfo', { orderId: order.orderId })
    expect(data.goodsInfoList[0]).toMatchObject({ canRefund: false, refundStatus: 0 })
  })
})

describe('an application', () => {
  test('can be changed until the shop answers, and the shop’s time starts over', async () => {
    const { lin, pkId } = await anApplication(mall.tools, { quantity: 3 })
    mall.tools.clock.advance(3_600_000)
    const before = await refundNow(mall.tools, pkId)
    const { detailDescription: _, ...wish } = notWanted
    const changed = { ...wish, pkId, refundNum: 3, detailDescription: '都不要了' }
    const { data } = await mall.call(lin, 'POST /bizGoodsRefund/update', changed)
    expect(data).toMatchObject({ pkId, refundNum: 3, refundMoney: '38.00', applyTimes: 1 })
    const after = await refundNow(mall.tools, pkId)
    expect(after.deadlineAt!.getTime() - before.deadlineAt!.getTime()).toBe(3_600_000)
  })

  test('that is being edited does not count when its buyer asks what can be refunded', async () => {
    const { lin, orderId, lineId, pkId } = await anApplication(mall.tools, { quantity: 3 })
    const ask = async (who: Viewer, asked: object) =>
      (await mall.call(who, 'GET /bizGoodsRefund/queryRefundable', { orderId, ...asked })).data.lines[0]
    expect(await ask(lin, {})).toMatchObject({ canRefund: false, types: [] })
    expect(await ask(lin, { refundId: newId() })).toMatchObject({ canRefund: false })
    expect(await ask(lin, { refundId: pkId })).toMatchObject({ canRefund: true, maxNum: 3 })
    const { detailDescription: _words, files: _files, ...wish } = notWanted
    const items = [{ ...wish, orderGoodsId: lineId, refundNum: 3 }]
    const money = (asked: object) =>
      mall.call(lin, 'POST /bizGoodsRefund/queryRefundMoney', { orderId, items, ...asked })
    expect((await money({})).data.reason).toBe('aftersales/underWay')
    expect((await money({ refundId: pkId })).data).toMatchObject({ totalMoney: '38.00' })
  })

  test('can be withdrawn, which leaves the line as it was before', async () => {
    const { lin, orderId, pkId } = await anApplication(mall.tools)
    const { data } = await mall.call(lin, 'POST /bizGoodsRefund/cancelRefund', { pkId })
    expect(data).toMatchObject({ refundStatus: 5, actions: ['delete'] })
    expect((await orderNow(mall.tools, orderId)).lines[0]).toMatchObject({
      refundStatus: 0,
      refundOpen: false,
      refundTries: 1,
    })
    const again = await mall.call(lin, 'POST /bizGoodsRefund/cancelRefund', { pkId })
    expect(again.data.reason).toBe('aftersales/notNow')
  })

  test('that is finished can be removed from the list, once', async () => {
    const { lin, pkId } = await anApplication(mall.tools)
    const hide = () => mall.call(lin, 'POST /bizGoodsRefund/deleteById/{pkId}', { pkId })
    expect((await hide()).data.reason).toBe('aftersales/notNow')
    await mall.call(lin, 'POST /bizGoodsRefund/cancelRefund', { pkId })
    expect((await hide()).status).toBe(true)
    expect((await hide()).status).toBe(false)
    const { data } = await mall.call(lin, 'POST /bizGoodsRefund/queryRefundList')
    expect(data).toMatchObject({ total: 0, refundInfoList: [] })
  })

  test('keeps its order from being received, hidden or received automatically', async () => {
    const order = await aShippedOrder(mall.tools)
    const { lin, orderId } = order
    const before = await orderNow(mall.tools, orderId)
    mall.tools.clock.advance(3_600_000)
    const { pkId } = await anApplication(mall.tools, { order, item: sendsBack })
    const held = await orderNow(mall.tools, orderId)
    expect(held).toMatchObject({ status: 4, deadlineAt: null, deadlineAction: null })
    expect(held.receiptLeftMs).toBe(policy.autoReceiveShippedMs - 3_600_000)
    const refused = await mall.call(lin, 'POST /bizOrder/confirmOrder', { orderId })
    expect(refused.data.reason).toBe('orders/refundOpen')
    mall.tools.clock.advance(2 * 3_600_000)
    await mall.call(lin, 'POST /bizGoodsRefund/cancelRefund', { pkId })
    const after = await orderNow(mall.tools, orderId)
    expect(after.deadlineAt!.getTime() - before.deadlineAt!.getTime()).toBe(2 * 3_600_000)
    expect((await mall.call(lin, 'POST /bizOrder/confirmOrder', { orderId })).data.orderStatus).toBe(5)
  })

  test('can be read and changed by nobody else', async () => {
    const { pkId, orderId, stall } = await anApplication(mall.tools)
    const { db } = mall.tools
    const jun = await aShopper(db, 'Jun')
    const { mei: other } = await aStall(db)
    const operator = { ...jun, userId: newId(), role: 'operator' } as const
    const statement = { content: 'x', files: [] }
    const calls: [Viewer, string, object][] = [
      [jun, 'GET /bizGoodsRefund/findById/{pkId}', { pkId }],
      [jun, 'POST /bizGoodsRefund/cancelRefund', { pkId }],
      [jun, 'POST /bizGoodsRefund/applyArbitration', { pkId, ...statement }],
      [jun, 'POST /bizGoodsRefund/update', { ...notWanted, pkId }],
      [jun, 'POST /bizGoodsRefund/deleteById/{pkId}', { pkId }],
      [jun, 'GET /bizGoodsRefund/queryRefundable', { orderId }],
      [jun, 'POST /bizConsole/agreeRefund', { pkId }],
      [stall.mei, 'GET /bizGoodsRefund/findById/{pkId}', { pkId }],
      [stall.mei, 'POST /sysConsole/arbitrate', { pkId, decision: 'refund', content: 'x' }],
      [other, 'GET /bizConsole/findRefund/{pkId}', { pkId }],
      [other, 'POST /bizConsole/agreeRefund', { pkId }],
      [other, 'POST /bizConsole/rejectRefund', { pkId, reason: 'x', ...(await proofOf(mall.tools, other)) }],
      [operator, 'POST /bizConsole/agreeRefund', { pkId }],
      [operator, 'GET /bizGoodsRefund/findById/{pkId}', { pkId }],
    ]
    for (const [viewer, key, input] of calls)
      expect([key, (await mall.call(viewer, key, input)).statusCode]).toEqual([key, 404])
    const { data } = await mall.call(jun, 'POST /bizGoodsRefund/queryRefundList', { orderId })
    expect(data.total).toBe(0)
    expect((await refundNow(mall.tools, pkId)).status).toBe(1)
    expect(await stockOf(db, stall.skuIds)).toMatchObject([{ sold: 1 }])
  })
})

test('an appeal is counted for its shop in every one of its lists', async () => {
  const { pkId, lin, stall } = await anApplication(mall.tools)
  await mall.call(stall.mei, 'POST /bizConsole/rejectRefund', {
    pkId,
    reason: '已打包',
    ...(await proofOf(mall.tools, stall.mei)),
  })
  const listed = async (wish: object) =>
    (await mall.call(stall.mei, 'POST /bizConsole/queryRefunds', wish)).data
  expect(await listed({})).toMatchObject({ total: 1, counts: { all: 1, rejected: 1, appealed: 0 } })
  await mall.call(lin, 'POST /bizGoodsRefund/applyArbitration', { pkId, content: '还没发货' })
  const counts = { all: 1, submitted: 0, rejected: 1, appealed: 1 }
  expect(await listed({ arbitration: '1' })).toMatchObject({ total: 1, counts })
  expect(await listed({ arbitration: '2' })).toMatchObject({ total: 0, counts })
  expect(await listed({ group: 'submitted' })).toMatchObject({ total: 0, counts })
})
