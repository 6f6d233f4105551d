import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Note, Viewer } from '@hojip/platform/http'
import { wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { OrdersEvents } from '../../contract.ts'
import { ordersRefusals, type StepReason } from '../../refusals.ts'
import { mayShopExtend, orderStatuses } from '../../rules/order-state.ts'
import { lockedOrders, shopOrder } from '../../store/read.ts'
import { factsOf } from '../../store/rows.ts'
import { noteOrder } from '../../store/write.ts'
import { receiveAt } from './receipt-clock.ts'
import { notNow } from '../not-now.ts'
import { dayMs } from '@hojip/platform/clock'

/** The shop postpones automatic receipt by some days, once, besides what the buyer may do. The buyer gets a notice. */
export async function extendForBuyer(
  tools: Tools,
  viewer: Viewer,
  { orderId, days }: { orderId: string; days: number },
  note?: Note,
): Promise<
  { deadlineTime: string; deadlineAt: number } | Refusal<StepReason | 'orders/shopExtendedAlready'>
> {
  if (!(await shopOrder(tools.db, viewer, orderId))) return refuse(ordersRefusals.orderGone)
  return inTransaction(tools.db, async (tx) => {
    const [order] = await lockedOrders(tx, [orderId])
    if (order?.isShopExtended) return refuse(ordersRefusals.shopExtendedAlready)
    if (!order?.deadlineAt || !mayShopExtend(factsOf(order))) return notNow(order, 'forShop')
    const deadline = new Date(order.deadlineAt.getTime() + days * dayMs)
    const change = { deadline_at: deadline, is_shop_extended: true }
    const at = new Date(tools.clock.nowMs())
    const step = { by: 'shop' as const, at, change, data: { days } }
    await noteOrder(tx, orderId, 'shopExtended', orderStatuses.toReceive, step)
    await receiveAt(tools, tx, orderId, deadline)
    note?.({
      subject: { order: order.code, days },
      before: { deadline: wireTime(order.deadlineAt.getTime()) },
      after: { deadline: wireTime(deadline.getTime()) },
    })
    const { userId, shopId } = order
    const happened: OrdersEvents['orders/shopExtended'] = {
      orderId,
      userId,
      shopId,
      actorId: viewer.userId,
      days,
      atMs: at.getTime(),
    }
    await tools.jobs.emit(tx, 'orders/shopExtended', happened)
    return { deadlineTime: wireTime(deadline.getTime()), deadlineAt: deadline.getTime() }
  })
}
