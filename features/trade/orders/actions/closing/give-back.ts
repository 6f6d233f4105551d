import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { policy } from '@hojip/policy'
import { lockedOrders } from '../../store/read.ts'
import { factsOf } from '../../store/rows.ts'
import { noteOrder } from '../../store/write.ts'
import { closePaid } from './cancel-paid.ts'
import type { RefundRest } from '../tools.ts'
import { isOverToo, type LateDue } from '../late-order.ts'

/** The job that refunds an order whose parcels were all brought back. */
export const giveBackJob = 'orders.give-back'

export function giveBackAt(tools: Tools, tx: Tx, orderId: string, end: Date) {
  const due: LateDue = { orderId, deadlineAt: end.getTime() }
  return tools.jobs.send(tx, giveBackJob, due, { at: end })
}

/**
 * Refunds the rest of an order that the carrier brought back completely, when the shop has not sent it again
 * and the buyer has not settled it otherwise. An open application goes first. When the deadline has moved,
 * the job does nothing.
 */
export async function giveBack(tools: Tools, refundRest: RefundRest, due: LateDue): Promise<void> {
  const { orderId, deadlineAt } = due
  if (!isOverToo(tools, due)) return
  await inTransaction(tools.db, async (tx) => {
    const [order] = await lockedOrders(tx, [orderId])
    if (order?.deadlineAction !== 'giveBack' || order.deadlineAt?.getTime() !== deadlineAt) return
    if (factsOf(order).openRefunds === 0)
      return void (await closePaid(tools, tx, refundRest, order, {
        name: 'givenBack',
        by: 'system',
        words: '',
      }))
    const nowMs = Math.max(tools.clock.nowMs(), deadlineAt)
    const end = new Date(nowMs + policy.leastReceiptMs)
    const change = { deadline_at: end }
    await noteOrder(tx, orderId, 'giveBackWaits', order.status, { by: 'system', at: new Date(nowMs), change })
    await giveBackAt(tools, tx, orderId, end)
  })
}
