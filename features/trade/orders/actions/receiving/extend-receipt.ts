import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { ordersRefusals, type StepReason } from '../../refusals.ts'
import { mayExtend, orderStatuses } from '../../rules/order-state.ts'
import { policy } from '@hojip/policy'
import { lockedOrders, ownOrder } from '../../store/read.ts'
import { factsOf } from '../../store/rows.ts'
import { noteOrder } from '../../store/write.ts'
import { receiveAt } from './receipt-clock.ts'
import { notNow } from '../not-now.ts'

/** Postpones automatic receipt, once. The job of the former deadline finds it moved and does nothing. */
export async function extendReceipt(
  tools: Tools,
  viewer: Viewer,
  orderId: string,
): Promise<{ deadlineTime: string; deadlineAt: number } | Refusal<StepReason | 'orders/extendedAlready'>> {
  if (!(await ownOrder(tools.db, viewer, orderId))) return refuse(ordersRefusals.orderGone)
  return inTransaction(tools.db, async (tx) => {
    const [order] = await lockedOrders(tx, [orderId])
    if (order?.isExtended) return refuse(ordersRefusals.extendedAlready)
    if (!order?.deadlineAt || !mayExtend(factsOf(order))) return notNow(order)
    const deadline = new Date(order.deadlineAt.getTime() + policy.extendReceiptMs)
    const change = { deadline_at: deadline, is_extended: true }
    const at = new Date(tools.clock.nowMs())
    await noteOrder(tx, orderId, 'extended', orderStatuses.toReceive, { by: 'buyer', at, change })
    await receiveAt(tools, tx, orderId, deadline)
    return { deadlineTime: wireTime(deadline.getTime()), deadlineAt: deadline.getTime() }
  })
}
