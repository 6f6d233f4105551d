import type { Tools, Tx } from '@hojip/db'
import { returnUnits } from '@hojip/inventory'
import { bookRefund } from '@hojip/orders'
import { refundStatuses, orderStatuses } from '@hojip/orders/rules'
import { refundOrder } from '@hojip/payments'
import { inTransaction } from '@hojip/platform/db'
import { countedUnits, refundable, settledOf, unshippedUnits, type Split } from '../../rules/refundable.ts'
import { reasonOf } from '../../rules/reasons.ts'
import { refundNumberOf } from '../../rules/refund-number.ts'
import { refundIdByNumber, refundsOfOrder } from '../../store/read.ts'
import { addLog, updateRefund } from '../../store/write.ts'
import { leavingOf, moneyOrderOf } from './money-of.ts'
import { lockRefund, takeStep, type Locked, type Step } from '../take-step.ts'

const { processing } = refundStatuses

export interface Asked {
  type: 0 | 1
  goodsFen: number
  shippingFen: number
}

/** The amount that can be refunded for an application now, by the same rules as the amount its buyer was shown. */
async function settledNow(tx: Tx, { order, refund }: Locked, asked: Asked): Promise<Split> {
  const others = await refundsOfOrder(tx, order.id)
  const among = { except: refund.id, isEstimate: false }
  const most = refundable(moneyOrderOf(order, others, among), {
    lineId: refund.lineId,
    units: refund.units,
    reason: refund.reason,
    type: asked.type,
    receiving: refund.receiving,
    leaving: leavingOf(others, among),
  })
  return settledOf(most, asked)
}

async function markFailed(tx: Tx, { refund }: Locked, at: Date): Promise<void> {
  await updateRefund(tx, refund.id, processing, processing, { money: 'failed' })
  await addLog(tx, {
    refundId: refund.id,
    at,
    role: 'gateway',
    action: 'moneyFailed',
    from: processing,
    to: processing,
  })
}

/** When units on their way to the buyer are refunded, the log tells the shop to have the carrier stop them. */
async function tellOnTheWay(tools: Tools, tx: Tx, { refund }: Locked, unshipped: number): Promise<void> {
  if (refund.receiving === 1 || refund.units === unshipped) return
  const at = new Date(tools.clock.nowMs())
  await addLog(tx, {
    refundId: refund.id,
    at,
    role: 'system',
    action: 'intercept',
    from: processing,
    to: processing,
  })
}

/** The application's units that are still at the shop. After a refusal the shop may have shipped them. */
function unshippedNow({ order, refund }: Locked): number {
  const line = order.lines.find(({ id }) => id === refund.lineId)
  return line ? Math.min(refund.unshipped, unshippedUnits(line, refund, refund.units)) : 0
}

/**
 * Grants the refund: the application moves to processing, units that never left go back into stock, and the refund is
 * queued under the application's number, all in the caller's transaction.
 * @returns false, with nothing done, when the table or the order's state does not allow it
 */
export async function grantMoney(
  tools: Tools,
  tx: Tx,
  locked: Locked,
  name: 'agreedRefund' | 'acceptedRefund' | 'passed' | 'decidedRefund',
  { asked = locked.refund, ...step }: Step & { asked?: Asked },
): Promise<boolean> {
  const { order, refund } = locked
  if (
    order.status !== orderStatuses.toShip &&
    order.status !== orderStatuses.toReceive &&
    order.status !== orderStatuses.completed
  )
    return false
  const split = await settledNow(tx, locked, asked)
  const amountFen = split.goodsFen + split.shippingFen
  if (amountFen <= 0) return false
  const unshipped = unshippedNow(locked)
  const change = {
    ...step.change,
    type: asked.type,
    unshipped,
    goods_fen: split.goodsFen,
    shipping_fen: split.shippingFen,
    is_whole: split.isWhole,
    money: 'sent' as const,
    proposal: null,
  }
  if (!(await takeStep(tools, tx, locked, name, { ...step, change }))) return false
  await tellOnTheWay(tools, tx, locked, unshipped)
  const isBack = name === 'passed' && step.change?.resalable === true
  const quantity = isBack ? refund.units : unshipped
  // The refund goes on all the same; the check `stockAddsUp` reports the difference.
  if (!(await returnUnits(tx, { orderId: order.id, skuId: refund.skuId, quantity, refundId: refund.id })))
    tools.log.error('aftersales.units-not-returned', { refundId: refund.id, skuId: refund.skuId, quantity })
  const reason = reasonOf(refund.reason)?.text['zh-CN'] ?? ''
  const wish = { orderId: order.id, outRefundNo: refundNumberOf(refund), amountFen, reason }
  if ((await refundOrder(tools, tx, wish)) === 'noPayment')
    await markFailed(tx, locked, new Date(tools.clock.nowMs()))
  return true
}

/** The money has arrived: completes the application and books the refund in its order. */
export async function completeRefund(
  tools: Tools,
  tx: Tx,
  locked: Locked,
  name: 'refunded' | 'paidOffline',
  step: Step,
): Promise<boolean> {
  const { order, refund } = locked
  const money = name === 'refunded' ? ('done' as const) : ('offline' as const)
  const change = { ...step.change, money, done_at: new Date(tools.clock.nowMs()) }
  if (!(await takeStep(tools, tx, locked, name, { ...step, change }))) return false
  const units = countedUnits(refund)
  await bookRefund(tools, tx, order.id, {
    lineId: refund.lineId,
    refundId: refund.id,
    units,
    unshipped: units === 0 ? 0 : refund.unshipped,
    goodsFen: refund.goodsFen,
    shippingFen: refund.shippingFen,
  })
  return true
}

/** Handles the event of payments that a refund ended. Repeats and refund numbers of other rooms change nothing. */
export async function handleRefundEnd(
  tools: Tools,
  { outRefundNo, status }: { outRefundNo: string; status: 'success' | 'failed' | 'stuck' },
): Promise<void> {
  const id = await refundIdByNumber(tools.db, outRefundNo)
  if (!id) return
  await inTransaction(tools.db, async (tx) => {
    const locked = await lockRefund(tx, id)
    if (locked?.refund.status !== processing) return
    const at = new Date(tools.clock.nowMs())
    if (status === 'success')
      await completeRefund(tools, tx, locked, 'refunded', { by: 'gateway', nowMs: at.getTime() })
    else if (status === 'failed' && locked.refund.money !== 'failed') await markFailed(tx, locked, at)
    else if (status === 'stuck' && locked.refund.money === 'sent') await markStuck(tx, id, at)
  })
}

/** Marks the money as stuck, so that the mall looks after it. */
export async function markStuck(tx: Tx, refundId: string, at: Date): Promise<void> {
  await updateRefund(tx, refundId, processing, processing, { money: 'stuck' })
  await addLog(tx, { refundId, at, role: 'system', action: 'moneyStuck', from: processing, to: processing })
}
