import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import type { OrdersEvents } from '../../contract.ts'
import { ordersRefusals, type StepReason } from '../../refusals.ts'
import { mayHappen, orderStatuses } from '../../rules/order-state.ts'
import { lockedOrders, ownOrder } from '../../store/read.ts'
import { factsOf, type OrderRow } from '../../store/rows.ts'
import { moveOrders } from '../../store/write.ts'
import type { AutoReceive } from './receipt-clock.ts'
import { notNow } from '../not-now.ts'

const ways = {
  received: { by: 'buyer', automatic: false },
  autoReceived: { by: 'system', automatic: true },
} as const

/**
 * Completes those of the locked orders that may be completed.
 * @returns how many
 */
async function receive(
  tools: Tools,
  tx: Tx,
  orders: readonly OrderRow[],
  name: keyof typeof ways,
): Promise<number> {
  const nowMs = tools.clock.nowMs()
  const { by, automatic } = ways[name]
  const arrived = orders.filter((order) => mayHappen(name, factsOf(order), by, nowMs))
  if (arrived.length === 0) return 0
  const at = new Date(nowMs)
  const ids = arrived.map(({ id }) => id)
  const change = { finished_at: at, is_confirmed: !automatic, deadline_at: null, deadline_action: null }
  await moveOrders(tx, ids, name, { by, at, change })
  for (const { id: orderId, userId, shopId } of arrived) {
    const happened: OrdersEvents['orders/received'] = { orderId, userId, shopId, automatic }
    await tools.jobs.emit(tx, 'orders/received', happened)
  }
  return arrived.length
}

/** The buyer confirms receipt. */
export async function confirmReceipt(
  tools: Tools,
  viewer: Viewer,
  orderId: string,
): Promise<undefined | Refusal<StepReason | 'orders/refundOpen'>> {
  if (!(await ownOrder(tools.db, viewer, orderId))) return refuse(ordersRefusals.orderGone)
  return inTransaction(tools.db, async (tx) => {
    const [order] = await lockedOrders(tx, [orderId])
    if (order && (await receive(tools, tx, [order], 'received')) === 1) return undefined
    const isHeld = order?.status === orderStatuses.toReceive && factsOf(order).openRefunds > 0
    return isHeld ? refuse(ordersRefusals.refundOpen) : notNow(order)
  })
}

/**
 * Completes orders whose time to confirm receipt is over, any number at once. An order whose deadline has
 * moved has another job.
 */
export async function receiveAutomatically(tools: Tools, due: readonly AutoReceive[]): Promise<void> {
  const known = new Set(due.map(({ orderId, deadlineAt }) => `${orderId} ${deadlineAt}`))
  await inTransaction(tools.db, async (tx) => {
    const orders = await lockedOrders(
      tx,
      due.map(({ orderId }) => orderId),
    )
    const over = orders.filter(
      ({ id, deadlineAction, deadlineAt }) =>
        deadlineAction === 'receive' && known.has(`${id} ${deadlineAt?.getTime()}`),
    )
    await receive(tools, tx, over, 'autoReceived')
  })
}
