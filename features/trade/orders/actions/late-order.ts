import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { OrderHappening } from '../contract.ts'
import { isLate, orderStatuses } from '../rules/order-state.ts'
import { policy } from '@hojip/policy'
import { hourMs } from '@hojip/platform/clock'
import { lockedOrders } from '../store/read.ts'
import { factsOf } from '../store/rows.ts'
import { noteOrder } from '../store/write.ts'

/** The job at the promised time of shipping. */
export const shipLateJob = 'orders.ship-late'
/** The job that cancels an order that never left the shop. */
export const cancelLateJob = 'orders.cancel-late'
export interface LateDue {
  orderId: string
  /** The deadline for which it was sent, in epoch ms; when the deadline has moved, the job does nothing. */
  deadlineAt: number
}

/**
 * Because a refund follows from this deadline, two clocks have to agree that it has passed: the queue's,
 * which ran the job, and our own, with a tolerance of one hour.
 */
export function isOverToo({ clock, log }: Tools, due: LateDue): boolean {
  const isOver = clock.nowMs() >= due.deadlineAt - hourMs
  if (!isOver) log.warn('orders.woken-early', { ...due })
  return isOver
}

/**
 * The shop missed its promise to ship: from now on the buyer may cancel at once, and the order is cancelled
 * automatically later.
 */
export async function noteLate(tools: Tools, due: LateDue): Promise<void> {
  const { orderId, deadlineAt } = due
  if (!isOverToo(tools, due)) return
  await inTransaction(tools.db, async (tx) => {
    const [order] = await lockedOrders(tx, [orderId])
    if (order?.deadlineAction !== 'ship' || order.deadlineAt?.getTime() !== deadlineAt) return
    const nowMs = Math.max(tools.clock.nowMs(), deadlineAt)
    if (!isLate(factsOf(order), nowMs)) return
    const end = new Date(deadlineAt + policy.lateCancelMs)
    const change = { deadline_at: end, deadline_action: 'cancelLate' }
    await noteOrder(tx, orderId, 'shipLate', orderStatuses.toShip, {
      by: 'system',
      at: new Date(nowMs),
      change,
    })
    const next: LateDue = { orderId, deadlineAt: end.getTime() }
    await tools.jobs.send(tx, cancelLateJob, next, { at: end })
    const happened: OrderHappening = { orderId, userId: order.userId, shopId: order.shopId }
    await tools.jobs.emit(tx, 'orders/late', happened)
  })
}
