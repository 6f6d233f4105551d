import { stockOf } from '@hojip/inventory'
import { inTransaction } from '@hojip/platform/db'
import { policy } from '@hojip/policy'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { ordersJobs, ordersRoutes, type RefundRest } from '../../index.ts'
import type { OrderRow } from '../../store/rows.ts'
import { lockedOrders } from '../../store/read.ts'
import { aPaidOrder, aShippedOrder, aTestMall, noGateways, orderNow, type TestMall } from '../../testing.ts'
import { giveBack } from '../closing/give-back.ts'
import { markBroughtBack, markOnTheWayAgain, markPartlyAgain } from '../parcel-notes.ts'
import { noteRefund } from '../refund-line.ts'
import { shipLines } from '../ship-order.ts'
import { confirmReceipt } from './receive-order.ts'

let mall: TestMall
let refunds: { orderId: string; outRefundNo: string }[] = []
const refundRest: RefundRest = async (_tx, { orderId, outRefundNo }) => {
  refunds.push({ orderId, outRefundNo })
  return 1800
}
beforeAll(async () => {
  const money = { ...noGateways, refundRest }
  mall = await aTestMall((tools) => {
    ordersJobs(tools, money)
    return ordersRoutes(tools, money)
  })
})
afterAll(() => mall.stop())
beforeEach(() => {
  refunds = []
})

type Marking = Parameters<typeof markBroughtBack>

/** Runs `work` with the locked order, as the room of the parcels does. */
function withOrder(orderId: string, work: (tx: Marking[1], order: OrderRow) => Promise<unknown>) {
  return inTransaction(
    mall.tools.db,
    async (tx) => void (await work(tx, (await lockedOrders(tx, [orderId]))[0]!)),
  )
}

function broughtBack(orderId: string, isWhole: boolean) {
  return withOrder(orderId, (tx, order) => markBroughtBack(mall.tools, tx, order, isWhole))
}

function shipOne(orderId: string) {
  return withOrder(orderId, (tx, order) =>
    shipLines(mall.tools, tx, order, [{ lineId: order.lines[0]!.id, quantity: 1 }]),
  )
}

/** A shipped order of which everything is back, and when it will be refunded. */
async function anOrderThatIsBack() {
  const order = await aShippedOrder(mall.tools)
  await broughtBack(order.orderId, true)
  const { deadlineAt } = await orderNow(mall.tools, order.orderId)
  return { ...order, due: { orderId: order.orderId, deadlineAt: deadlineAt!.getTime() } }
}

function holdsApplication(orderId: string, isOpen: boolean) {
  return mall.tools.db
    .updateTable('order_line')
    .set({ refund_open: isOpen })
    .where('order_id', '=', orderId)
    .execute()
}

test('while a parcel is back, shipping the rest does not start the time to confirm receipt; sending it again does', async () => {
  const { orderId } = await aPaidOrder(mall.tools, { quantity: 2 })
  await shipOne(orderId)
  await broughtBack(orderId, false)
  await shipOne(orderId)
  const stopped = { status: 4, deadlineAction: null, deadlineAt: null }
  expect(await orderNow(mall.tools, orderId)).toMatchObject(stopped)
  await withOrder(orderId, (tx, order) => markOnTheWayAgain(mall.tools, tx, order, 'parcelResent'))
  const { parcelReturnedAt, deadlineAction, deadlineAt } = await orderNow(mall.tools, orderId)
  expect([parcelReturnedAt, deadlineAction]).toEqual([null, 'receive'])
  expect(deadlineAt!.getTime()).toBe(mall.tools.clock.nowMs() + policy.autoReceiveShippedMs)
  mall.tools.clock.advance(policy.autoReceiveShippedMs)
  await mall.tools.jobs.drain({ early: true })
  expect((await orderNow(mall.tools, orderId)).status).toBe(5)
})

test.each(['running', 'stopped by an application'])(
  'a parcel that comes back and leaves again takes no day back that the shop was promised (%s)',
  async (how) => {
    const { orderId, stall } = await aShippedOrder(mall.tools)
    const { data } = await mall.call(stall.mei, 'POST /bizConsole/extendReceive', { orderId, days: 7 })
    if (how !== 'running') {
      const line = (await orderNow(mall.tools, orderId)).lines[0]!
      const refund = { lineId: line.id, refundId: line.id, status: 1 as const, isOpen: true }
      await withOrder(orderId, (tx) => noteRefund(mall.tools, tx, orderId, refund))
    }
    mall.tools.clock.advance(86_400_000)
    await broughtBack(orderId, true)
    await holdsApplication(orderId, false)
    await withOrder(orderId, (tx, order) => markOnTheWayAgain(mall.tools, tx, order, 'parcelResent'))
    const { deadlineAt } = await orderNow(mall.tools, orderId)
    expect(deadlineAt!.getTime()).toBeGreaterThanOrEqual(data.deadlineAt)
  },
)

