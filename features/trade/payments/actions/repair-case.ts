import { inTransaction } from '@hojip/platform/db'
import { GatewayRefused, UnknownOutcome } from '../gateways/gateway.ts'
import type { CaseKind } from '../rules/reconcile.ts'
import { attemptById } from '../store/attempts.ts'
import { refundById } from '../store/money.ts'
import { isTold, ownLedgerOf, resolveCase, type CaseRow } from '../store/reconcile.ts'
import { askAbout } from './ask-gateway.ts'
import { gatewayOf, type PaymentsTools } from './tools.ts'
import { endInside } from './refunding/try-refund.ts'
import { refundUnknown } from './refunding/refund-unknown.ts'

/** The outcome of a case, or undefined while it needs a person. */
type Outcome = 'settled' | 'confirmed' | 'laterBill' | 'booked' | 'refunded' | undefined

/** The bill has money without a notification: asks the gateway, and books its answer like any other. */
async function settlePayment(tools: PaymentsTools, one: CaseRow): Promise<Outcome> {
  const attempt = one.attempt_id ? await attemptById(tools.db, one.attempt_id) : undefined
  if (!attempt) return undefined
  if (attempt.status === 'open' || attempt.status === 'closed') await askAbout(tools, attempt)
  const now = await attemptById(tools.db, attempt.id)
  return now?.status === 'paid' || now?.status === 'surplus' ? 'settled' : undefined
}

/** The line appeared in a later bill, or neither the gateway nor its account knows the movement. */
async function confirmPayment(tools: PaymentsTools, one: CaseRow): Promise<Outcome> {
  if (await isTold(tools.db, one)) return 'laterBill'
  if (one.fund_fen !== one.own_fen) return undefined
  const status = await gatewayOf(tools, one.channel).query(one.number)
  return status.state === 'paid' && status.amountFen === one.own_fen ? 'confirmed' : undefined
}

async function settleRefund(tools: PaymentsTools, one: CaseRow): Promise<Outcome> {
  const { db } = tools
  const refund = one.refund_id ? await refundById(db, one.refund_id) : undefined
  if (!refund) return undefined
  if (refund.status === 'success') return 'settled'
  const status = await gatewayOf(tools, one.channel).refundQuery(refund.out_trade_no, refund.out_refund_no)
  const isWhole = status.refundFen === undefined || status.refundFen === refund.amount_fen
  if (status.state !== 'success' || !isWhole) return undefined
  await inTransaction(db, (tx) => endInside(tools, tx, refund, 'success'))
  return 'settled'
}

async function confirmRefund(tools: PaymentsTools, one: CaseRow): Promise<Outcome> {
  if (await isTold(tools.db, one)) return 'laterBill'
  if (one.fund_fen !== one.own_fen) return undefined
  const refund = one.refund_id ? await refundById(tools.db, one.refund_id) : undefined
  if (!refund) return undefined
  const status = await gatewayOf(tools, one.channel).refundQuery(refund.out_trade_no, refund.out_refund_no)
  return status.state === 'success' ? 'confirmed' : undefined
}

/** The ledger has been corrected meanwhile. */
async function checkLedger(tools: PaymentsTools, one: CaseRow): Promise<Outcome> {
  return (await ownLedgerOf(tools.db, one)) === one.own_fen ? 'booked' : undefined
}

/** Continues a refund that a person has started. */
async function goOnRefunding(tools: PaymentsTools, one: CaseRow, by: string | null): Promise<Outcome> {
  return one.outcome === 'refunding' && (await refundUnknown(tools, one, by)) === 'refunded'
    ? 'refunded'
    : undefined
}

/** The kinds of cases that the program may resolve; a person decides all others. */
const repairs: Partial<
  Record<CaseKind, (tools: PaymentsTools, one: CaseRow, by: string | null) => Promise<Outcome>>
> = {
  unsettledPayment: settlePayment,
  missingPayment: confirmPayment,
  unsettledRefund: settleRefund,
  missingRefund: confirmRefund,
  ledger: checkLedger,
  unknownPayment: goOnRefunding,
}

/**
 * Resolves a case by the gateway's answer, where that is enough.
 * @returns whether the case is resolved now
 */
export async function repairCase(
  tools: PaymentsTools,
  one: CaseRow,
  by: string | null = null,
): Promise<boolean> {
  try {
    const outcome = await repairs[one.kind]?.(tools, one, by)
    if (!outcome) return false
    const at = new Date(tools.clock.nowMs())
    await resolveCase(tools.db, one.id, { outcome, at, by })
    return true
  } catch (error) {
    if (!(error instanceof UnknownOutcome || error instanceof GatewayRefused)) throw error
    tools.log.warn('payments.case-unanswered', { caseId: one.id, error })
    return false
  }
}
