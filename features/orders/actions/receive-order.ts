import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { OrderHappening, OrdersEvents } from '../contract.ts'
import { ordersRefusals } from '../refusals.ts'
import { mayHappen } from '../rules/order-state.ts'
import { policy } from '../rules/policy.ts'
import { lockedOrders, ownOrder } from '../store/read.ts'
import { factsOf, type OrderRow } from '../store/rows.ts'
import { moveOrders, noteOrder } from '../store/write.ts'

/** Wakes when receipt is to be taken as confirmed. */
export const autoReceiveJob = 'orders.auto-receive'
export interface AutoReceive {
  orderId: string
  /** The deadline it was sent for, in epoch ms. */
  deadlineAt: number
}

const receive = async (tools: Tools, tx: Tx, order: OrderRow, automatic: boolean): Promise<boolean> => {
  const nowMs = tools.clock.nowMs()
  const [name, by] = automatic ? (['autoReceived', 'system'] as const) : (['received', 'buyer'] as const)
  if (!mayHappen(name, factsOf(order), by, nowMs)) return false
  const at = new Date(nowMs)
  await moveOrders(tx, [order.id], name, {
    by,
    at,
    change: { finished_at: at, deadline_at: null, deadline_action: null },
  })
  const { userId, shopId } = order
  const happened: OrdersEvents['orders/received'] = { orderId: order.id, userId, shopId, automatic }
  await tools.jobs.emit(tx, 'orders/received', happened)
  return true
}

/** The buyer confirms receipt. */
export const confirmReceipt = async (
  tools: Tools,
  viewer: Viewer,
  orderId: string,
): Promise<undefined | Refusal> => {
  if (!(await ownOrder(tools.db, viewer, orderId))) return refuse(ordersRefusals.orderGone)
  return inTransaction(tools.db, async (tx) => {
    const [order] = await lockedOrders(tx, [orderId])
    if (order && (await receive(tools, tx, order, false))) return undefined
    const isHeld = order?.status === 4 && factsOf(order).openRefunds > 0
    return refuse(isHeld ? ordersRefusals.refundOpen : ordersRefusals.notNow)
  })
}

/** The time to confirm receipt is over. A deadline that moved meanwhile has its own job. */
export const receiveAutomatically = async (
  tools: Tools,
  { orderId, deadlineAt }: AutoReceive,
): Promise<void> => {
  await inTransaction(tools.db, async (tx) => {
    const [order] = await lockedOrders(tx, [orderId])
    if (order?.deadlineAction === 'receive' && order.deadlineAt?.getTime() === deadlineAt)
      await receive(tools, tx, order, true)
  })
}

/** From now the buyer has so long to confirm receipt; while a refund is under way, that time is kept for later. */
export const receiptClock = (
  order: Pick<OrderRow, 'lines'>,
  ms: number,
  nowMs: number,
): { deadline_at: Date | null; deadline_action: 'receive' | null; receipt_left_ms: number | null } =>
  order.lines.some((line) => line.refundOpen)
    ? { deadline_at: null, deadline_action: null, receipt_left_ms: ms }
    : { deadline_at: new Date(nowMs + ms), deadline_action: 'receive', receipt_left_ms: null }

/** Sets the alarm for automatic receipt, if its clock runs. */
export const receiveAt = async (
  tools: Tools,
  tx: Tx,
  orderId: string,
  deadlineAt: Date | null,
): Promise<void> => {
  if (deadlineAt === null) return
  const data: AutoReceive = { orderId, deadlineAt: deadlineAt.getTime() }
  await tools.jobs.send(tx, autoReceiveJob, data, { at: deadlineAt })
}

/** The carriers have delivered all parcels of an order: from now its buyer has so many days. Once per order. */
export const markDelivered = async (
  tools: Tools,
  tx: Tx,
  orderId: string,
  deliveredAt: Date,
): Promise<void> => {
  const [order] = await lockedOrders(tx, [orderId])
  if (!order || order.status !== 4 || order.deliveredAt) return
  const nowMs = tools.clock.nowMs()
  const clock = receiptClock(order, policy.autoReceiveDeliveredMs, nowMs)
  const change = { delivered_at: deliveredAt, ...clock }
  await noteOrder(tx, orderId, 'delivered', 4, { by: 'carrier', at: new Date(nowMs), change })
  await receiveAt(tools, tx, orderId, clock.deadline_at)
  const happened: OrderHappening = { orderId, userId: order.userId, shopId: order.shopId }
  await tools.jobs.emit(tx, 'orders/delivered', happened)
}