test('a parcel that is back stops automatic receipt, and refunds nothing while another may still arrive', async () => {
  const { orderId } = await aShippedOrder(mall.tools)
  await broughtBack(orderId, false)
  const now = await orderNow(mall.tools, orderId)
  expect(now).toMatchObject({ status: 4, deadlineAction: null, deadlineAt: null })
  expect(now.parcelReturnedAt).not.toBeNull()
})

test('an order that is back is refunded after the policy’s days, which a second report does not renew', async () => {
  const { orderId, code, stall, due } = await anOrderThatIsBack()
  expect(due.deadlineAt).toBe(mall.tools.clock.nowMs() + policy.broughtBackMs)
  mall.tools.clock.advance(3 * 3_600_000)
  await broughtBack(orderId, true)
  expect((await orderNow(mall.tools, orderId)).deadlineAt!.getTime()).toBe(due.deadlineAt)
  await giveBack(mall.tools, refundRest, due)
  expect((await orderNow(mall.tools, orderId)).status).toBe(4)
  mall.tools.clock.advance(policy.broughtBackMs)
  await giveBack(mall.tools, refundRest, due)
  expect(await orderNow(mall.tools, orderId)).toMatchObject({ status: 99, closeReason: 'broughtBack' })
  expect(refunds).toEqual([{ orderId, outRefundNo: `RB${code}` }])
  // The shop inspects the units before it sells them again.
  expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ onHand: 99, sold: 1 }])
})

test('when one parcel has left again, nothing is refunded', async () => {
  const { orderId, due } = await anOrderThatIsBack()
  await withOrder(orderId, (tx, order) => markPartlyAgain(mall.tools, tx, order, 'parcelResent'))
  const stopped = { status: 4, deadlineAction: null, deadlineAt: null }
  expect(await orderNow(mall.tools, orderId)).toMatchObject(stopped)
  mall.tools.clock.advance(policy.broughtBackMs)
  await giveBack(mall.tools, refundRest, due)
  expect(await orderNow(mall.tools, orderId)).toMatchObject(stopped)
  expect(refunds).toEqual([])
})

test('an order of which nothing is back keeps its time to confirm receipt', async () => {
  const { orderId } = await aShippedOrder(mall.tools)
  const before = await orderNow(mall.tools, orderId)
  await withOrder(orderId, (tx, order) => markPartlyAgain(mall.tools, tx, order, 'parcelHeard'))
  const { deadlineAction, deadlineAt } = await orderNow(mall.tools, orderId)
  expect([deadlineAction, deadlineAt]).toEqual(['receive', before.deadlineAt])
})

test('an open application postpones the refund, and the job of the first deadline does nothing any more', async () => {
  const { orderId, due } = await anOrderThatIsBack()
  await holdsApplication(orderId, true)
  mall.tools.clock.advance(policy.broughtBackMs)
  await giveBack(mall.tools, refundRest, due)
  const waiting = await orderNow(mall.tools, orderId)
  expect(waiting).toMatchObject({ status: 4, deadlineAction: 'giveBack' })
  expect(waiting.deadlineAt!.getTime()).toBe(mall.tools.clock.nowMs() + policy.leastReceiptMs)
  await holdsApplication(orderId, false)
  await giveBack(mall.tools, refundRest, due)
  expect((await orderNow(mall.tools, orderId)).status).toBe(4)
  mall.tools.clock.advance(policy.leastReceiptMs)
  await giveBack(mall.tools, refundRest, { orderId, deadlineAt: waiting.deadlineAt!.getTime() })
  expect((await orderNow(mall.tools, orderId)).status).toBe(99)
})

test('a parcel that comes back after the buyer has confirmed receipt changes nothing', async () => {
  const { orderId, lin } = await aShippedOrder(mall.tools)
  expect(await confirmReceipt(mall.tools, lin, orderId)).toBeUndefined()
  await broughtBack(orderId, true)
  const after = { status: 5, parcelReturnedAt: null, deadlineAction: null }
  expect(await orderNow(mall.tools, orderId)).toMatchObject(after)
})
