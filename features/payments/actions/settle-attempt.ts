import type { Tx } from '@hojip/db'
import { settleOrders, lockedOrders } from '@hojip/orders'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import type { PaidTrade } from '../gateways/gateway.ts'
import { entriesOfPayment } from '../rules/ledger.ts'
import { claimSuccess, isTradeOfAnother, markSurplus, type AttemptRow } from '../store/attempts.ts'
import { insertRefund, writeEntries } from '../store/money.ts'
import { payTypes, type Desk } from './desk.ts'
import { refundJob, type RefundDue } from './refund-surplus.ts'

export type Verdict = 'paid' | 'again' | 'wrong amount' | 'wrong trade'

/** What no order needed goes back under a number that follows from the attempt's, so there is never a second one. */
const refundSurplus = async (desk: Desk, tx: Tx, attempt: AttemptRow, amountFen: number): Promise<void> => {
  const { clock, jobs } = desk.tools
  const id = newId()
  const outRefundNo = `R${attempt.out_trade_no}`
  const reason = '订单已关闭或已付款，自动退款'
  await insertRefund(tx, {
    id,
    attemptId: attempt.id,
    outRefundNo,
    amountFen,
    reason,
    at: new Date(clock.nowMs()),
  })
  const due: RefundDue = { refundId: id, step: 0 }
  await jobs.send(tx, refundJob, due)
}

/**
 * A gateway says, believably, that an attempt was paid. Orders, stock, ledger and events follow in the caller's
 * transaction; the first success counts, every repeat changes nothing.
 */
export const settleInside = async (
  desk: Desk,
  tx: Tx,
  attempt: AttemptRow,
  trade: PaidTrade,
): Promise<Verdict> => {
  const { tools } = desk
  if (trade.amountFen !== attempt.amount_fen) {
    const { id: attemptId, amount_fen: expectedFen } = attempt
    tools.log.error('payments.wrong-amount', { attemptId, expectedFen, gotFen: trade.amountFen })
    return 'wrong amount'
  }
  // Orders before attempts, as everywhere: whoever closes an order at this moment waits or is waited for.
  const orders = await lockedOrders(tx, attempt.order_ids)
  if (await isTradeOfAnother(tx, attempt.id, trade.gatewayTradeNo)) {
    const { gatewayTradeNo } = trade
    tools.log.error('payments.wrong-trade', { attemptId: attempt.id, gatewayTradeNo })
    return 'wrong trade'
  }
  if (!(await claimSuccess(tx, attempt.id, trade))) return 'again'
  const { paid, surplus } = await settleOrders(tools, tx, {
    orders,
    payType: payTypes[attempt.channel],
    paidAt: trade.paidAt,
    attemptId: attempt.id,
  })
  const at = new Date(tools.clock.nowMs())
  const entries = entriesOfPayment(attempt.channel, trade.amountFen, paid, attempt.id)
  await writeEntries(tx, attempt.id, entries, at)
  const surplusFen = surplus.reduce((sum, order) => sum + order.totalFen, 0)
  if (surplusFen > 0) await refundSurplus(desk, tx, attempt, surplusFen)
  if (paid.length === 0) await markSurplus(tx, attempt.id)
  return 'paid'
}

export const settleAttempt = (desk: Desk, attempt: AttemptRow, trade: PaidTrade): Promise<Verdict> =>
  inTransaction(desk.tools.db, (tx) => settleInside(desk, tx, attempt, trade))
