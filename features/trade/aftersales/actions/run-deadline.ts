import type { Tools, Tx } from '@hojip/db'
import { lockedOrders } from '@hojip/orders'
import { inTransaction } from '@hojip/platform/db'
import { deadlines, mayHappen, type TransitionName } from '../rules/refund-state.ts'
import { endOffers } from '../store/offers.ts'
import { refundsOfOrder, shopAddress } from '../store/read.ts'
import { factsOf } from '../store/rows.ts'
import { addLog, isLogged } from '../store/write.ts'
import { grantMoney, markStuck } from './money/send-money.ts'
import { lockRefund, takeStep, type DeadlineDue, type Locked, type Step } from './take-step.ts'

/** Takes the automatic step. A return granted by timeout goes to the shop's stored return address. */
async function happen(
  tools: Tools,
  tx: Tx,
  locked: Locked,
  name: TransitionName,
  step: Step,
): Promise<boolean> {
  if (name === 'agreedRefund' || name === 'passed') return grantMoney(tools, tx, locked, name, step)
  if (name === 'agreedReturn') {
    const address = locked.refund.returnAddress ?? (await shopAddress(tx, locked.refund))
    const change = address ? { return_address: address } : {}
    return takeStep(tools, tx, locked, name, { ...step, change })
  }
  const change = {
    ...(name === 'declined' ? { proposal: null } : {}),
    ...(name === 'cameBack' ? { came_back_at: new Date(step.nowMs ?? tools.clock.nowMs()) } : {}),
  }
  return takeStep(tools, tx, locked, name, { ...step, change })
}

/** For deadlines without an automatic step: logs an error, and one entry in the application's log. */
async function alarm(
  tools: Tools,
  tx: Tx,
  { refund }: Locked,
  { due, nowMs }: { due: Date; nowMs: number },
): Promise<void> {
  const at = new Date(nowMs)
  const { id: refundId, deadlineAction, status } = refund
  tools.log.error('aftersales.overdue', { refundId, deadlineAction })
  if (deadlineAction === 'moneyArrives' && refund.money === 'sent') await markStuck(tx, refundId, at)
  if (deadlineAction === 'mallDecides' && !(await isLogged(tx, refundId, 'overdue', due)))
    await addLog(tx, { refundId, at, role: 'system', action: 'overdue', from: status, to: status })
}

/** Handles an expired deadline. Does nothing when the deadline has moved: the new one has its own job. */
export async function runDeadline(tools: Tools, { refundId, deadlineAt }: DeadlineDue): Promise<void> {
  await inTransaction(tools.db, async (tx) => {
    const locked = await lockRefund(tx, refundId)
    const { deadlineAction, deadlineAt: due } = locked?.refund ?? {}
    if (!locked || !deadlineAction || due?.getTime() !== deadlineAt) return
    // The queue runs on the database's clock, which may be ahead of this process.
    const nowMs = Math.max(tools.clock.nowMs(), deadlineAt)
    const facts = factsOf(locked.refund)
    const name = deadlines[deadlineAction].happens.find((one) => mayHappen(one, facts, 'system', nowMs))
    if (name) await happen(tools, tx, locked, name, { by: 'system', nowMs })
    else await alarm(tools, tx, locked, { due, nowMs })
  })
}

/** Closes the applications and offers of an order that was cancelled and refunded as a whole. */
export async function closeWithOrder(tools: Tools, orderId: string): Promise<void> {
  // A failed refund is covered by the refund of the whole order.
  const change = { proposal: null, money: 'none' as const }
  await inTransaction(tools.db, async (tx) => {
    await lockedOrders(tx, [orderId])
    await endOffers(tx, 'overtaken', { orderId }, new Date(tools.clock.nowMs()))
  })
  for (const { id } of await refundsOfOrder(tools.db, orderId))
    await inTransaction(tools.db, async (tx) => {
      const locked = await lockRefund(tx, id)
      if (locked) await takeStep(tools, tx, locked, 'orderClosed', { by: 'system', change })
    })
}
