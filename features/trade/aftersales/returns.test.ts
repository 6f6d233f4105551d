import { stockOf } from '@hojip/inventory'
import { orderNow } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { subscribed } from '@hojip/shipping/testing'
import { describe, expect, test } from 'vitest'
import { handleCarrierPush } from './actions/send-back.ts'
import { runDeadline } from './actions/run-deadline.ts'
import {
  aNumber,
  anAgreedReturn,
  anApplication,
  bought,
  meisAddress,
  moneyEnds,
  notWanted,
  refundNow,
  sendsBack,
  ship,
  tooSmall,
  wentBack,
  type AfterSalesMall,
} from './testing.ts'
import { openMall } from './testing/open-mall.ts'
import { agreedReturn, runOut } from './testing/return-steps.ts'

let mall: AfterSalesMall
openMall((opened) => {
  mall = opened
})

function post(viewer: Viewer, call: string, input: object) {
  return mall.call(viewer, `POST /${call}`, input)
}

function file(lin: Viewer, pkId: string, number = aNumber(), expCode = 'shunfeng') {
  return post(lin, 'bizGoodsRefund/saveReturnExpress', { pkId, expCode, number })
}

describe('a return', () => {
  test('is agreed to, sent, delivered, inspected and refunded, and its unit goes back into stock', async () => {
    const order = await agreedReturn(mall)
    const { lin, stall, pkId, orderId } = order
    const { data: seen } = await mall.call(lin, 'GET /bizGoodsRefund/findById/{pkId}', { pkId })
    expect(seen).toMatchObject({
      refundStatus: 6,
      returnAddress: meisAddress,
      returnFreightBy: 'buyer',
      deadlineAction: 'buyerReturns',
      actions: ['withdraw', 'fileExpress'],
    })
    const number = aNumber()
    const entry = expect.objectContaining({ action: 'sentBack', text: `顺丰速运 ${number}` })
    expect((await file(lin, pkId, number)).data).toMatchObject({
      refundStatus: 6,
      returnExpress: { number, expName: '顺丰速运', expCode: 'shunfeng' },
      deadlineAction: 'returnArrives',
      actions: ['fileExpress'],
      logs: expect.arrayContaining([entry]),
    })
    expect((await post(lin, 'bizGoodsRefund/cancelRefund', { pkId })).data.reason).toBe('aftersales/notNow')
    const parcelId = (await refundNow(mall.tools, pkId)).returnParcelId!
    await subscribed(mall.tools, mall.shipping, parcelId)
    expect(await mall.parcel(number)).toMatchObject({ to: meisAddress.address })
    await mall.move(number, 'deliver')
    for (let i = 0; i < 200 && (await refundNow(mall.tools, pkId)).status === 6; i += 1)
      await mall.tools.jobs.drain()
    expect(await refundNow(mall.tools, pkId)).toMatchObject({ status: 7, deadlineAction: 'shopInspects' })
    expect((await orderNow(mall.tools, orderId)).deliveredAt).toBeNull()
    await post(stall.mei, 'bizConsole/passInspection', { pkId, resalable: true })
    await moneyEnds(mall, pkId)
    expect(await wentBack(mall, order)).toBe(1000)
    expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ onHand: 99, sold: 1 }])
    const { data } = await mall.call(lin, 'GET /bizGoodsRefund/findById/{pkId}', { pkId })
    expect(data.steps.map((step: { code: string; done: boolean }) => [step.code, step.done])).toEqual([
      ['applied', true],
      ['shop', true],
      ['return', true],
      ['inspection', true],
      ['money', true],
      ['completed', true],
    ])
    expect(data.returnExpress.list.length).toBeGreaterThan(0)
    for (const stop of data.returnExpress.list)
      expect(stop).toEqual(expect.objectContaining({ deliverystatus: expect.any(Number) as number }))
  })

  test('that cannot be sold again leaves the stock as it is', async () => {
    const order = await agreedReturn(mall)
    await post(order.stall.mei, 'bizConsole/confirmReturn', { pkId: order.pkId })
    await post(order.stall.mei, 'bizConsole/passInspection', { pkId: order.pkId, resalable: false })
    await moneyEnds(mall, order.pkId)
    expect(await stockOf(mall.tools.db, order.stall.skuIds)).toMatchObject([{ onHand: 98, sold: 2 }])
  })

  test('may get a corrected tracking number, and the former parcel no longer counts', async () => {
    const { lin, pkId } = await agreedReturn(mall)
    await file(lin, pkId)
    const former = (await refundNow(mall.tools, pkId)).returnParcelId!
    const number = aNumber()
    await file(lin, pkId, number, 'zhongtong')
    const { returnParcelId } = await refundNow(mall.tools, pkId)
    expect(returnParcelId).not.toBe(former)
    await file(lin, pkId, number, 'zhongtong')
    expect((await refundNow(mall.tools, pkId)).returnParcelId).toBe(returnParcelId)
    await handleCarrierPush(mall.tools, { refundId: pkId, parcelId: former })
    expect((await refundNow(mall.tools, pkId)).status).toBe(6)
    expect((await file(lin, pkId, aNumber(), 'nobody')).data.reason).toBe('aftersales/carrierUnknown')
    expect((await file(lin, pkId, 'x')).code).toBe('40001')
    expect((await file(lin, pkId)).data.reason).toBe('aftersales/enoughNumbers')
  })

  test('of two lines may be sent in one parcel', async () => {
    const order = await bought(mall, { stall: { prices: [1000, 2000] } })
    await ship(mall, order)
    const number = aNumber()
    for (const { id } of order.lines) {
      const { pkId } = await anAgreedReturn(mall.tools, { order, item: { orderGoodsId: id } })
      expect((await file(order.lin, pkId, number)).status).toBe(true)
    }
  })

  test('needs an address, which is stored for the next return', async () => {
    const order = await bought(mall, { quantity: 2 })
    await ship(mall, order)
    const { stall } = order
    const { pkId } = await anApplication(mall.tools, { order, item: sendsBack })
    expect((await post(stall.mei, 'bizConsole/agreeReturn', { pkId })).data.reason).toBe(
      'aftersales/addressNeeded',
    )
    await post(stall.mei, 'bizConsole/agreeReturn', { pkId, returnAddress: meisAddress })
    const stored = await mall.call(stall.mei, 'GET /bizConsole/queryReturnAddress')
    expect(stored.data).toMatchObject({ returnAddress: meisAddress, list: [{ isDefault: true }] })
    const moved = { ...meisAddress, address: '吉林省延吉市公园路 2 号' }
    await post(stall.mei, 'bizConsole/saveReturnAddress', moved)
    expect((await mall.call(stall.mei, 'GET /bizConsole/queryReturnAddress')).data.returnAddress).toEqual(
      moved,
    )
    expect((await refundNow(mall.tools, pkId)).returnAddress).toEqual(meisAddress)
  })
})

