import type { Tools, Tx } from '@hojip/db'
import type { OrderHappening } from '../contract.ts'
import { orderStatuses } from '../rules/order-state.ts'
import { policy } from '@hojip/policy'
import { lockedOrders } from '../store/read.ts'
import type { OrderRow } from '../store/rows.ts'
import { noteOrder, type Change } from '../store/write.ts'
import { giveBackAt } from './closing/give-back.ts'
import { receiptClock, receiveAt } from './receive-order.ts'

type Note = 'expressCorrected' | 'parcelSilent' | 'parcelHeard' | 'parcelReturned' | 'parcelResent'
const tellers = {
  expressCorrected: 'shop',
  parcelSilent: 'system',
  parcelHeard: 'carrier',
  parcelReturned: 'carrier',
  parcelResent: 'shop',
} as const

/** Writes down in an order's timeline what happened to one of its parcels, for the room of shipping. */
export async function noteParcel(
  tools: Tools,
  tx: Tx,
  orderId: string,
  type: Note,
  change: Change = {},
): Promise<void> {
  const [order] = await lockedOrders(tx, [orderId])
  if (!order) return
  const at = new Date(tools.clock.nowMs())
  await noteOrder(tx, orderId, type, order.status, { by: tellers[type], at, change })
  const happened: OrderHappening = { orderId, userId: order.userId, shopId: order.shopId }
  if (type === 'parcelSilent') await tools.jobs.emit(tx, 'orders/parcelSilent', happened)
  if (type === 'parcelReturned') await tools.jobs.emit(tx, 'orders/parcelReturned', happened)
}

/** Nobody has heard of a parcel of it for days; the shop's list says so. */
export function markSilent(tools: Tools, tx: Tx, orderId: string): Promise<void> {
  return noteParcel(tools, tx, orderId, 'parcelSilent', { parcel_silent_at: new Date(tools.clock.nowMs()) })
}

/**
 * The carrier brought a parcel of it back to the shop: nothing is taken as received meanwhile. Where all of it is back,
 * its money follows after a time (`giveBack`), unless the shop sends it again.
 * @param isWhole no parcel of it is anywhere else
 */
export async function markBroughtBack(
  tools: Tools,
  tx: Tx,
  order: OrderRow,
  isWhole: boolean,
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
    receipt_left_ms: policy.autoReceiveShippedMs,
  }
  await noteParcel(tools, tx, order.id, 'parcelReturned', {
    parcel_returned_at: order.parcelReturnedAt ?? at,
    parcel_silent_at: null,
    ...(order.status === orderStatuses.toReceive ? stopped : {}),
  })
  if (end) await giveBackAt(tools, tx, order.id, end)
}

/** A parcel of it is on the way once more and others are not: the money stays. */
export async function markPartlyAgain(
  tools: Tools,
  tx: Tx,
  order: OrderRow,
  note: 'parcelResent' | 'parcelHeard',
): Promise<void> {
  if (order.deadlineAction !== 'giveBack') return
  await noteParcel(tools, tx, order.id, note, { deadline_at: null, deadline_action: null })
}

/**
 * No parcel of it is back at the shop any more, which sent it again (`parcelResent`) or was told wrongly
 * (`parcelHeard`): the time to confirm receipt starts anew.
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
  await noteParcel(tools, tx, order.id, note, {
    parcel_returned_at: null,
    ...(isWaiting ? clock : {}),
  })
  if (isWaiting) await receiveAt(tools, tx, order.id, clock.deadline_at)
}

export function markHeard(tools: Tools, tx: Tx, orderId: string): Promise<void> {
  return noteParcel(tools, tx, orderId, 'parcelHeard', { parcel_silent_at: null })
}
