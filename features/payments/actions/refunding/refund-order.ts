import type { Tools, Tx } from '@hojip/db'
import { newId } from '@hojip/platform/ids'
import { entriesOfOrderRefund } from '../../rules/ledger.ts'
import { refundWaitsMs } from '../../rules/poll-times.ts'
import { insertRefund, refundById, reviveRefund, writeEntries } from '../../store/money.ts'
import { lockedRefund, moneyOfOrder, spendRefund, type OrderMoney } from '../../store/order-money.ts'
import { refundJob, type RefundDue } from './refund-surplus.ts'

export interface OrderRefund {
  orderId: string
  /** Ours at the gateway, the same on every try: another number would be another refund. */
  outRefundNo: string
  amountFen: number
  reason: string
}

function fits(money: OrderMoney, amountFen: number): boolean {
  return amountFen <= Math.min(money.paidFen - money.goneFen, money.leftFen)
}

/**
 * Sends money of an order back the way it came; any number of times, never more than was paid. The job asks the
 * gateway after the caller's transaction, and `payments/refundEnded` tells how it went.
 * @returns `noPayment` when no gateway ever took money for the order
 */
export async function refundOrder(tools: Tools, tx: Tx, wish: OrderRefund): Promise<'sent' | 'noPayment'> {
  const { clock, jobs } = tools
  const money = await moneyOfOrder(tx, wish.orderId)
  if (!money) return 'noPayment'
  const known = await lockedRefund(tx, wish.orderId, wish.outRefundNo)
  if (known && known.amountFen !== wish.amountFen)
    throw new Error(`refund ${wish.outRefundNo} was of ${known.amountFen} fen, not ${wish.amountFen}`)
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
 * A refund that failed runs again, with its tries planned: the first at once, or `at` a time. What the gateway says of
 * its number decides whether that or the next one is sent. False when it has not failed, or when something else has sent its
 * money back meanwhile.
 */
export async function revive(tools: Tools, tx: Tx, refundId: string, at?: Date): Promise<boolean> {
  const refund = await refundById(tx, refundId)
  if (!refund) return false
  // The attempt before its refunds, as everywhere. What no order needed is nobody else's.
  const money = refund.order_id === null ? undefined : await moneyOfOrder(tx, refund.order_id)
  if (refund.order_id !== null && !(money && fits(money, refund.amount_fen))) return false
  if (!(await reviveRefund(tx, refundId))) return false
  const due: RefundDue = { refundId, step: 0 }
  await tools.jobs.send(tx, refundJob, due, at ? { at } : {})
  return true
}

/**
 * A person wants an order's refund tried once more: asked about, and when the gateway has closed it for good, sent under
 * the next number.
 * @returns whether there is anything to try
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
  // One that still runs has its own later tries.
  const due: RefundDue = { refundId: refund.id, step: refundWaitsMs.length }
  await tools.jobs.send(tx, refundJob, due)
  return true
}

/**
 * The money was paid by other means, since the gateway's no is final. The number is spent: it never moves money again.
 * @returns false when it may still come from the gateway, or did
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
