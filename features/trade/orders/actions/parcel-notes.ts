import type { Tools, Tx } from '@hojip/db'
import type { OfLines, OrderHappening } from '../contract.ts'
import { orderStatuses } from '../rules/order-state.ts'
import { policy } from '@hojip/policy'
import { lockedOrders } from '../store/read.ts'
import type { OrderRow } from '../store/rows.ts'
import { noteOrder, type Change } from '../store/write.ts'
import { giveBackAt } from './closing/give-back.ts'
import { receiptClock, receiptMs, receiveAt } from './receiving/receipt-clock.ts'

type Note = 'expressCorrected' | 'parcelSilent' | 'parcelHeard' | 'parcelReturned' | 'parcelResent'
const tellers = {
  expressCorrected: 'shop',
  parcelSilent: 'system',
  parcelHeard: 'carrier',
  parcelReturned: 'carrier',
  parcelResent: 'shop',
} as const

/** Writes an event of one of its parcels into an order's timeline, for the room `shipping`. */
export async function noteParcel(
  tools: Tools,
  tx: Tx,
  orderId: string,
  type: Note,
  { change = {}, lineIds }: OfLines & { change?: Change } = {},
): Promise<void> {
  const [order] = await lockedOrders(tx, [orderId])
  if (!order) return
  const at = new Date(tools.clock.nowMs())
  await noteOrder(tx, orderId, type, order.status, { by: tellers[type], at, change })
  const { userId, shopId } = order
  const happened: OrderHappening & OfLines = { orderId, userId, shopId, ...(lineIds && { lineIds }) }
  if (type === 'parcelSilent') await tools.jobs.emit(tx, 'orders/parcelSilent', happened)
  if (type === 'parcelReturned') await tools.jobs.emit(tx, 'orders/parcelReturned', happened)
}

/** No carrier has reported on one of its parcels for days; the shop's list shows it. */
export function markSilent(tools: Tools, tx: Tx, orderId: string, lineIds: readonly string[]): Promise<void> {
  const change = { parcel_silent_at: new Date(tools.clock.nowMs()) }
  return noteParcel(tools, tx, orderId, 'parcelSilent', { change, lineIds })
}

/**
 * The carrier brought a parcel of the order back to the shop: automatic receipt is paused. When all of the
 * order is back, it is refunded after a while (`giveBack`), unless the shop sends it again.
 * @param isWhole whether no parcel of the order is anywhere else
 * @param lineIds what is in the parcels that are back; none: everything
 */
export async function markBroughtBack(
  tools: Tools,
  tx: Tx,
  order: OrderRow,
  isWhole: boolean,
  lineIds?: readonly string[],
): Promise<void> {
  if (order.status !== orderStatuses.toShip && order.status !== orderStatuses.toReceive) return
  const isRunning = order.deadlineAction === 'giveBack'
  if (isRunning && !isWhole) return markPartlyAgain(tools, tx, order, 'parcelHeard')
  const starts = order.status === orderStatuses.toReceive && isWhole && !isRunning
  if (order.parcelReturnedAt && !starts) return
  const at = new Date(tools.clock.nowMs())
  const end = starts ? new Date(at.getTime() + policy.broughtBackMs) : null
  const stopped = {
    deadline_at: end,
    deadline_action: end && 'giveBack',
    receipt_left_ms: receiptMs(order, policy.autoReceiveShippedMs, at.getTime()),
  }
  const change = {
    parcel_returned_at: order.parcelReturnedAt ?? at,
    parcel_silent_at: null,
    ...(order.status === orderStatuses.toReceive ? stopped : {}),
  }
  await noteParcel(tools, tx, order.id, 'parcelReturned', { change, ...(lineIds && { lineIds }) })
  if (end) await giveBackAt(tools, tx, order.id, end)
}

/** One parcel has left again while others are still at the shop: the refund is called off. */
export async function markPartlyAgain(
  tools: Tools,
  tx: Tx,
  order: OrderRow,
  note: 'parcelResent' | 'parcelHeard',
): Promise<void> {
  if (order.deadlineAction !== 'giveBack') return
  await noteParcel(tools, tx, order.id, note, { change: { deadline_at: null, deadline_action: null } })
}

/**
 * No parcel of the order is at the shop any more: the shop has sent it again (`parcelResent`), or the report
 * was wrong (`parcelHeard`). The time to confirm receipt starts anew, and is no shorter than was promised.
 */
export async function markOnTheWayAgain(
  tools: Tools,
  tx: Tx,
  order: OrderRow,
  note: 'parcelResent' | 'parcelHeard',
): Promise<void> {
  const sent = { ...order, parcelReturnedAt: null }
  const clock = receiptClock(sent, policy.autoReceiveShippedMs, tools.clock.nowMs())
  const isWaiting = order.status === orderStatuses.toReceive
  const change = { parcel_returned_at: null, ...(isWaiting ? clock : {}) }
  await noteParcel(tools, tx, order.id, note, { change })
  if (isWaiting) await receiveAt(tools, tx, order.id, clock.deadline_at)
}

export function markTraced(tools: Tools, tx: Tx, orderId: string): Promise<void> {
  return noteParcel(tools, tx, orderId, 'parcelHeard', { change: { parcel_silent_at: null } })
}
