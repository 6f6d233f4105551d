import { inTransaction } from '@hojip/platform/db'
import { GatewayRefused, UnknownOutcome } from '../gateways/gateway.ts'
import { attemptById } from '../store/attempts.ts'
import { refundById } from '../store/money.ts'
import { caseById, resolveCase } from '../store/reconcile.ts'
import { askAbout } from './ask-gateway.ts'
import type { PaymentsTools } from './tools.ts'
import { repairCase } from './repair-case.ts'
import { revive } from './refunding/refund-order.ts'
import { tryRefund, waitsForGateway } from './refunding/try-refund.ts'
import { repairJob, refundUnknown, type RepairDue } from './refunding/refund-unknown.ts'

/** What came of an operator's request; `gone`: it does not exist. */
export type Repaired =
  | 'gone'
  | 'done'
  | 'underWay'
  /** Nothing has changed yet. */
  | 'waiting'
  /** The gateway refused, or requires a person to act in its own console. */
  | 'refused'
  | 'silent'

async function orSilent(tools: PaymentsTools, work: () => Promise<Repaired>): Promise<Repaired> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UnknownOutcome) return 'silent'
    if (!(error instanceof GatewayRefused)) throw error
    tools.log.warn('payments.operator-refused', { error })
    return 'refused'
  }
}

/** Asks the gateway about an attempt now, even if it is closed. */
export async function askAgain(tools: PaymentsTools, attemptId: string): Promise<Repaired> {
  const attempt = await attemptById(tools.db, attemptId)
  if (!attempt) return 'gone'
  if (attempt.status === 'paid' || attempt.status === 'surplus') return 'done'
  const known = await askAbout(tools, attempt)
  return known === 'unknown' ? 'silent' : known === 'waiting' ? 'waiting' : 'done'
}

/** The planned retries start this long after a person's own, who wants the result at once. */
const afterPersonMs = 10_000

/** Retries a refund at once and returns the gateway's answer; the order's own page sends a job instead. */
export async function retryRefund(tools: PaymentsTools, refundId: string): Promise<Repaired> {
  const { db, clock } = tools
  const refund = await refundById(db, refundId)
  if (!refund) return 'gone'
  if (refund.status === 'success' || refund.status === 'offline') return 'done'
  const isFailed = refund.status === 'failed'
  const later = new Date(clock.nowMs() + afterPersonMs)
  if (isFailed && !(await inTransaction(db, (tx) => revive(tools, tx, refundId, later)))) return 'refused'
  const state = await tryRefund(tools, { refundId, step: isFailed ? 'now' : 0 })
  if (state === 'success') return 'done'
  return state === 'failed' || state === 'abnormal' ? 'refused' : 'underWay'
}

/** Tries once more to resolve a case by the gateway's answer. */
export async function repairAgain(
  tools: PaymentsTools,
  caseId: string,
  by: string | null,
): Promise<Repaired> {
  const one = await caseById(tools.db, caseId)
  if (!one) return 'gone'
  if (one.status === 'resolved') return 'done'
  return (await repairCase(tools, one, by)) ? 'done' : 'waiting'
}

/** Refunds a payment that belongs to no attempt of ours. */
export async function refundCase(tools: PaymentsTools, caseId: string, by: string): Promise<Repaired> {
  const one = await caseById(tools.db, caseId)
  if (one?.kind !== 'unknownPayment') return 'gone'
  if (one.status === 'resolved') return 'done'
  return orSilent(tools, async () => {
    const came = await refundUnknown(tools, one, by)
    if (came === 'notPaid') return 'refused'
    if (came === 'refunded') return 'done'
    const due: RepairDue = { caseId }
    const at = new Date(tools.clock.nowMs() + 30_000)
    await tools.jobs.send(tools.db, repairJob, due, { at })
    return 'underWay'
  })
}

/** The job behind `refundCase`: the queue repeats it until the gateway has ended the refund. */
export async function repairDue(tools: PaymentsTools, { caseId }: RepairDue): Promise<void> {
  const one = await caseById(tools.db, caseId)
  if (one && (await waitsForGateway(tools, one.channel, { caseId }))) return
  if ((await repairAgain(tools, caseId, null)) === 'waiting')
    throw new Error(`the refund of case ${caseId} has not ended yet`)
}

/** Closes a case that a person has looked into, with a note on how it ended. */
export async function closeCase(
  tools: PaymentsTools,
  caseId: string,
  { note, by }: { note: string; by: string },
): Promise<Repaired> {
  const { db, clock } = tools
  if (!(await caseById(db, caseId))) return 'gone'
  const at = new Date(clock.nowMs())
  return (await resolveCase(db, caseId, { outcome: 'byOperator', note, at, by })) ? 'done' : 'waiting'
}
