import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { OrderHappening } from '../contract.ts'
import { isLate } from '../rules/order-state.ts'
import { policy } from '@hojip/policy'
import { lockedOrders } from '../store/read.ts'
import { factsOf } from '../store/rows.ts'
import { noteOrder } from '../store/write.ts'

/** Wakes when an order should have left the shop. */
export const shipLateJob = 'orders.ship-late'
/** Wakes when an order that never left is cancelled by itself. */
export const cancelLateJob = 'orders.cancel-late'
export interface LateDue {
  orderId: string
  /** The deadline it was sent for, in epoch ms; a moved deadline makes the job void. */
  deadlineAt: number
}

const hour = 3_600_000

/**
 * Money goes back by this deadline, so two clocks have to agree that it is over: the queue's, which woke us, and our
 * own, give or take an hour.
 */
export function isOverToo({ clock, log }: Tools, due: LateDue): boolean {
  const isOver = clock.nowMs() >= due.deadlineAt - hour
  if (!isOver) log.warn('orders.woken-early', { ...due })
  return isOver
}

/** The promise to ship is over: from now the buyer may cancel at once, and the order cancels itself after a while. */
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
    await noteOrder(tx, orderId, 'shipLate', 3, { by: 'system', at: new Date(nowMs), change })
    const next: LateDue = { orderId, deadlineAt: end.getTime() }
    await tools.jobs.send(tx, cancelLateJob, next, { at: end })
    const happened: OrderHappening = { orderId, userId: order.userId, shopId: order.shopId }
    await tools.jobs.emit(tx, 'orders/late', happened)
  })
}
