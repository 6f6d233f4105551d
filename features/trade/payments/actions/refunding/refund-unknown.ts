import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import type { RefundStatus } from '../../gateways/gateway.ts'
import { entriesOfUnknownPayment, entriesOfUnknownRefund } from '../../rules/ledger.ts'
import { writeEntries } from '../../store/money.ts'
import { lockedCase, noteOutcome, resolveCase, type CaseRow } from '../../store/reconcile.ts'
import { gatewayOf, type PaymentsTools } from '../tools.ts'

/** Retries the refunds of unknown payments until their cases are resolved. */
export const repairJob = 'payments.mend'
export interface RepairDue {
  caseId: string
}

/** The number is derived from the payment's, so that there is never a second refund. */
function refundNumberOf(one: CaseRow): string {
  return `R${one.number}`.slice(0, 64)
}

/** Books money that belongs to no order before it is refunded. */
function bookOnce(tools: PaymentsTools, one: CaseRow, amountFen: number): Promise<void> {
  return inTransaction(tools.db, async (tx) => {
    const now = await lockedCase(tx, one.id)
    if (now?.status !== 'open' || now.outcome !== null) return
    const at = new Date(tools.clock.nowMs())
    await writeEntries(tx, one.id, entriesOfUnknownPayment(one.channel, amountFen, one.id), at)
    await noteOutcome(tx, one.id, 'refunding')
  })
}

function endOnce(tools: PaymentsTools, one: CaseRow, amountFen: number, by: string | null): Promise<boolean> {
  return inTransaction(tools.db, async (tx) => {
    const at = new Date(tools.clock.nowMs())
    if (!(await resolveCase(tx, one.id, { outcome: 'refunded', at, by }))) return false
    await writeEntries(tx, newId(), entriesOfUnknownRefund(one.channel, amountFen, one.id), at)
    return true
  })
}

export type UnknownRefunded = 'refunded' | 'refunding' | 'notPaid'

/**
 * Refunds a payment that is in the bill and unknown to us. Only a person may start it: other shops may share
 * the merchant's account, and the money could be theirs. Once started, it runs to its end by itself.
 */
export async function refundUnknown(
  tools: PaymentsTools,
  one: CaseRow,
  by: string | null,
): Promise<UnknownRefunded> {
  const gateway = gatewayOf(tools, one.channel)
  const trade = await gateway.query(one.number)
  if (trade.state !== 'paid') return 'notPaid'
  await bookOnce(tools, one, trade.amountFen)
  // The job that follows waits.
  if (tools.isRefundPaused(one.channel)) return 'refunding'
  const outRefundNo = refundNumberOf(one)
  const known: RefundStatus = await gateway.refundQuery(one.number, outRefundNo)
  const answer =
    known.state === 'unknown'
      ? await gateway.refund({
          outTradeNo: one.number,
          outRefundNo,
          refundFen: trade.amountFen,
          totalFen: trade.amountFen,
          reason: '无对应订单，退款',
        })
      : known
  if (answer.state !== 'success') return 'refunding'
  await endOnce(tools, one, trade.amountFen, by)
  return 'refunded'
}
