import type { Tools, Tx } from '@hojip/db'
import type { OrdersEvents } from '../contract.ts'
import { mayHappen, orderStatuses } from '../rules/order-state.ts'
import { refundStatuses } from '../rules/refund-window.ts'
import { policy } from '@hojip/policy'
import { lockedOrders } from '../store/read.ts'
import { addRefunded, writeLineRefund, type BookedRefund, type LineRefund } from '../store/refunds.ts'
import { factsOf, type OrderRow } from '../store/rows.ts'
import { moveOrders, noteOrder } from '../store/write.ts'
import { receiptClock, receiptEnds, receiptLeftMs, receiveAt } from './receiving/receipt-clock.ts'

export type { BookedRefund, LineRefund }

/** Pauses the time to confirm receipt while a refund is under way, and resumes it afterwards. */
async function holdReceiptClock(tools: Tools, tx: Tx, order: OrderRow): Promise<void> {
  // A parcel that was brought back has paused the time already; sending it again starts it anew.
  if (order.status !== orderStatuses.toReceive || order.parcelReturnedAt) return
  const nowMs = tools.clock.nowMs()
  const isOpen = factsOf(order).openRefunds > 0
  const isRunning = receiptEnds(order) !== null
  if (isOpen !== isRunning) return
  const clock = receiptClock(order, Math.max(receiptLeftMs(order, nowMs), policy.leastReceiptMs), nowMs)
  const type = isOpen ? 'receiptPaused' : 'receiptResumed'
  await noteOrder(tx, order.id, type, orderStatuses.toReceive, {
    by: 'system',
    at: new Date(nowMs),
    change: clock,
  })
  await receiveAt(tools, tx, order.id, clock.deadline_at)
}

/**
 * Stores the status of a line's application for `aftersales`. While it is open, the line does not ship and
 * receipt is not automatic. The caller has locked the order (`lockedOrders`).
 */
export async function noteRefund(tools: Tools, tx: Tx, orderId: string, refund: LineRefund): Promise<void> {
  await writeLineRefund(tx, orderId, refund)
  const [order] = await lockedOrders(tx, [orderId])
  if (order) await holdReceiptClock(tools, tx, order)
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

/** Everything that had not left was refunded, so the order counts as shipped. */
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
 * Stores what was refunded of a line, and moves the order on: with nothing left it closes, unless it was
 * completed before; with nothing left to ship it counts as shipped. The caller has locked the order.
 */
export async function bookRefund(tools: Tools, tx: Tx, orderId: string, refund: BookedRefund): Promise<void> {
  const nowMs = tools.clock.nowMs()
  await addRefunded(tx, orderId, refund)
  await writeLineRefund(tx, orderId, {
    lineId: refund.lineId,
    refundId: refund.refundId,
    status: refundStatuses.completed,
    isOpen: false,
  })
  const [order] = await lockedOrders(tx, [orderId])
  if (!order) return
  const data = { refundId: refund.refundId, fen: refund.goodsFen + refund.shippingFen }
  await noteOrder(tx, orderId, 'lineRefunded', order.status, { by: 'gateway', at: new Date(nowMs), data })
  if (await closeRefunded(tools, tx, order, nowMs)) return
  await holdReceiptClock(tools, tx, order)
  await completeShipping(tools, tx, order, nowMs)
}
