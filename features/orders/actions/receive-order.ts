import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { OrderHappening, OrdersEvents } from '../contract.ts'
import { ordersRefusals } from '../refusals.ts'
import { mayHappen, orderStatuses } from '../rules/order-state.ts'
import { policy } from '@hojip/policy'
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

const ways = {
  received: { by: 'buyer', automatic: false },
  autoReceived: { by: 'system', automatic: true },
} as const

/**
 * Completes those of the locked orders that may be.
 * @returns how many
 */
async function receive(
  tools: Tools,
  tx: Tx,
  orders: readonly OrderRow[],
  name: keyof typeof ways,
): Promise<number> {
  const nowMs = tools.clock.nowMs()
  const { by, automatic } = ways[name]
  const arrived = orders.filter((order) => mayHappen(name, factsOf(order), by, nowMs))
  if (arrived.length === 0) return 0
  const at = new Date(nowMs)
  const ids = arrived.map(({ id }) => id)
  const change = { finished_at: at, is_confirmed: !automatic, deadline_at: null, deadline_action: null }
  await moveOrders(tx, ids, name, { by, at, change })
  for (const { id: orderId, userId, shopId } of arrived) {
    const happened: OrdersEvents['orders/received'] = { orderId, userId, shopId, automatic }
    await tools.jobs.emit(tx, 'orders/received', happened)
  }
  return arrived.length
}

/** The buyer confirms receipt. */
export async function confirmReceipt(
  tools: Tools,
  viewer: Viewer,
  orderId: string,
): Promise<undefined | Refusal<'orders/notNow' | 'orders/orderGone' | 'orders/refundOpen'>> {
  if (!(await ownOrder(tools.db, viewer, orderId))) return refuse(ordersRefusals.orderGone)
  return inTransaction(tools.db, async (tx) => {
    const [order] = await lockedOrders(tx, [orderId])
    if (order && (await receive(tools, tx, [order], 'received')) === 1) return undefined
    const isHeld = order?.status === orderStatuses.toReceive && factsOf(order).openRefunds > 0
    return refuse(isHeld ? ordersRefusals.refundOpen : ordersRefusals.notNow)
  })
}

/** The time to confirm receipt is over, for any number of orders at once. A deadline that moved has its own job. */
export async function receiveAutomatically(tools: Tools, due: readonly AutoReceive[]): Promise<void> {
  const known = new Set(due.map(({ orderId, deadlineAt }) => `${orderId} ${deadlineAt}`))
  await inTransaction(tools.db, async (tx) => {
    const orders = await lockedOrders(
      tx,
      due.map(({ orderId }) => orderId),
    )
    const over = orders.filter(
      ({ id, deadlineAction, deadlineAt }) =>
        deadlineAction === 'receive' && known.has(`${id} ${deadlineAt?.getTime()}`),
    )
    await receive(tools, tx, over, 'autoReceived')
  })
}

/**
 * From now the buyer has so long to confirm receipt. While a refund is under way or the shop has a parcel back, that time
 * is kept for later.
 */
export function receiptClock(
  order: Pick<OrderRow, 'lines' | 'parcelReturnedAt'>,
  ms: number,
  nowMs: number,
): { deadline_at: Date | null; deadline_action: 'receive' | null; receipt_left_ms: number | null } {
  return order.parcelReturnedAt !== null || order.lines.some((line) => line.refundOpen)
    ? { deadline_at: null, deadline_action: null, receipt_left_ms: ms }
    : { deadline_at: new Date(nowMs + ms), deadline_action: 'receive', receipt_left_ms: null }
}

/** Sets the alarm for automatic receipt, if its clock runs. */
export async function receiveAt(
  tools: Tools,
  tx: Tx,
  orderId: string,
  deadlineAt: Date | null,
): Promise<void> {
  if (deadlineAt === null) return
  const data: AutoReceive = { orderId, deadlineAt: deadlineAt.getTime() }
  await tools.jobs.send(tx, autoReceiveJob, data, { at: deadlineAt })
}

/** The carriers have delivered all parcels of an order: from now its buyer has so many days. Once per order. */
export async function markDelivered(tools: Tools, tx: Tx, orderId: string, deliveredAt: Date): Promise<void> {
  const [order] = await lockedOrders(tx, [orderId])
  if (!order || order.status !== orderStatuses.toReceive || order.deliveredAt) return
  const nowMs = tools.clock.nowMs()
  const clock = receiptClock(order, policy.autoReceiveDeliveredMs, nowMs)
  const change = { delivered_at: deliveredAt, ...clock }
  await noteOrder(tx, orderId, 'delivered', 4, { by: 'carrier', at: new Date(nowMs), change })
  await receiveAt(tools, tx, orderId, clock.deadline_at)
  const happened: OrderHappening = { orderId, userId: order.userId, shopId: order.shopId }
  await tools.jobs.emit(tx, 'orders/delivered', happened)
}
