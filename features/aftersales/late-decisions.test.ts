import { stockOf } from '@hojip/inventory'
import { orderNow } from '@hojip/orders/testing'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  anAfterSalesMall,
  bought,
  moneyEnds,
  mustAgree,
  ship,
  wentBack,
  type AfterSalesMall,
} from './testing.ts'

let mall: AfterSalesMall
beforeEach(async () => {
  mall = await anAfterSalesMall()
})
afterEach(() => mall.stop())

test('goods that left the shop after its no are not on the shelf again when the mall decides for the buyer', async () => {
  const order = await bought(mall, { stall: { prices: [1000, 2000] } })
  const { lin, stall, tao, orderId } = order
  const way = { refundType: 1, receivingStatus: 0, refundReason: 0, refundNum: 1 }
  const applied = await mall.call(
    lin,
    'POST /bizGoodsRefund/submit/refund',
    { orderId, items: [{ ...way, orderGoodsId: order.lines[0]!.id }] },
    { 'idempotency-key': 'a-key-of-its-own' },
  )
  const pkId = applied.data.pkId as string
  await mall.call(stall.mei, 'POST /bizConsole/rejectRefund', { pkId, reason: '已打包' })
  await ship(mall, order)
  await mall.call(lin, 'POST /bizGoodsRefund/applyArbitration', { pkId, content: '没有发货就不要了' })
  const wish = { pkId, decision: 'refund', content: '支持买家' }
  const decided = await mall.call(tao, 'POST /sysConsole/arbitrate', wish)
  expect(decided.status, decided.raw).toBe(true)
  await moneyEnds(mall, pkId)
  const sold = (await stockOf(mall.tools.db, stall.skuIds)).map((one) => one.sold)
  expect(sold).toEqual([1, 1])
  const now = await orderNow(mall.tools, orderId)
  expect(now.status).toBe(4)
  expect(now.lines.find(({ id }) => id === order.lines[0]!.id)).toMatchObject({
    ...{ shipped: 1, refunded: 1, cancelled: 0 },
  })
  expect(await wentBack(mall, order)).toBe(1000)
  await mustAgree(mall)
})