describe('deadlines', () => {
  test('a refund is granted when the shop does not answer', async () => {
    const order = await bought(mall)
    const { pkId } = await anApplication(mall.tools, { order })
    expect(await runOut(mall, pkId)).toMatchObject({ status: 2 })
    await moneyEnds(mall, pkId)
    expect(await wentBack(mall, order)).toBe(1800)
    const { data } = await mall.call(order.lin, 'GET /bizGoodsRefund/findById/{pkId}', { pkId })
    expect(data.logs[1]).toMatchObject({ role: 'system', action: 'agreedRefund' })
  })

  test('a return to the stored address is granted when the shop does not answer', async () => {
    const order = await bought(mall, { quantity: 2 })
    await ship(mall, order)
    await post(order.stall.mei, 'bizConsole/saveReturnAddress', meisAddress)
    const { pkId } = await anApplication(mall.tools, { order, item: sendsBack })
    expect(await runOut(mall, pkId)).toMatchObject({ status: 6, returnAddress: meisAddress })
  })

  test('without a return address the refund is granted without a return when the shop does not answer', async () => {
    const order = await bought(mall, { quantity: 2 })
    await ship(mall, order)
    const { pkId } = await anApplication(mall.tools, { order, item: sendsBack })
    expect(await runOut(mall, pkId)).toMatchObject({ status: 2 })
    await moneyEnds(mall, pkId)
    expect((await orderNow(mall.tools, order.orderId)).lines[0]).toMatchObject({ refunded: 1, cancelled: 0 })
  })

  test('the old job of a moved deadline does nothing', async () => {
    const { lin, pkId } = await anApplication(mall.tools, { order: await bought(mall) })
    const { deadlineAt } = await refundNow(mall.tools, pkId)
    mall.tools.clock.advance(1000)
    await post(lin, 'bizGoodsRefund/update', { ...notWanted, pkId })
    await runDeadline(mall.tools, { refundId: pkId, deadlineAt: deadlineAt!.getTime() })
    expect((await refundNow(mall.tools, pkId)).status).toBe(1)
  })

  test('a return not sent within a week closes the application, and the buyer may apply again', async () => {
    const order = await agreedReturn(mall)
    expect(await runOut(mall, order.pkId)).toMatchObject({ status: 5, deadlineAt: null })
    const { data } = await mall.call(order.lin, 'GET /bizOrder/queryOrderInfo', { orderId: order.orderId })
    expect(data.goodsInfoList[0]).toMatchObject({ refundStatus: 5, canRefund: true })
    expect(data.deadlineAction).toBe('receive')
  })

  test('a return without news counts as arrived after ten days, and passes when nobody inspects it', async () => {
    const order = await agreedReturn(mall)
    await file(order.lin, order.pkId)
    expect(await runOut(mall, order.pkId)).toMatchObject({ status: 7 })
    expect(await runOut(mall, order.pkId)).toMatchObject({ status: 2, resalable: false })
    await moneyEnds(mall, order.pkId)
    expect(await stockOf(mall.tools.db, order.stall.skuIds)).toMatchObject([{ sold: 2 }])
  })

  test('a refund that does not arrive alerts people', async () => {
    await mall.fault({ kind: 'errorBefore', channel: 'wechat', call: 'refund' })
    const { pkId, stall, lin } = await anApplication(mall.tools, { order: await bought(mall) })
    await post(stall.mei, 'bizConsole/agreeRefund', { pkId })
    expect(await runOut(mall, pkId)).toMatchObject({ status: 2, money: 'stuck' })
    const { data } = await mall.call(lin, 'GET /bizGoodsRefund/findById/{pkId}', { pkId })
    expect(data).toMatchObject({ isMoneyStuck: true })
    expect(data.logs.at(-1).action).toBe('moneyStuck')
    await mall.noFaults()
  })
})

