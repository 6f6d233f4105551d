import type { Tools } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { ordersRefusals, type StepReason } from '../refusals.ts'
import { mayHappen, type TransitionName } from '../rules/order-state.ts'
import { lockedOrders, ownOrder } from '../store/read.ts'
import { factsOf } from '../store/rows.ts'
import { moveOrders } from '../store/write.ts'
import { notNow } from './not-now.ts'

/** Hides a finished order from its buyer's list; the shop still sees it. */
export async function hideOrder(
  tools: Tools,
  viewer: Viewer,
  orderId: string,
): Promise<null | Refusal<StepReason>> {
  if (!(await ownOrder(tools.db, viewer, orderId))) return refuse(ordersRefusals.orderGone)
  return inTransaction(tools.db, async (tx) => {
    const [order] = await lockedOrders(tx, [orderId])
    const nowMs = tools.clock.nowMs()
    const names: TransitionName[] = ['hidden', 'hiddenClosed']
    const name = order && names.find((one) => mayHappen(one, factsOf(order), 'buyer', nowMs))
    if (!name) return notNow(order)
    const at = new Date(nowMs)
    await moveOrders(tx, [orderId], name, { by: 'buyer', at, change: { hidden_at: at } })
    return null
  })
}
