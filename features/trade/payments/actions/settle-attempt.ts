import type { Tools, Tx } from '@hojip/db'
import { settleOrders } from '@hojip/orders'
import { inTransaction, type CommittingStatement } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { payTypeOf } from '@hojip/policy/channels'
import type { PaidTrade } from '../gateways/gateway.ts'
import { entriesOfPayment } from '../rules/ledger.ts'
import type { AttemptRow } from '../store/attempts.ts'
import { storeAnswer, type Unjudged } from '../store/messages.ts'
import { insertRefund } from '../store/money.ts'
import { bookSuccess, lockedAttempt, type AttemptToSettle } from '../store/settling.ts'
import { paymentTold } from './payment-told.ts'
import type { PaymentsTools } from './tools.ts'
import { refundJob, type RefundDue } from './refunding/try-refund.ts'

export type Verdict = 'paid' | 'again' | 'second payment' | 'wrong amount' | 'wrong trade' | 'unknown number'

/** Surplus is refunded under a number derived from the attempt's, so that there is never a second refund. */
async function refundSurplus(
  tools: PaymentsTools,
  tx: Tx,
  attempt: AttemptRow,
  amountFen: number,
): Promise<void> {
  const { clock, jobs } = tools
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

/** An attempt is identified by its number at a gateway. */
export type AttemptNumber = Pick<AttemptRow, 'channel' | 'out_trade_no'>

/** Why the trade cannot be what pays the attempt; undefined when it can. */
function faultOf({ log }: Tools, attempt: AttemptToSettle, trade: PaidTrade): Verdict | undefined {
  const { id: attemptId, amount_fen: expectedFen, status } = attempt
  const { amountFen: gotFen, gatewayTradeNo } = trade
  if (gotFen !== expectedFen) {
    log.error('payments.wrong-amount', { attemptId, expectedFen, gotFen })
    return 'wrong amount'
  }
  if (attempt.isTradeOfAnother) {
    log.error('payments.wrong-trade', { attemptId, gatewayTradeNo })
    return 'wrong trade'
  }
  if (status !== 'paid' && status !== 'surplus') return undefined
  if (attempt.bookedTradeNo === gatewayTradeNo) return 'again'
  log.error('payments.second-payment', { attemptId, booked: attempt.bookedTradeNo, gatewayTradeNo })
  return 'second payment'
}

export interface Judged {
  verdict: Verdict
  /** Books the success and ends the transaction; undefined when there is nothing to book. */
  last?: CommittingStatement
}

/**
 * Judges a verified success of an attempt. Orders, stock, ledger and events are booked by the statement with which the
 * caller ends the transaction; the first success counts, and every repeat changes nothing.
 * @param message the message that reported it; it is stored with the success, and by the caller when there is none to book
 */
export async function settleInside(
  tools: PaymentsTools,
  tx: Tx,
  attempt: AttemptNumber,
  trade: PaidTrade,
  message?: Unjudged,
): Promise<Judged> {
  const judged = await judge(tools, tx, attempt, trade, message)
  paymentTold.tell({ gateway: attempt.channel, outcome: judged.verdict })
  return judged
}

async function judge(
  tools: PaymentsTools,
  tx: Tx,
  { channel, out_trade_no }: AttemptNumber,
  trade: PaidTrade,
  message?: Unjudged,
): Promise<Judged> {
  const attempt = await lockedAttempt(tx, channel, out_trade_no, trade.gatewayTradeNo)
  if (!attempt) return { verdict: 'unknown number' }
  const fault = faultOf(tools, attempt, trade)
  if (fault) return { verdict: fault }
  const { gatewayTradeNo, paidAt, amountFen } = trade
  const { paid, surplus, settlements, jobs } = await settleOrders(tools, tx, {
    orders: attempt.orders,
    payType: payTypeOf(channel),
    paidAt,
    attemptId: attempt.id,
    arePaymentsOver: attempt.arePaymentsOver,
  })
  const surplusFen = surplus.reduce((sum, order) => sum + order.totalFen, 0)
  if (surplusFen > 0) await refundSurplus(tools, tx, attempt, surplusFen)
  const verdict = 'paid'
  const last = bookSuccess(
    {
      attemptId: attempt.id,
      status: paid.length > 0 ? 'paid' : 'surplus',
      gatewayTradeNo,
      paidAt,
      entries: entriesOfPayment(channel, amountFen, paid, attempt.id),
      settlements,
      jobs,
      at: new Date(tools.clock.nowMs()),
    },
    message && { ...message, verdict },
  )
  return { verdict, last }
}

/** The same for an answer to our own question. An answer that needs a person is stored, as a notification would be. */
export function settleAttempt(
  tools: PaymentsTools,
  attempt: AttemptNumber,
  trade: PaidTrade,
): Promise<Verdict> {
  return inTransaction(tools.db, async (tx): Promise<CommittingStatement<Verdict> | Verdict> => {
    const { verdict, last } = await settleInside(tools, tx, attempt, trade)
    if (last) return last.answering(verdict)
    if (verdict === 'again') return verdict
    const at = new Date(tools.clock.nowMs())
    return storeAnswer({ id: newId(), channel: attempt.channel, trade, verdict, at }).answering(verdict)
  })
}
