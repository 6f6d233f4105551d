import type { Tools, Tx } from '@hojip/db'
import type { OrdersEvents } from '../contract.ts'
import { mayHappen, orderStatuses } from '../rules/order-state.ts'
import { policy } from '@hojip/policy'
import { lockedOrders } from '../store/read.ts'
import { addRefunded, writeLineRefund, type BookedRefund, type LineRefund } from '../store/refunds.ts'
import { factsOf, type OrderRow } from '../store/rows.ts'
import { moveOrders, noteOrder } from '../store/write.ts'
import { receiptClock, receiveAt } from './receive-order.ts'

export type { BookedRefund, LineRefund }

/** Stops the time to confirm receipt while a refund is under way, and lets it go on afterwards. */
async function keepReceiptClock(tools: Tools, tx: Tx, order: OrderRow): Promise<void> {
  // A parcel that was brought back has stopped the clock: sending it again starts a new one.
  if (order.status !== orderStatuses.toReceive || order.parcelReturnedAt) return
  const nowMs = tools.clock.nowMs()
  const isOpen = factsOf(order).openRefunds > 0
  const isRunning = order.deadlineAction === 'receive' && order.deadlineAt !== null
  if (isOpen !== isRunning) return
  const leftMs = isRunning ? order.deadlineAt!.getTime() - nowMs : (order.receiptLeftMs ?? 0)
  const clock = receiptClock(order, Math.max(leftMs, policy.leastReceiptMs), nowMs)
  const type = isOpen ? 'receiptPaused' : 'receiptResumed'
  await noteOrder(tx, order.id, type, 4, { by: 'system', at: new Date(nowMs), change: clock })
  await receiveAt(tools, tx, order.id, clock.deadline_at)
}

/**
 * After-sales tells how a line's application stands. The order is locked by the caller (`lockedOrders`).
 * The line does not ship and receipt is not taken for granted as long as it is open.
 */
export async function noteRefund(tools: Tools, tx: Tx, orderId: string, refund: LineRefund): Promise<void> {
  await writeLineRefund(tx, orderId, refund)
  const [order] = await lockedOrders(tx, [orderId])
  if (order) await keepReceiptClock(tools, tx, order)
}

async function closeRefunded(tools: Tools, tx: Tx, order: OrderRow, nowMs: number): Promise<boolean> {
  const names = ['refunded', 'refundedOnTheWay'] as const
  const name = names.find((one) => mayHappen(one, factsOf(order), 'system', nowMs))
  if (!name) return false
  const at = new Date(nowMs)
  const change = {
    closed_at: at,
    close_reason: 'refunded',
    deadline_at: null,
    deadline_action: null,
    receipt_left_ms: null,
  }
  await moveOrders(tx, [order.id], name, { by: 'system', at, change })
  const { id: orderId, userId, shopId } = order
  const happened: OrdersEvents['orders/closed'] = { orderId, userId, shopId, reason: 'refunded' }
  await tools.jobs.emit(tx, 'orders/closed', happened)
  return true
}

/** What had yet to leave was refunded, so all that will ever leave has left. */
async function completeShipping(tools: Tools, tx: Tx, order: OrderRow, nowMs: number): Promise<void> {
  if (!mayHappen('shipped', factsOf(order), 'system', nowMs)) return
  const at = new Date(nowMs)
  const clock = receiptClock(order, policy.autoReceiveShippedMs, nowMs)
  await moveOrders(tx, [order.id], 'shipped', { by: 'system', at, change: { shipped_at: at, ...clock } })
  await receiveAt(tools, tx, order.id, clock.deadline_at)
  const { id: orderId, userId, shopId } = order
  const happened: OrdersEvents['orders/shipped'] = { orderId, userId, shopId, partly: false }
  await tools.jobs.emit(tx, 'orders/shipped', happened)
}

/**
 * Money of a line has gone back: its sums, and what follows for the order. One that has nothing left closes, unless it
 * was completed before; one that has nothing left to ship moves on. The order is locked by the caller.
 */
export async function bookRefund(tools: Tools, tx: Tx, orderId: string, refund: BookedRefund): Promise<void> {
  const nowMs = tools.clock.nowMs()
  await addRefunded(tx, orderId, refund)
  await writeLineRefund(tx, orderId, {
    lineId: refund.lineId,
    refundId: refund.refundId,
    status: 3,
    isOpen: false,
  })
  const [order] = await lockedOrders(tx, [orderId])
  if (!order) return
  const data = { refundId: refund.refundId, fen: refund.goodsFen + refund.shippingFen }
  await noteOrder(tx, orderId, 'lineRefunded', order.status, { by: 'gateway', at: new Date(nowMs), data })
  if (await closeRefunded(tools, tx, order, nowMs)) return
  await keepReceiptClock(tools, tx, order)
  await completeShipping(tools, tx, order, nowMs)
}
