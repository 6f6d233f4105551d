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

// What other shops are complained about: each failure by its name.
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
  // Gateways take one refund of a payment a minute.
  mall.tools.clock.advance(61_000)
  const { data } = await submit(order, item)
  await agree(order, data.pkId as string)
  await moneyEnds(mall, data.pkId as string)
}

test('a payment can be refunded once, and what is left of it never again', async () => {
  const order = await bought(mall, { quantity: 3 })
  for (const sum of [1000, 2000, 3800]) {
    await refunded(order)
    expect(await wentBack(mall, order)).toBe(sum)
  }
})

test('parts of a price are rounded, and a fen is lost or made', async () => {
  const order = await bought(mall, { quantity: 7, stall: { prices: [333], shippingFeeFen: 101 } })
  await ship(mall, order)
  // The fee of goods that are at fault goes back by units too.
  for (let i = 0; i < 4; i += 1) await refunded(order, tooSmall)
  await refunded(order, { ...tooSmall, refundNum: 3 })
  const { status, totalFen, refundedFen, shippingFen } = await orderNow(mall.tools, order.orderId)
  expect(await wentBack(mall, order)).toBe(totalFen)
  expect([status, refundedFen]).toEqual([99, 7 * 333 + shippingFen])
})

test('the shop is silent, and the buyer waits for ever', async () => {
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

test('the shipping fee is kept though nothing was shipped, or the goods were wrong', async () => {
  const unshipped = await bought(mall)
  await refunded(unshipped)
  const wrong = await bought(mall)
  await ship(mall, wrong)
  await refunded(wrong, tooSmall)
  expect([await wentBack(mall, unshipped), await wentBack(mall, wrong)]).toEqual([1800, 1800])
})

test('an order in two parcels pays for shipping twice', async () => {
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

test('an order whose money went back is still to be shipped', async () => {
  const order = await bought(mall)
  await refunded(order)
  expect((await orderNow(mall.tools, order.orderId)).status).toBe(99)
  const wish = { orderId: order.orderId, parcels: [{ expCode: 'shunfeng', number: aNumber() }] }
  expect((await mall.call(order.stall.mei, 'POST /bizConsole/deliver', wish)).status).toBe(false)
})

test('who has confirmed receipt gets the money back as if nothing had come, and keeps the goods', async () => {
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

test('nobody said that it had arrived, the clock did: who got nothing may still say so', async () => {
  const order = await bought(mall)
  await ship(mall, order)
  await mall.call(order.lin, 'POST /bizOrder/confirmOrder', { orderId: order.orderId })
  // As `receiveAutomatically` leaves it.
  const ofClock = mall.tools.db.updateTable('orders').set({ is_confirmed: false })
  await ofClock.where('id', '=', order.orderId).execute()
  expect((await submit(order)).status).toBe(true)
})
