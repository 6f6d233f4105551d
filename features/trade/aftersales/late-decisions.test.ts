import { stockOf } from '@hojip/inventory'
import { policy } from '@hojip/policy'
import { orderNow } from '@hojip/orders/testing'
import { newId } from '@hojip/platform/ids'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  anAfterSalesMall,
  bought,
  moneyEnds,
  mustAgree,
  proofOf,
  ship,
  wentBack,
  type AfterSalesMall,
} from './testing.ts'

let mall: AfterSalesMall
beforeEach(async () => {
  mall = await anAfterSalesMall()
})
afterEach(() => mall.stop())

async function rejected() {
  const order = await bought(mall, { stall: { prices: [1000, 2000] } })
  const way = { refundType: 1, receivingStatus: 0, refundReason: 0, refundNum: 1 }
  const applied = await mall.call(
    order.lin,
    'POST /bizGoodsRefund/submit/refund',
    { orderId: order.orderId, items: [{ ...way, orderGoodsId: order.lines[0]!.id }] },
    { 'idempotency-key': newId() },
  )
  const pkId = applied.data.pkId as string
  await mall.call(order.stall.mei, 'POST /bizConsole/rejectRefund', {
    pkId,
    reason: '已打包',
    ...(await proofOf(mall.tools, order.stall.mei)),
  })
  return { ...order, pkId }
}

function appeal({ lin, pkId }: Awaited<ReturnType<typeof rejected>>) {
  return mall.call(lin, 'POST /bizGoodsRefund/applyArbitration', { pkId, content: '没有发货就不要了' })
}

test('units shipped after a refusal do not go back into stock when the mall decides for the buyer', async () => {
  const order = await rejected()
  const { stall, tao, orderId, pkId } = order
  await ship(mall, order)
  await appeal(order)
  const wish = { pkId, decision: 'refund', content: '支持买家' }
  const decided = await mall.call(tao, 'POST /sysConsole/arbitrate', wish)
  expect(decided.status, decided.raw).toBe(true)
  await moneyEnds(mall, pkId)
  const sold = (await stockOf(mall.tools.db, stall.skuIds)).map((one) => one.sold)
  expect(sold).toEqual([1, 1])
  const now = await orderNow(mall.tools, orderId)
  expect(now.status).toBe(4)
  expect(now.lines.find(({ id }) => id === order.lines[0]!.id)).toMatchObject({
    shipped: 1,
    refunded: 1,
    cancelled: 0,
  })
  expect(await wentBack(mall, order)).toBe(1000)
  await mustAgree(mall)
})

test('an appeal that was withdrawn, or whose order was closed, no longer waits for a decision', async () => {
  const [withdrawn, over] = [await rejected(), await rejected()]
  for (const one of [withdrawn, over]) await appeal(one)
  const waiting = async () => {
    const { data } = await mall.call(withdrawn.tao, 'POST /sysConsole/queryArbitrations', { state: 'open' })
    return (data.list as { pkId: string }[]).map(({ pkId }) => pkId).sort()
  }
  expect(await waiting()).toEqual([withdrawn.pkId, over.pkId].sort())
  await mall.call(withdrawn.lin, 'POST /bizGoodsRefund/cancelRefund', { pkId: withdrawn.pkId })
  expect(await waiting()).toEqual([over.pkId])
  mall.tools.clock.advance(policy.shipByMs)
  const cancelled = await mall.call(over.lin, 'POST /bizOrder/cancelOrder', { orderId: over.orderId })
  expect(cancelled.status, cancelled.raw).toBe(true)
  await mall.tools.jobs.drain()
  expect(await waiting()).toEqual([])
})

test('the mall’s decision for the shop is final: no page offers another application, none is accepted', async () => {
  const order = await rejected()
  const { lin, tao, orderId, pkId } = order
  const orderGoodsId = order.lines[0]!.id
  const linesNow = async () => {
    const { data } = await mall.call(lin, 'GET /bizOrder/queryOrderInfo', { orderId })
    const { data: asked } = await mall.call(lin, 'GET /bizGoodsRefund/queryRefundable', { orderId })
    const isIt = (line: { orderGoodsId: string }) => line.orderGoodsId === orderGoodsId
    return { onOrder: data.goodsInfoList.find(isIt), toAskFor: asked.lines.find(isIt) }
  }
  expect(await linesNow()).toMatchObject({ onOrder: { canRefund: true }, toAskFor: { canRefund: true } })
  await appeal(order)
  expect(await linesNow()).toMatchObject({ onOrder: { canRefund: false }, toAskFor: { canRefund: false } })
  await mall.call(tao, 'POST /sysConsole/arbitrate', { pkId, decision: 'shop', content: '支持卖家' })
  expect(await linesNow()).toMatchObject({
    onOrder: { canRefund: false, refundableMoney: '0.00' },
    toAskFor: { canRefund: false, types: [], whyNot: '平台已对这件商品的售后作出最终裁定' },
  })
  const way = { refundType: 1, receivingStatus: 0, refundReason: 0, refundNum: 1 }
  const again = { orderId, items: [{ ...way, orderGoodsId }] }
  const key = { 'idempotency-key': newId() }
  const no = await mall.call(lin, 'POST /bizGoodsRefund/submit/refund', again, key)
  expect(no.data.reason).toBe('aftersales/decided')
  const other = { ...again, items: [{ ...way, orderGoodsId: order.lines[1]!.id }] }
  const otherKey = { 'idempotency-key': newId() }
  expect((await mall.call(lin, 'POST /bizGoodsRefund/submit/refund', other, otherKey)).status).toBe(true)
})
