import { orderNow } from '@hojip/orders/testing'
import { policy } from '@hojip/policy'
import { newId } from '@hojip/platform/ids'
import { expect, test } from 'vitest'
import { runDeadline } from './actions/run-deadline.ts'
import {
  aNumber,
  bought,
  moneyEnds,
  notWanted,
  refundNow,
  ship,
  tooSmall,
  wentBack,
  type AfterSalesMall,
  type Bought,
} from './testing.ts'
import { openMall } from './testing/open-mall.ts'

// Common complaints about online shops. Most tests are named after the failure that they rule out.
let mall: AfterSalesMall
openMall((opened) => {
  mall = opened
})

function submit({ lin, orderId, lines }: Bought, item: object = {}) {
  const items = [{ ...notWanted, ...item, orderGoodsId: lines[0]!.id }]
  const once = { 'idempotency-key': newId() }
  return mall.call(lin, 'POST /bizGoodsRefund/submit/refund', { orderId, items }, once)
}

function agree({ stall }: Bought, pkId: string) {
  return mall.call(stall.mei, 'POST /bizConsole/agreeRefund', { pkId })
}

async function refunded(order: Bought, item: object = {}) {
  // Gateways accept one refund of a payment a minute.
  mall.tools.clock.advance(61_000)
  const { data } = await submit(order, item)
  await agree(order, data.pkId as string)
  await moneyEnds(mall, data.pkId as string)
}

test('a payment can be refunded only once, and the rest of it never', async () => {
  const order = await bought(mall, { quantity: 3 })
  for (const sum of [1000, 2000, 3800]) {
    await refunded(order)
    expect(await wentBack(mall, order)).toBe(sum)
  }
})

test('rounding the parts of a price loses or adds a fen', async () => {
  const order = await bought(mall, { quantity: 7, stall: { prices: [333], shippingFeeFen: 101 } })
  await ship(mall, order)
  // The shipping fee of faulty units is refunded by units too.
  for (let i = 0; i < 4; i += 1) await refunded(order, tooSmall)
  await refunded(order, { ...tooSmall, refundNum: 3 })
  const { status, totalFen, refundedFen, shippingFen } = await orderNow(mall.tools, order.orderId)
  expect(await wentBack(mall, order)).toBe(totalFen)
  expect([status, refundedFen]).toEqual([99, 7 * 333 + shippingFen])
})

test('the shop does not answer, and the buyer waits forever', async () => {
  const order = await bought(mall)
  const pkId = (await submit(order)).data.pkId as string
  const { deadlineAt } = await refundNow(mall.tools, pkId)
  mall.tools.clock.advance(policy.merchantAnswerMs)
  await runDeadline(mall.tools, { refundId: pkId, deadlineAt: deadlineAt!.getTime() })
  await moneyEnds(mall, pkId)
  expect(await wentBack(mall, order)).toBe(1800)
})

test('two clicks make two applications, and two refunds', async () => {
  const order = await bought(mall, { quantity: 2 })
  const answers = await Promise.all([1, 2, 3, 4].map(() => submit(order)))
  const [one, ...others] = answers.filter(({ status }) => status)
  expect(others).toEqual([])
  const pkId = one!.data.pkId as string
  await Promise.all([1, 2, 3, 4].map(() => agree(order, pkId)))
  await moneyEnds(mall, pkId)
  expect(await wentBack(mall, order)).toBe(1000)
})

test('the shipping fee is not refunded although nothing was shipped, or the product was faulty', async () => {
  const unshipped = await bought(mall)
  await refunded(unshipped)
  const wrong = await bought(mall)
  await ship(mall, wrong)
  await refunded(wrong, tooSmall)
  expect([await wentBack(mall, unshipped), await wentBack(mall, wrong)]).toEqual([1800, 1800])
})

test('the buyer of an order in two parcels pays for shipping twice', async () => {
  const order = await bought(mall, { quantity: 2 })
  const before = await orderNow(mall.tools, order.orderId)
  const part = [{ orderGoodsId: order.lines[0]!.id, num: 1 }]
  const parcels = [part, part].map((lines) => ({ expCode: 'shunfeng', number: aNumber(), lines }))
  const wish = { orderId: order.orderId, parcels }
  expect((await mall.call(order.stall.mei, 'POST /bizConsole/deliver', wish)).data.orderStatus).toBe(4)
  const { totalFen, shippingFen, lines } = await orderNow(mall.tools, order.orderId)
  expect([totalFen, shippingFen]).toEqual([before.totalFen, before.shippingFen])
  expect(lines.map(({ payFen }) => payFen)).toEqual(before.lines.map(({ payFen }) => payFen))
})

test('a refunded order still waits to be shipped', async () => {
  const order = await bought(mall)
  await refunded(order)
  expect((await orderNow(mall.tools, order.orderId)).status).toBe(99)
  const wish = { orderId: order.orderId, parcels: [{ expCode: 'shunfeng', number: aNumber() }] }
  expect((await mall.call(order.stall.mei, 'POST /bizConsole/deliver', wish)).status).toBe(false)
})

test('a buyer who has confirmed receipt is refunded as if nothing had arrived, and keeps the product', async () => {
  const order = await bought(mall)
  await ship(mall, order)
  await mall.call(order.lin, 'POST /bizOrder/confirmOrder', { orderId: order.orderId })
  const no = await submit(order)
  expect(no.data).toMatchObject({
    reason: 'aftersales/receivedAlready',
    fields: [{ field: 'receivingStatus' }],
  })
  const { data } = await mall.call(order.lin, 'GET /bizGoodsRefund/queryRefundable', {
    orderId: order.orderId,
  })
  const ways = (data.lines[0].types as { refundType: number; receivingStatus: number }[]).map(
    ({ refundType, receivingStatus }) => [refundType, receivingStatus],
  )
  expect(ways).toEqual([
    [1, 1],
    [0, 1],
  ])
  expect((await submit(order, tooSmall)).status).toBe(true)
})

test('after automatic receipt a buyer who received nothing may still apply', async () => {
  const order = await bought(mall)
  await ship(mall, order)
  await mall.call(order.lin, 'POST /bizOrder/confirmOrder', { orderId: order.orderId })
  // The order as `receiveAutomatically` leaves it.
  const ofClock = mall.tools.db.updateTable('orders').set({ is_confirmed: false })
  await ofClock.where('id', '=', order.orderId).execute()
  expect((await submit(order)).status).toBe(true)
})
