import type { Tools, Tx } from '@hojip/db'
import { returnSold } from '@hojip/inventory'
import { inTransaction } from '@hojip/platform/db'
import type { OrdersEvents } from '../../contract.ts'
import { mayHappen } from '../../rules/order-state.ts'
import { lockedOrders } from '../../store/read.ts'
import { factsOf, type OrderRow } from '../../store/rows.ts'
import { moveOrders } from '../../store/write.ts'
import { isOverToo, type LateDue } from '../late-order.ts'
import type { RefundRest } from '../tools.ts'

/** Why a paid order is closed, and the number and text of its refund. */
const ways = {
  calledOff: { reason: 'calledOff', number: 'RC', words: '买家取消订单' },
  cancelledLate: { reason: 'late', number: 'RL', words: '超时未发货' },
  expiredLate: { reason: 'late', number: 'RL', words: '超时未发货' },
  givenBack: { reason: 'broughtBack', number: 'RB', words: '包裹退回未重寄' },
} as const

type How = { name: keyof typeof ways; by: 'buyer' | 'system'; words: string }

/** Closes a paid order and refunds it, if the table allows it now. The caller has locked the order. */
export async function closePaid(
  tools: Tools,
  tx: Tx,
  refundRest: RefundRest,
  order: OrderRow,
  { name, by, words }: How,
): Promise<boolean> {
  const nowMs = tools.clock.nowMs()
  if (!mayHappen(name, factsOf(order), by, nowMs)) return false
  const { id: orderId, userId, shopId } = order
  const at = new Date(nowMs)
  const { reason, number, words: reasonText } = ways[name]
  const refundFen = await refundRest(tx, {
    orderId,
    outRefundNo: `${number}${order.code}`,
    reason: reasonText,
  })
  await moveOrders(tx, [orderId], name, {
    by,
    at,
    change: {
      closed_at: at,
      close_reason: reason,
      deadline_at: null,
      deadline_action: null,
      refunded_fen: order.refundedFen + refundFen,
    },
    data: words ? { reason: words } : {},
  })
  // The shop inspects what came back from the carrier before it is sold again.
  if (name !== 'givenBack') await returnSold(tx, orderId)
  const happened: OrdersEvents['orders/closed'] = { orderId, userId, shopId, reason }
  await tools.jobs.emit(tx, 'orders/closed', happened)
  return true
}

/** The buyer cancels a paid order of which nothing has left the shop; the caller has checked whose order it is. */
export function cancelPaid(
  tools: Tools,
  refundRest: RefundRest,
  orderId: string,
  words: string,
): Promise<boolean> {
  return inTransaction(tools.db, async (tx) => {
    const [order] = await lockedOrders(tx, [orderId])
    if (!order) return false
    for (const name of ['calledOff', 'cancelledLate'] as const)
      if (await closePaid(tools, tx, refundRest, order, { name, by: 'buyer', words })) return true
    return false
  })
}

/** Cancels an order that nobody shipped and nobody cancelled. When the deadline has moved, the job does nothing. */
export async function expireLate(tools: Tools, refundRest: RefundRest, due: LateDue): Promise<void> {
  const { orderId, deadlineAt } = due
  if (!isOverToo(tools, due)) return
  await inTransaction(tools.db, async (tx) => {
    const [order] = await lockedOrders(tx, [orderId])
    if (order?.deadlineAction === 'cancelLate' && order.deadlineAt?.getTime() === deadlineAt)
      await closePaid(tools, tx, refundRest, order, { name: 'expiredLate', by: 'system', words: '' })
  })
}
