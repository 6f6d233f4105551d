import { inTransaction } from '@hojip/platform/db'
import { GatewayRefused, UnknownOutcome } from '../gateways/gateway.ts'
import { attemptById } from '../store/attempts.ts'
import { refundById } from '../store/money.ts'
import { caseById, resolveCase } from '../store/reconcile.ts'
import { askAbout } from './ask-gateway.ts'
import type { PaymentsTools } from './tools.ts'
import { mendCase } from './mend-case.ts'
import { revive } from './refunding/refund-order.ts'
import { tryRefund } from './refunding/refund-surplus.ts'
import { mendJob, refundUnknown, type MendDue } from './refunding/refund-unknown.ts'

/** What came of an operator's wish; `gone`: there is no such thing. */
export type Mended =
  | 'gone'
  | 'done'
  | 'underWay'
  /** Nothing has changed: it still waits. */
  | 'waiting'
  /** The gateway says no, or wants a person in its own console. */
  | 'refused'
  | 'silent'

async function orSilent(tools: PaymentsTools, work: () => Promise<Mended>): Promise<Mended> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof UnknownOutcome) return 'silent'
    if (!(error instanceof GatewayRefused)) throw error
    tools.log.warn('payments.operator-refused', { error })
    return 'refused'
  }
}

/** Asks the gateway about an attempt now, also about one that was closed. */
export async function askAgain(tools: PaymentsTools, attemptId: string): Promise<Mended> {
  const attempt = await attemptById(tools.db, attemptId)
  if (!attempt) return 'gone'
  if (attempt.status === 'paid' || attempt.status === 'surplus') return 'done'
  const known = await askAbout(tools, attempt)
  return known === 'unknown' ? 'silent' : known === 'waiting' ? 'waiting' : 'done'
}

/** The planned tries go on where a person, who wants to know now, leaves off. */
const afterPersonMs = 10_000

/** Tries a refund again, at once: what the order's own page does by a job, with the gateway's word for an answer. */
export async function retryRefund(tools: PaymentsTools, refundId: string): Promise<Mended> {
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

/** Tries once more to end a case by what the gateway says. */
export async function mendAgain(tools: PaymentsTools, caseId: string, by: string | null): Promise<Mended> {
  const one = await caseById(tools.db, caseId)
  if (!one) return 'gone'
  if (one.status === 'resolved') return 'done'
  return (await mendCase(tools, one, by)) ? 'done' : 'waiting'
}

/** Sends back the money of a payment that is none of ours. */
export async function refundCase(tools: PaymentsTools, caseId: string, by: string): Promise<Mended> {
  const one = await caseById(tools.db, caseId)
  if (one?.kind !== 'unknownPayment') return 'gone'
  if (one.status === 'resolved') return 'done'
  return orSilent(tools, async () => {
    const came = await refundUnknown(tools, one, by)
    if (came === 'notPaid') return 'refused'
    if (came === 'refunded') return 'done'
    const due: MendDue = { caseId }
    const at = new Date(tools.clock.nowMs() + 30_000)
    await tools.jobs.send(tools.db, mendJob, due, { at })
    return 'underWay'
  })
}

/** The job behind `refundCase`: repeated by the queue until the gateway has ended the refund. */
export async function mendDue(tools: PaymentsTools, { caseId }: MendDue): Promise<void> {
  if ((await mendAgain(tools, caseId, null)) === 'waiting') throw new Error(`case ${caseId} still waits`)
}

/** A person has looked into it and says how it ended. */
export async function closeCase(
  tools: PaymentsTools,
  caseId: string,
  { note, by }: { note: string; by: string },
): Promise<Mended> {
  const { db, clock } = tools
  if (!(await caseById(db, caseId))) return 'gone'
  const at = new Date(clock.nowMs())
  return (await resolveCase(db, caseId, { outcome: 'byOperator', note, at, by })) ? 'done' : 'waiting'
}
