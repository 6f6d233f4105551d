import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import type { RefundStatus } from '../../gateways/gateway.ts'
import { entriesOfUnknownPayment, entriesOfUnknownRefund } from '../../rules/ledger.ts'
import { writeEntries } from '../../store/money.ts'
import { lockedCase, noteOutcome, resolveCase, type CaseRow } from '../../store/reconcile.ts'
import { gatewayOf, type PaymentsTools } from '../tools.ts'

/** Repeats what waits for a gateway until the case is resolved. */
export const mendJob = 'payments.mend'
export interface MendDue {
  caseId: string
}

/** It follows from the payment's number, so that there is never a second refund. */
function refundNumberOf(one: CaseRow): string {
  return `R${one.number}`.slice(0, 64)
}

/** Money that no order of ours stands behind is in the books before it goes back. */
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
 * Sends back a payment that the bill has and we do not know. Only a person may start it: a merchant's account may serve
 * other shops too, whose money this would be. Once started, it is taken to its end by itself.
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
