import type { Tools } from '@hojip/db'
import { releaseHeld } from '@hojip/inventory'
import { inTransaction } from '@hojip/platform/db'
import type { OrdersEvents } from '../contract.ts'
import { lockUnpaid } from '../store/due.ts'
import { moveOrders } from '../store/write.ts'
import { closeOrder, type BeingPaid, type OrderMoney } from './close-orders.ts'
import type { CloseUnpaid } from './place-orders.ts'

/** Gateways that are asked at the same time. */
const atOnce = 10

/**
 * Closes together, in one transaction, what nobody has begun to pay.
 * @returns the orders for which somebody has
 */
const closeUntouched = (tools: Tools, beingPaid: BeingPaid, due: readonly CloseUnpaid[]): Promise<string[]> =>
  inTransaction(tools.db, async (tx) => {
    const locked = await lockUnpaid(tx, due)
    if (locked.length === 0) return []
    const ids = locked.map(({ id }) => id)
    const begun = new Set(await beingPaid(tx, ids))
    const untouched = ids.filter((id) => !begun.has(id))
    if (untouched.length === 0) return [...begun]
    const at = new Date(tools.clock.nowMs())
    // The row `expired` of the table asks for nothing but the status, which is the condition of the change.
    const change = { closed_at: at, close_reason: 'timeout', deadline_at: null, deadline_action: null }
    const moved = await moveOrders(tx, untouched, 'expired', { by: 'system', at, change })
    await releaseHeld(tx, untouched)
    for (const { id: orderId, user_id: userId, shop_id: shopId } of moved) {
      const happened: OrdersEvents['orders/closed'] = {
        ...{ orderId, userId, shopId, reason: 'timeout' },
        arePaymentsOver: true,
      }
      await tools.jobs.emit(tx, 'orders/closed', happened)
    }
    return [...begun]
  })

/**
 * The time to pay is over: what is still unpaid closes, any number of purchases at once. The queue's clock, the
 * database's, said that they are due. Where a payment is under way its gateway is asked first, one order at a time: a
 * fault there leaves the others closed, and a repeat finds only what is left.
 */
export const closeUnpaid = async (
  tools: Tools,
  { closePayments, beingPaid }: Pick<OrderMoney, 'closePayments' | 'beingPaid'>,
  due: readonly CloseUnpaid[],
): Promise<void> => {
  const begun = await closeUntouched(tools, beingPaid, due)
  for (let from = 0; from < begun.length; from += atOnce) {
    const some = begun.slice(from, from + atOnce)
    const ends = await Promise.allSettled(
      some.map((id) => closeOrder(tools, closePayments, id, { name: 'expired', by: 'system' })),
    )
    const failed = ends.find((end) => end.status === 'rejected')
    if (failed) throw failed.reason
  }
}
