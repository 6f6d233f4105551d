import type { Tools } from '@hojip/db'
import { releaseHeld } from '@hojip/inventory'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { OrdersEvents } from '../../contract.ts'
import { ordersRefusals, type StepReason } from '../../refusals.ts'
import { mayHappen } from '../../rules/order-state.ts'
import { lockedOrders, ownOrder } from '../../store/read.ts'
import { factsOf } from '../../store/rows.ts'
import { moveOrders } from '../../store/write.ts'
import type { ClosePayments, OrdersTools } from '../tools.ts'
import { cancelPaid } from './cancel-paid.ts'
import { notNow } from '../not-now.ts'

/**
 * Closes one unpaid order. The gateways are asked first, and "already paid" wins. A gateway that does not
 * answer must not block the buyer or the stock: if its money arrives later, the order is reopened or the
 * money is refunded.
 * @returns whether the order was closed now
 */
export async function closeOrder(
  tools: Tools,
  closePayments: ClosePayments,
  orderId: string,
  how: { name: 'cancelled'; by: 'buyer'; words: string } | { name: 'expired'; by: 'system' },
): Promise<boolean> {
  if ((await closePayments(orderId)) === 'paid') return false
  return inTransaction(tools.db, async (tx) => {
    const nowMs = tools.clock.nowMs()
    const [order] = await lockedOrders(tx, [orderId])
    if (!order || !mayHappen(how.name, factsOf(order), how.by, nowMs)) return false
    const reason = how.name === 'expired' ? 'timeout' : 'cancelled'
    const at = new Date(nowMs)
    await moveOrders(tx, [orderId], how.name, {
      by: how.by,
      at,
      change: { closed_at: at, close_reason: reason, deadline_at: null, deadline_action: null },
      data: how.name === 'cancelled' && how.words ? { reason: how.words } : {},
    })
    await releaseHeld(tx, [orderId])
    const { userId, shopId } = order
    const happened: OrdersEvents['orders/closed'] = { orderId, userId, shopId, reason }
    await tools.jobs.emit(tx, 'orders/closed', happened)
    return true
  })
}

/** The buyer cancels an unpaid order, or a paid one of which nothing has left the shop. */
export async function cancelOrder(
  tools: OrdersTools,
  viewer: Viewer,
  wish: { orderId: string; cancelReason: string },
): Promise<undefined | Refusal<StepReason>> {
  const { orderId, cancelReason: words } = wish
  const order = await ownOrder(tools.db, viewer, orderId)
  if (!order) return refuse(ordersRefusals.orderGone)
  const may = mayHappen('cancelled', factsOf(order), 'buyer', tools.clock.nowMs())
  const closed = may
    ? await closeOrder(tools, tools.closePayments, orderId, { name: 'cancelled', by: 'buyer', words })
    : await cancelPaid(tools, tools.refundRest, orderId, words)
  return closed ? undefined : notNow(order)
}
