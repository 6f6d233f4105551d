import type { Tools, Tx } from '@hojip/db'
import { policy } from '@hojip/policy'
import type { OrderHappening } from '../../contract.ts'
import { orderStatuses } from '../../rules/order-state.ts'
import { lockedOrders } from '../../store/read.ts'
import { noteOrder } from '../../store/write.ts'
import { receiptClock, receiveAt } from './receipt-clock.ts'

/** The carriers have delivered all parcels of an order: the buyer's days to confirm receipt start. Once per order. */
export async function markDelivered(tools: Tools, tx: Tx, orderId: string, deliveredAt: Date): Promise<void> {
  const [order] = await lockedOrders(tx, [orderId])
  if (!order || order.status !== orderStatuses.toReceive || order.deliveredAt) return
  const nowMs = tools.clock.nowMs()
  const clock = receiptClock(order, policy.autoReceiveDeliveredMs, nowMs)
  const change = { delivered_at: deliveredAt, ...clock }
  await noteOrder(tx, orderId, 'delivered', orderStatuses.toReceive, {
    by: 'carrier',
    at: new Date(nowMs),
    change,
  })
  await receiveAt(tools, tx, orderId, clock.deadline_at)
  const happened: OrderHappening = { orderId, userId: order.userId, shopId: order.shopId }
  await tools.jobs.emit(tx, 'orders/delivered', happened)
}
