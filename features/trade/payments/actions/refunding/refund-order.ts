import type { Tools, Tx } from '@hojip/db'
import { newId } from '@hojip/platform/ids'
import { entriesOfOrderRefund } from '../../rules/ledger.ts'
import { refundWaitsMs } from '../../rules/poll-times.ts'
import { insertRefund, refundById, reviveRefund, writeEntries } from '../../store/money.ts'
import { lockedRefund, moneyOfOrder, spendRefund, type OrderMoney } from '../../store/order-money.ts'
import { refundJob, type RefundDue } from './try-refund.ts'

export interface OrderRefund {
  orderId: string
  /** Our number at the gateway, the same on every try: another number would be another refund. */
  outRefundNo: string
  amountFen: number
  reason: string
}

function fits(money: OrderMoney, amountFen: number): boolean {
  return amountFen <= Math.min(money.paidFen - money.goneFen, money.leftFen)
}

/**
 * Refunds part of an order to the payment that paid it; any number of times, never more than was paid. A job
 * asks the gateway after the caller's transaction, and `payments/refundEnded` reports the outcome.
 * @returns `noPayment` when no gateway ever took money for the order
 */
export async function refundOrder(tools: Tools, tx: Tx, wish: OrderRefund): Promise<'sent' | 'noPayment'> {
  const { clock, jobs } = tools
  const money = await moneyOfOrder(tx, wish.orderId)
  if (!money) return 'noPayment'
  const known = await lockedRefund(tx, wish.orderId, wish.outRefundNo)
  if (known && known.amountFen !== wish.amountFen)
    throw new Error(`refund ${wish.outRefundNo} was for ${known.amountFen} fen, not ${wish.amountFen}`)
  if (known) return 'sent'
  if (!fits(money, wish.amountFen))
    throw new Error(`refund ${wish.outRefundNo} of ${wish.amountFen} fen is more than its order has left`)
  const id = newId()
  await insertRefund(tx, { id, attemptId: money.attemptId, ...wish, at: new Date(clock.nowMs()) })
  const due: RefundDue = { refundId: id, step: 0 }
  await jobs.send(tx, refundJob, due)
  return 'sent'
}

/**
 * Restarts a failed refund and plans its retries: the first at once, or at `at`. The gateway's answer about
 * its number decides whether that number or the next one is sent. False when the refund has not failed, or
 * when its money has meanwhile been refunded otherwise.
 */
export async function revive(tools: Tools, tx: Tx, refundId: string, at?: Date): Promise<boolean> {
  const refund = await refundById(tx, refundId)
  if (!refund) return false
  // The attempt is locked before its refunds, as everywhere. Surplus was paid for no order, so nothing else
  // can refund it.
  const money = refund.order_id === null ? undefined : await moneyOfOrder(tx, refund.order_id)
  if (refund.order_id !== null && !(money && fits(money, refund.amount_fen))) return false
  if (!(await reviveRefund(tx, refundId))) return false
  const due: RefundDue = { refundId, step: 0 }
  await tools.jobs.send(tx, refundJob, due, at ? { at } : {})
  return true
}

/**
 * Retries an order's refund at a person's request: asks about its number, and sends the next number when the
 * gateway has closed that one for good.
 * @returns whether there is anything to retry
 */
export async function retryOrderRefund(
  tools: Tools,
  tx: Tx,
  wish: Pick<OrderRefund, 'orderId' | 'outRefundNo'>,
): Promise<boolean> {
  const money = await moneyOfOrder(tx, wish.orderId)
  const refund = await lockedRefund(tx, wish.orderId, wish.outRefundNo)
  if (!money || !refund || refund.status === 'success' || refund.status === 'offline') return false
  if (refund.status === 'failed') return revive(tools, tx, refund.id)
  // A refund that still runs has its own retries planned.
  const due: RefundDue = { refundId: refund.id, step: refundWaitsMs.length }
  await tools.jobs.send(tx, refundJob, due)
  return true
}

/**
 * Records that the money was paid by other means, because the gateway's refusal is final. The number is used
 * up: it never moves money again.
 * @returns false when the gateway may still pay, or has paid
 */
export async function payOrderOffline(
  tools: Tools,
  tx: Tx,
  wish: Pick<OrderRefund, 'orderId' | 'outRefundNo'>,
): Promise<boolean> {
  const money = await moneyOfOrder(tx, wish.orderId)
  if (!money) return true
  const refund = await lockedRefund(tx, wish.orderId, wish.outRefundNo)
  if (refund?.status !== 'failed' || !fits(money, refund.amountFen)) return false
  const at = new Date(tools.clock.nowMs())
  if (!(await spendRefund(tx, refund.id, at))) return false
  const entries = entriesOfOrderRefund('offline', money.shopAccount, refund.amountFen, refund.id)
  await writeEntries(tx, refund.id, entries, at)
  return true
}
