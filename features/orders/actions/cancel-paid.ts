import type { Tools, Tx } from '@hojip/db'
import { returnSold } from '@hojip/inventory'
import { inTransaction } from '@hojip/platform/db'
import type { OrdersEvents } from '../contract.ts'
import { mayHappen } from '../rules/order-state.ts'
import { lockedOrders } from '../store/read.ts'
import { factsOf, type OrderRow } from '../store/rows.ts'
import { moveOrders } from '../store/write.ts'
import { isOverToo, type LateDue } from './late-order.ts'

/**
 * Sends what is left of an order's money back the way it came, as part of `tx`; the same number never twice.
 * @returns how much goes back, in fen
 */
export type RefundRest = (
  tx: Tx,
  refund: { orderId: string; outRefundNo: string; reason: string },
) => Promise<number>

const close = async (
  tools: Tools,
  tx: Tx,
  refundRest: RefundRest,
  order: OrderRow,
  how: { name: 'cancelledLate'; by: 'buyer'; words: string } | { name: 'expiredLate'; by: 'system' },
): Promise<boolean> => {
  const nowMs = tools.clock.nowMs()
  if (!mayHappen(how.name, factsOf(order), how.by, nowMs)) return false
  const { id: orderId, userId, shopId } = order
  const at = new Date(nowMs)
  const refundFen = await refundRest(tx, { orderId, outRefundNo: `RL${order.code}`, reason: '超时未发货' })
  await moveOrders(tx, [orderId], how.name, {
    by: how.by,
    at,
    change: {
      closed_at: at,
      close_reason: 'late',
      deadline_at: null,
      deadline_action: null,
      refunded_fen: order.refundedFen + refundFen,
    },
    data: how.name === 'cancelledLate' && how.words ? { reason: how.words } : {},
  })
  await returnSold(tx, orderId)
  const happened: OrdersEvents['orders/closed'] = { orderId, userId, shopId, reason: 'late' }
  await tools.jobs.emit(tx, 'orders/closed', happened)
  return true
}

/** The buyer does not wait any longer for an order that should have left; the caller has checked whose it is. */
export const cancelLate = (
  tools: Tools,
  refundRest: RefundRest,
  orderId: string,
  words: string,
): Promise<boolean> =>
  inTransaction(tools.db, async (tx) => {
    const [order] = await lockedOrders(tx, [orderId])
    const how = { name: 'cancelledLate', by: 'buyer', words } as const
    return order !== undefined && (await close(tools, tx, refundRest, order, how))
  })

/** Nobody shipped and nobody cancelled: the mall does. A deadline that moved meanwhile makes the job void. */
export const expireLate = async (tools: Tools, refundRest: RefundRest, due: LateDue): Promise<void> => {
  const { orderId, deadlineAt } = due
  if (!isOverToo(tools, due)) return
  await inTransaction(tools.db, async (tx) => {
    const [order] = await lockedOrders(tx, [orderId])
    if (order?.deadlineAction === 'cancelLate' && order.deadlineAt?.getTime() === deadlineAt)
      await close(tools, tx, refundRest, order, { name: 'expiredLate', by: 'system' })
  })
}
