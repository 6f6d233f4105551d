import type { Tools, Tx } from '@hojip/db'
import { theRow } from '@hojip/platform/db'
import type { OrdersEvents } from '../contract.ts'
import { mayHappen } from '../rules/order-state.ts'
import { policy } from '@hojip/policy'
import { lockedOrders } from '../store/read.ts'
import { factsOf, type LineRow, type OrderRow } from '../store/rows.ts'
import { addShipped, moveOrders } from '../store/write.ts'
import { receiptClock, receiveAt } from './receiving/receipt-clock.ts'

export interface ShippedLine {
  lineId: string
  quantity: number
}

/** How many units of a line may leave the shop; none while a refund of the line is under way. */
export function unshipped(line: LineRow): number {
  return line.refundOpen ? 0 : line.quantity - line.cancelled - line.shipped
}

/**
 * Books units as shipped; the order moves on when nothing is left to ship.
 * @param order locked, and of the caller's shop
 * @param lines at most the unshipped units of each line
 * @returns the order's status, or undefined when it may not ship
 */
export async function shipLines(
  tools: Tools,
  tx: Tx,
  order: OrderRow,
  lines: readonly ShippedLine[],
): Promise<3 | 4 | undefined> {
  const nowMs = tools.clock.nowMs()
  if (!mayHappen('partShipped', factsOf(order), 'shop', nowMs)) return undefined
  await addShipped(tx, order.id, lines)
  const after = theRow(await lockedOrders(tx, [order.id]))
  const complete = mayHappen('shipped', factsOf(after), 'shop', nowMs)
  const at = new Date(nowMs)
  if (complete) {
    const clock = receiptClock(after, policy.autoReceiveShippedMs, nowMs)
    const change = { shipped_at: at, ...clock }
    await moveOrders(tx, [order.id], 'shipped', { by: 'shop', at, change })
    await receiveAt(tools, tx, order.id, clock.deadline_at)
  } else {
    // An order that has left in part is no longer cancelled automatically.
    const rescued = { deadline_at: order.shipByAt, deadline_action: 'ship' }
    const change = order.deadlineAction === 'cancelLate' ? rescued : {}
    await moveOrders(tx, [order.id], 'partShipped', { by: 'shop', at, change })
  }
  const { userId, shopId } = order
  const happened: OrdersEvents['orders/shipped'] = {
    orderId: order.id,
    userId,
    shopId,
    partly: !complete,
    lineIds: lines.map(({ lineId }) => lineId),
  }
  await tools.jobs.emit(tx, 'orders/shipped', happened)
  return complete ? 4 : 3
}