describe('another offer', () => {
  const offered = async (offer: object = {}) => {
    const order = await bought(mall, { quantity: 2 })
    await ship(mall, order)
    const { pkId } = await anApplication(mall.tools, { order, item: { ...tooSmall, refundNum: 2 } })
    const wish = { pkId, refundType: 1, refundMoney: '6.50', content: '退 6.5 元可以吗', ...offer }
    return { ...order, pkId, answer: await post(order.stall.mei, 'bizConsole/proposeRefund', wish) }
  }
  const reply = (lin: Viewer, pkId: string, accept: boolean) =>
    post(lin, 'bizGoodsRefund/answerProposal', { pkId, accept })

  test('accepted: its amount is refunded, and the buyer keeps the product', async () => {
    const { lin, pkId, answer, ...order } = await offered()
    expect(answer.data).toMatchObject({
      refundStatus: 1,
      proposal: { refundType: 1, refundMoney: '6.50' },
      deadlineAction: 'buyerAnswers',
      actions: ['agreeRefund', 'reject'],
    })
    expect((await reply(lin, pkId, true)).data).toMatchObject({ refundStatus: 2, refundMoney: '6.50' })
    await moneyEnds(mall, pkId)
    expect(await wentBack(mall, { lin, ...order })).toBe(650)
    expect(await orderNow(mall.tools, order.orderId)).toMatchObject({
      status: 4,
      refundedFen: 650,
      lines: [{ refunded: 0, refundedFen: 650 }],
    })
  })

  test('may be a return instead', async () => {
    const back = { refundType: 0, refundMoney: '20', returnAddress: meisAddress }
    const { lin, pkId, stall, answer } = await offered(back)
    expect(answer.data.logs.at(-1).text).toBe('¥20.00\n退 6.5 元可以吗')
    expect((await reply(lin, pkId, true)).data).toMatchObject({
      refundStatus: 6,
      refundType: 0,
      refundMoney: '20.00',
      returnAddress: meisAddress,
    })
    await post(stall.mei, 'bizConsole/confirmReturn', { pkId })
    await post(stall.mei, 'bizConsole/passInspection', { pkId, resalable: true })
    expect((await moneyEnds(mall, pkId)).goodsFen).toBe(2000)
  })

  test('declined or not answered: the shop has one day left, and two offers at most', async () => {
    const { lin, pkId, stall } = await offered()
    expect((await reply(lin, pkId, false)).data).toMatchObject({ deadlineAction: 'shopAnswersAgain' })
    const again = { pkId, refundType: 1, refundMoney: '7' }
    expect((await post(stall.mei, 'bizConsole/proposeRefund', again)).status).toBe(true)
    expect(await runOut(mall, pkId)).toMatchObject({ status: 1, proposal: null })
    expect((await post(stall.mei, 'bizConsole/proposeRefund', again)).data.reason).toBe('aftersales/notNow')
    expect((await reply(lin, pkId, true)).data.reason).toBe('aftersales/notNow')
    expect(await runOut(mall, pkId)).toMatchObject({ status: 2, goodsFen: 2000, shippingFen: 800 })
    await moneyEnds(mall, pkId)
  })

  test.each([
    [{ refundMoney: '28.01' }, 'tooMuch'],
    [{ refundMoney: '0' }, 'tooLittle'],
    [{ refundType: 0 }, 'addressNeeded'],
  ])('%j is refused', async (offer, reason) => {
    expect((await offered(offer)).answer.data.reason).toBe(`aftersales/${reason}`)
  })

  test('of less money for units that never left the shop is refused', async () => {
    const { pkId, stall } = await anApplication(mall.tools, { order: await bought(mall) })
    const less = { pkId, refundType: 1, refundMoney: '5' }
    expect((await post(stall.mei, 'bizConsole/proposeRefund', less)).data.reason).toBe('aftersales/wholeOnly')
  })
})
