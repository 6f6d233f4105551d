import type { Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import { GatewayRefused, UnknownOutcome, type RefundStatus } from '../gateways/gateway.ts'
import type { PaymentsEvents } from '../contract.ts'
import { entriesOfOrderRefund, entriesOfSurplusRefund, type Entry } from '../rules/ledger.ts'
import { refundStuckAfter, refundWaitsMs } from '../rules/poll-times.ts'
import { endRefund, noteTry, refundById, writeEntries, type RefundRow } from '../store/money.ts'
import { moneyOfOrder } from '../store/order-money.ts'
import { gatewayOf, type Desk } from './desk.ts'

/** Asks for a refund, or how it stands. */
export const refundJob = 'payments.refund'
export interface RefundDue {
  refundId: string
  /** How many tries there were. */
  step: number
}

const entriesOf = async (tx: Tx, { id, channel, amount_fen, order_id }: RefundRow): Promise<Entry[]> => {
  if (order_id === null) return entriesOfSurplusRefund(channel, amount_fen, id)
  const money = await moneyOfOrder(tx, order_id)
  if (!money) throw new Error(`refund ${id} is of an order that nobody paid`)
  return entriesOfOrderRefund(channel, money.shopAccount, amount_fen, id)
}

/** As it was asked for, whichever number it has at the gateway by now (`R…-2`). */
const nameOf = (refund: RefundRow, orderId: string) => ({
  orderId,
  outRefundNo: refund.out_refund_no.split('-')[0]!,
})

/** Written once, however often a gateway says it; whoever asked for the refund is told in the same transaction. */
export const endInside = async (
  desk: Desk,
  tx: Tx,
  refund: RefundRow,
  state: 'success' | 'failed' | 'abnormal',
): Promise<boolean> => {
  const { clock, jobs, log } = desk.tools
  const at = new Date(clock.nowMs())
  const status = state === 'success' ? 'success' : 'failed'
  // The attempt before its refunds, as everywhere.
  const entries = status === 'success' ? await entriesOf(tx, refund) : []
  if (!(await endRefund(tx, refund.id, status, at))) {
    const now = await refundById(tx, refund.id)
    if (status === 'success' && now?.status === 'offline')
      log.error('payments.refunded-twice', { refundId: refund.id, outRefundNo: refund.out_refund_no })
    return false
  }
  if (status === 'success') await writeEntries(tx, refund.id, entries, at)
  else log.error('payments.refund-failed', { refundId: refund.id, outRefundNo: refund.out_refund_no, state })
  if (refund.order_id !== null) {
    const ended: PaymentsEvents['payments/refund-ended'] = { ...nameOf(refund, refund.order_id), status }
    await jobs.emit(tx, 'payments/refund-ended', ended)
  }
  return true
}

/** Somebody should look: the money is neither here nor there for longer than it should be. */
const tellStuck = async (desk: Desk, tx: Tx, refund: RefundRow): Promise<void> => {
  desk.tools.log.error('payments.refund-stuck', { refundId: refund.id, outRefundNo: refund.out_refund_no })
  if (refund.order_id === null) return
  const stuck: PaymentsEvents['payments/refund-stuck'] = nameOf(refund, refund.order_id)
  await desk.tools.jobs.emit(tx, 'payments/refund-stuck', stuck)
}

const ask = async (desk: Desk, refund: RefundRow): Promise<RefundStatus['state']> => {
  const gateway = gatewayOf(desk, refund.channel)
  if (refund.status === 'processing') {
    const known = await gateway.refundQuery(refund.out_trade_no, refund.out_refund_no)
    if (known.state !== 'unknown') return known.state
  }
  const answer = await gateway.refund({
    outTradeNo: refund.out_trade_no,
    outRefundNo: refund.out_refund_no,
    refundFen: refund.amount_fen,
    totalFen: refund.total_fen,
    reason: refund.reason,
    notifyUrl: `${desk.callbackUrl}/v1/bizPay/notify/${refund.channel}`,
  })
  return answer.state
}

/** The gateway's word, or `unknown` where it gave none or wants to be asked later. */
const stateOf = async (desk: Desk, refund: RefundRow): Promise<RefundStatus['state']> => {
  try {
    return await ask(desk, refund)
  } catch (error) {
    if (error instanceof UnknownOutcome) return 'unknown'
    if (!(error instanceof GatewayRefused)) throw error
    desk.tools.log.warn('payments.refund-refused', { refundId: refund.id, error })
    return error.retryLater ? 'unknown' : 'failed'
  }
}

type Running = RefundRow & { status: 'queued' | 'processing' }
const isRunning = (refund: RefundRow): refund is Running =>
  refund.status === 'queued' || refund.status === 'processing'

/** One try: the same number and amount every time, so that money moves once. */
export const tryRefund = async (desk: Desk, { refundId, step }: RefundDue): Promise<void> => {
  const { db, clock, jobs } = desk.tools
  const refund = await refundById(db, refundId)
  if (!refund || !isRunning(refund)) return
  const state = await stateOf(desk, refund)
  await inTransaction(db, async (tx) => {
    if (state !== 'unknown' && state !== 'processing') return void (await endInside(desk, tx, refund, state))
    await noteTry(tx, refundId, state === 'unknown' ? refund.status : 'processing')
    if (step >= refundStuckAfter) await tellStuck(desk, tx, refund)
    const waitMs = refundWaitsMs[step]
    if (waitMs === undefined) return
    const due: RefundDue = { refundId, step: step + 1 }
    return jobs.send(tx, refundJob, due, { at: new Date(clock.nowMs() + waitMs) })
  })
}
