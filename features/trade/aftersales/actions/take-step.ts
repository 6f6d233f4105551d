import type { Tools, Tx } from '@hojip/db'
import { lockedOrders, noteRefund, type OrderRow } from '@hojip/orders'
import { inTransaction, type AnswerOf } from '@hojip/platform/db'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { RefundMoved } from '../contract.ts'
import { aftersalesRefusals } from '../refusals.ts'
import { deadlineEnd } from '../rules/deadline-end.ts'
import {
  deadlineAfter,
  isOpen,
  mayHappen,
  statusAfter,
  type DeadlineName,
  type Role,
  type TransitionName,
} from '../rules/refund-state.ts'
import { stateTexts } from '../rules/state-texts.ts'
import { lockedRefund, refundOfMachines, type Finder } from '../store/read.ts'
import { factsOf, type RefundRow } from '../store/rows.ts'
import { addLog, updateRefund, type Change } from '../store/write.ts'

/** The name of the job that handles an expired deadline. */
export const deadlineJob = 'aftersales.deadline'
export interface DeadlineDue {
  refundId: string
  /** The deadline the job was queued for, in epoch ms. The job does nothing when the deadline has moved. */
  deadlineAt: number
}

/** An application with its order. The order is locked first, as everywhere, so that steps cannot deadlock. */
export interface Locked {
  order: OrderRow
  refund: RefundRow
}

export async function lockRefund(tx: Tx, id: string): Promise<Locked | undefined> {
  const found = await refundOfMachines(tx, id)
  if (!found) return undefined
  const [order] = await lockedOrders(tx, [found.orderId])
  const refund = await lockedRefund(tx, id)
  return order && refund ? { order, refund } : undefined
}

/** A refused step returns the state of the application: to people in a sentence, to programs as `data.current`. */
function explained<T>(answer: T, { status }: RefundRow): T {
  return isRefusal(answer) && answer.kind === aftersalesRefusals.notNow
    ? { ...answer, params: { state: stateTexts[status] }, data: { current: status } }
    : answer
}

/** Runs `work` in a transaction with the locked application that `find` returns; a refusal rolls everything back. */
export async function withRefund<T, R extends string = never>(
  tools: Tools,
  find: Finder,
  id: string,
  work: (tx: Tx, locked: Locked) => Promise<T | Refusal<R>>,
): Promise<AnswerOf<T | Refusal<R | 'aftersales/refundGone'>>> {
  if (!(await find(tools.db, id))) return refuse(aftersalesRefusals.refundGone)
  return inTransaction(tools.db, async (tx) => {
    const locked = await lockRefund(tx, id)
    if (!locked) return refuse(aftersalesRefusals.refundGone)
    return explained(await work(tx, locked), locked.refund)
  })
}

export interface Step {
  by: Role
  actorId?: string
  /** What the person wrote. */
  text?: string
  files?: readonly string[]
  change?: Change
  /** The time of the step for deadline jobs, because this process's clock may be behind the queue's. */
  nowMs?: number
}

export function setDeadline(
  tools: Tools,
  tx: Tx,
  refundId: string,
  name: DeadlineName,
  nowMs: number,
): { at: Date; sent: Promise<void> } {
  const at = new Date(deadlineEnd(name, nowMs))
  const due: DeadlineDue = { refundId, deadlineAt: at.getTime() }
  return { at, sent: tools.jobs.send(tx, deadlineJob, due, { at }) }
}

async function deadlineChange(
  tools: Tools,
  tx: Tx,
  refundId: string,
  next: DeadlineName | null | undefined,
  nowMs: number,
): Promise<Change> {
  if (next === undefined) return {}
  if (next === null) return { deadline_at: null, deadline_action: null }
  const { at, sent } = setDeadline(tools, tx, refundId, next, nowMs)
  await sent
  return { deadline_at: at, deadline_action: next }
}

export function tellMoved(tools: Tools, tx: Tx, refund: Happened, name: string, by: string, status: number) {
  const moved: RefundMoved = {
    refundId: refund.id,
    orderId: refund.orderId,
    userId: refund.userId,
    shopId: refund.shopId,
    name,
    by,
    status,
  }
  return tools.jobs.emit(tx, 'aftersales/moved', moved)
}

type Happened = Pick<RefundRow, 'id' | 'orderId' | 'userId' | 'shopId'>

/** Tells the order the new state of its line, unless a later application of the line exists. */
async function tellOrder(tools: Tools, tx: Tx, locked: Locked, name: TransitionName, change: Change) {
  const { order, refund } = locked
  const line = order.lines.find(({ id }) => id === refund.lineId)
  if (line?.refundId !== refund.id || name === 'hidden') return
  const status = statusAfter(name, refund)
  const arbitration = change.arbitration ?? refund.arbitration
  await noteRefund(tools, tx, order.id, {
    lineId: refund.lineId,
    refundId: refund.id,
    // After a withdrawal the line is shown as if there had been no application.
    status: name === 'withdrawn' ? 0 : status,
    isOpen: isOpen({ status, arbitration }),
    isFinal: name === 'decidedForShop',
  })
}

/** Clears an open appeal when its application ends before the mall has decided. */
function endOfAppeal({ arbitration }: RefundRow, to: number): Change {
  return arbitration === 'open' && to !== 4 ? { arbitration: 'none' } : {}
}

/**
 * Takes one transition of the table: writes status, log, deadline and its job, the order's line and the event, in the
 * caller's transaction.
 * @returns false, with nothing done, when the table does not allow it
 */
export async function takeStep(
  tools: Tools,
  tx: Tx,
  locked: Locked,
  name: TransitionName,
  step: Step,
): Promise<boolean> {
  const { refund } = locked
  const nowMs = Math.max(tools.clock.nowMs(), step.nowMs ?? 0)
  if (!mayHappen(name, factsOf(refund), step.by, nowMs)) return false
  const to = statusAfter(name, refund)
  const deadline = await deadlineChange(tools, tx, refund.id, deadlineAfter(name), nowMs)
  const change = { ...endOfAppeal(refund, to), ...step.change, ...deadline }
  if (!(await updateRefund(tx, refund.id, refund.status, to, change))) return false
  await addLog(tx, {
    refundId: refund.id,
    at: new Date(nowMs),
    role: step.by,
    actorId: step.actorId,
    action: name,
    from: refund.status,
    to,
    text: step.text,
    files: step.files,
  })
  await tellOrder(tools, tx, locked, name, change)
  await tellMoved(tools, tx, refund, name, step.by, to)
  return true
}
