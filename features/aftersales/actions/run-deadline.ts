import type { Tools, Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { deadlines, mayHappen, type TransitionName } from '../rules/refund-state.ts'
import { refundsOfOrder, shopAddress } from '../store/read.ts'
import { factsOf } from '../store/rows.ts'
import { addLog, isLogged } from '../store/write.ts'
import { grantMoney, markStuck } from './money/send-money.ts'
import { lockRefund, takeStep, type DeadlineDue, type Locked, type Step } from './take-step.ts'

/** What a silent shop has agreed to goes where it keeps its address; what nobody looked at has passed. */
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

/** Nothing happens by itself: people get to know, once, however often the job runs. */
async function alarm(tools: Tools, tx: Tx, { refund }: Locked, nowMs: number): Promise<void> {
  const at = new Date(nowMs)
  const { id: refundId, deadlineAction, deadlineAt, status } = refund
  tools.log.error('aftersales.overdue', { refundId, deadlineAction })
  if (deadlineAction === 'moneyArrives' && refund.money === 'sent') await markStuck(tx, refundId, at)
  if (deadlineAction === 'mallDecides' && !(await isLogged(tx, refundId, 'overdue', deadlineAt!)))
    await addLog(tx, { refundId, at, role: 'system', action: 'overdue', from: status, to: status })
}

/** Something has run out. A deadline that moved meanwhile has its own job. */
export async function runDeadline(tools: Tools, { refundId, deadlineAt }: DeadlineDue): Promise<void> {
  await inTransaction(tools.db, async (tx) => {
    const locked = await lockRefund(tx, refundId)
    const { deadlineAction, deadlineAt: due } = locked?.refund ?? {}
    if (!locked || !deadlineAction || due?.getTime() !== deadlineAt) return
    // The queue's clock, the database's, said that it is due.
    const nowMs = Math.max(tools.clock.nowMs(), deadlineAt)
    const facts = factsOf(locked.refund)
    const name = deadlines[deadlineAction].happens.find((one) => mayHappen(one, facts, 'system', nowMs))
    if (name) await happen(tools, tx, locked, name, { by: 'system', nowMs })
    else await alarm(tools, tx, locked, nowMs)
  })
}

/** The whole order was closed and its money goes back with it: nothing is left to apply for. */
export async function closeWithOrder(tools: Tools, orderId: string): Promise<void> {
  // Money that had failed went back with the order's.
  const change = { proposal: null, money: 'none' as const }
  for (const { id } of await refundsOfOrder(tools.db, orderId))
    await inTransaction(tools.db, async (tx) => {
      const locked = await lockRefund(tx, id)
      if (locked) await takeStep(tools, tx, locked, 'orderClosed', { by: 'system', change })
    })
}
