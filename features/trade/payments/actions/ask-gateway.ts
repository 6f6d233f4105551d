import type { ClosePayments } from '@hojip/orders'
import { firstOf } from '@hojip/platform/collections'
import { GatewayRefused, UnknownOutcome } from '../gateways/gateway.ts'
import { pollTimes } from '../rules/poll-times.ts'
import {
  attemptById,
  noteAttemptClosed,
  setNextQuery,
  openAttemptsOf,
  type AttemptRow,
} from '../store/attempts.ts'
import { gatewayOf, type PaymentsTools } from './tools.ts'
import { settleAttempt } from './settle-attempt.ts'

/** Asks the gateway about an attempt whose notification has not arrived. */
export const pollJob = 'payments.poll'
export interface PollDue {
  attemptId: string
  /** Index into `pollTimes`; `last` asks once more about an attempt that is already closed. */
  step: number | 'last'
}

type Known = 'paid' | 'closed' | 'waiting' | 'unknown'

/** A gateway that does not answer, or refuses the question, leaves the state unknown. */
async function orUnknown(
  tools: PaymentsTools,
  attempt: AttemptRow,
  work: () => Promise<Known>,
): Promise<Known> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof UnknownOutcome || error instanceof GatewayRefused)) throw error
    tools.log.warn('payments.gateway-silent', { attemptId: attempt.id, error })
    return 'unknown'
  }
}

/** Asks for the state of an attempt and books the gateway's answer. */
export function askAbout(tools: PaymentsTools, attempt: AttemptRow): Promise<Known> {
  return orUnknown(tools, attempt, async () => {
    const status = await gatewayOf(tools, attempt.channel).query(attempt.out_trade_no)
    if (status.state === 'paid')
      return (await settleAttempt(tools, attempt, status)).startsWith('wrong') ? 'unknown' : 'paid'
    if (status.state !== 'closed') return 'waiting'
    await noteAttemptClosed(tools.db, attempt.id)
    return 'closed'
  })
}

async function closeTrade(tools: PaymentsTools, attempt: AttemptRow): Promise<Known> {
  const known = await askAbout(tools, attempt)
  if (known !== 'waiting') return known
  return orUnknown(tools, attempt, async () => {
    const closed = await gatewayOf(tools, attempt.channel).close(attempt.out_trade_no)
    if (closed === 'alreadyPaid') return askAbout(tools, attempt)
    await noteAttemptClosed(tools.db, attempt.id)
    return 'closed'
  })
}

/** Ends all open attempts that would pay for the order: asks, closes, and asks once more two minutes later. */
export async function closeAttemptsOf(tools: PaymentsTools, orderId: string): ReturnType<ClosePayments> {
  const { db, clock, jobs } = tools
  const results: Known[] = []
  for (const attempt of await openAttemptsOf(db, [orderId])) {
    results.push(await closeTrade(tools, attempt))
    const due: PollDue = { attemptId: attempt.id, step: 'last' }
    await jobs.send(db, pollJob, due, { at: new Date(clock.nowMs() + 120_000) })
  }
  if (results.includes('paid')) return 'paid'
  return results.includes('unknown') ? 'unknown' : 'closed'
}

/** Asks once and sends the job for the next time. */
export async function pollAttempt(tools: PaymentsTools, { attemptId, step }: PollDue): Promise<void> {
  const { db, jobs } = tools
  const attempt = await attemptById(db, attemptId)
  if (!attempt || attempt.status === 'paid' || attempt.status === 'surplus') return
  if (attempt.status === 'closed' && step !== 'last') return
  const known = await askAbout(tools, attempt)
  const times = pollTimes(attempt.created_at.getTime(), attempt.expires_at.getTime())
  const isLast = step === 'last' || step >= times.length - 1
  // The last attempt ended without a final answer: the queue retries the job with growing pauses.
  if (isLast && known === 'unknown')
    throw new Error(`the gateway gave no final answer about attempt ${attemptId}`)
  if (isLast && known === 'waiting') await noteAttemptClosed(db, attemptId)
  if (isLast || known === 'paid' || known === 'closed') return
  const at = new Date(firstOf(times.slice(step + 1)))
  await setNextQuery(db, attemptId, at)
  const due: PollDue = { attemptId, step: step + 1 }
  await jobs.send(db, pollJob, due, { at })
}
