import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { nextMallDay, wireTime } from '@hojip/platform/mall-time'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { OrderHappening } from '../contract.ts'
import { ordersRefusals, type StepReason } from '../refusals.ts'
import { orderStatuses, remindedToday } from '../rules/order-state.ts'
import { lockedOrders, ownOrder } from '../store/read.ts'
import { factsOf } from '../store/rows.ts'
import { noteOrder } from '../store/write.ts'
import { notNow } from './not-now.ts'

/** Asks the shop to ship, at most once per day in the mall's time zone. */
export async function remindShop(
  tools: Tools,
  viewer: Viewer,
  orderId: string,
): Promise<{ nextAllowedTime: string } | Refusal<StepReason | 'orders/remindedToday'>> {
  if (!(await ownOrder(tools.db, viewer, orderId))) return refuse(ordersRefusals.orderGone)
  return inTransaction(tools.db, async (tx) => {
    const [order] = await lockedOrders(tx, [orderId])
    const nowMs = tools.clock.nowMs()
    if (order?.status !== orderStatuses.toShip) return notNow(order)
    if (remindedToday(factsOf(order), nowMs)) return refuse(ordersRefusals.remindedToday)
    const at = new Date(nowMs)
    await noteOrder(tx, orderId, 'reminded', orderStatuses.toShip, {
      by: 'buyer',
      at,
      change: { reminded_at: at },
    })
    const happened: OrderHappening = { orderId, userId: order.userId, shopId: order.shopId }
    await tools.jobs.emit(tx, 'orders/reminded', happened)
    return { nextAllowedTime: wireTime(nextMallDay(nowMs)) }
  })
}
