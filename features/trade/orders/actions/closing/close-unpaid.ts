import type { Tools, Tx } from '@hojip/db'
import { releaseHeld } from '@hojip/inventory'
import { inTransaction } from '@hojip/platform/db'
import type { OrdersEvents } from '../../contract.ts'
import { lockUnpaid } from '../../store/due.ts'
import { moveOrders } from '../../store/write.ts'
import type { OrdersTools } from '../tools.ts'
import { closeOrder } from './close-orders.ts'
import type { CloseUnpaid } from '../place-orders.ts'

/** Closes one order whose payment is under way: its gateway is asked first. */
export const closeBegunJob = 'orders.close-begun'
export interface CloseBegun extends CloseUnpaid {
  orderId: string
}

/** Closes orders without an open payment; under the locks of the orders none can be opened. */
async function closeUntouched(tools: Tools, tx: Tx, ids: readonly string[]): Promise<void> {
  const at = new Date(tools.clock.nowMs())
  // The table's row `expired` depends on the status alone, which is the condition of the update.
  const change = { closed_at: at, close_reason: 'timeout', deadline_at: null, deadline_action: null }
  const moved = await moveOrders(tx, ids, 'expired', { by: 'system', at, change })
  await releaseHeld(tx, ids)
  for (const { id: orderId, user_id: userId, shop_id: shopId } of moved) {
    const happened: OrdersEvents['orders/closed'] = {
      orderId,
      userId,
      shopId,
      reason: 'timeout',
      arePaymentsOver: true,
    }
    await tools.jobs.emit(tx, 'orders/closed', happened)
  }
}

/**
 * Closes all purchases whose time to pay is over, any number at once. That they are due is decided by the
 * queue, by the database's clock. Orders with a payment under way get a job each, so that no other order
 * waits for their gateway.
 */
export function closeUnpaid(
  tools: Tools & Pick<OrdersTools, 'beingPaid'>,
  due: readonly CloseUnpaid[],
): Promise<void> {
  return inTransaction(tools.db, async (tx) => {
    const locked = await lockUnpaid(tx, due)
    if (locked.length === 0) return
    const begun = new Set(
      await tools.beingPaid(
        tx,
        locked.map(({ id }) => id),
      ),
    )
    const untouched = locked.filter(({ id }) => !begun.has(id)).map(({ id }) => id)
    if (untouched.length > 0) await closeUntouched(tools, tx, untouched)
    for (const { id: orderId, purchaseId, deadlineAt } of locked.filter(({ id }) => begun.has(id))) {
      const job: CloseBegun = { orderId, purchaseId, deadlineAt: deadlineAt.getTime() }
      await tools.jobs.send(tx, closeBegunJob, job)
    }
  })
}

/** The same for one order whose gateway has to be asked. An order that was paid or closed meanwhile is left alone. */
export async function closeBegun(
  tools: Tools & Pick<OrdersTools, 'closePayments'>,
  due: CloseBegun,
): Promise<void> {
  const unpaid = await inTransaction(tools.db, (tx) => lockUnpaid(tx, [due]))
  if (unpaid.some(({ id }) => id === due.orderId))
    await closeOrder(tools, tools.closePayments, due.orderId, { name: 'expired', by: 'system' })
}
