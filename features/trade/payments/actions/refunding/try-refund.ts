import type { Tx } from '@hojip/db'
import { waitingRefunds } from '@hojip/pauses/rules'
import { inTransaction } from '@hojip/platform/db'
import { GatewayRefused, UnknownOutcome, type RefundStatus } from '../../gateways/gateway.ts'
import type { PaymentsEvents } from '../../contract.ts'
import { entriesOfOrderRefund, entriesOfSurplusRefund, type Entry } from '../../rules/ledger.ts'
import { refundStuckAfter, refundWaitsMs } from '../../rules/poll-times.ts'
import { requestedNumber } from '../../rules/refund-number.ts'
import {
  endRefund,
  noteTry,
  refundById,
  renumberRefund,
  writeEntries,
  type RefundRow,
} from '../../store/money.ts'
import { moneyOfOrder } from '../../store/order-money.ts'
import type { Channel } from '@hojip/policy/channels'
import { gatewayOf, type PaymentsTools } from '../tools.ts'

/** The job that sends a refund, or asks for its state. */
export const refundJob = 'payments.refund'
export interface RefundDue {
  refundId: string
  /** How many tries there were; `now`: a person's single try, whose later tries are already planned. */
  step: number | 'now'
}

async function entriesOf(tx: Tx, { id, channel, amount_fen, order_id }: RefundRow): Promise<Entry[]> {
  if (order_id === null) return entriesOfSurplusRefund(channel, amount_fen, id)
  const money = await moneyOfOrder(tx, order_id)
  if (!money) throw new Error(`refund ${id} belongs to an order that no attempt has paid`)
  return entriesOfOrderRefund(channel, money.shopAccount, amount_fen, id)
}

/** The refund as requested, whatever number (`R…-2`) it has at the gateway by now. */
function nameOf(refund: RefundRow, orderId: string) {
  return { orderId, outRefundNo: requestedNumber(refund.out_refund_no) }
}

/** Writes the outcome once, however often the gateway reports it, and emits the event in the same transaction. */
export async function endInside(
  tools: PaymentsTools,
  tx: Tx,
  refund: RefundRow,
  state: 'success' | 'failed' | 'abnormal',
): Promise<boolean> {
  const { clock, jobs, log } = tools
  const at = new Date(clock.nowMs())
  const status = state === 'success' ? 'success' : 'failed'
  // The attempt is locked before its refunds, as everywhere.
  const entries = status === 'success' ? await entriesOf(tx, refund) : []
  if (!(await endRefund(tx, refund, status, at))) {
    const now = await refundById(tx, refund.id)
    const isElsewhere = now?.status === 'offline' || now?.out_refund_no !== refund.out_refund_no
    if (status === 'success' && isElsewhere)
      log.error('payments.refunded-twice', { refundId: refund.id, outRefundNo: refund.out_refund_no })
    return false
  }
  if (status === 'success') await writeEntries(tx, refund.id, entries, at)
  else log.error('payments.refund-failed', { refundId: refund.id, outRefundNo: refund.out_refund_no, state })
  if (refund.order_id !== null) {
    const ended: PaymentsEvents['payments/refundEnded'] = { ...nameOf(refund, refund.order_id), status }
    await jobs.emit(tx, 'payments/refundEnded', ended)
  }
  return true
}

/** Reports that a refund has taken too long, so that a person looks into it. */
async function tellStuck(tools: PaymentsTools, tx: Tx, refund: RefundRow): Promise<void> {
  tools.log.error('payments.refund-stuck', { refundId: refund.id, outRefundNo: refund.out_refund_no })
  if (refund.order_id === null) return
  const stuck: PaymentsEvents['payments/refundStuck'] = nameOf(refund, refund.order_id)
  await tools.jobs.emit(tx, 'payments/refundStuck', stuck)
}

/** The refund number after one that is closed for good: `R…`, `R…-2`, `R…-3`. */
function nextNumber(number: string): string {
  const [base, count = '1'] = number.split('-')
  return `${base}-${Number(count) + 1}`
}

/** The gateway's answer about a refund's number, if it may know the number; `unknown`: the refund has to be sent. */
async function knownOf(tools: PaymentsTools, refund: RefundRow): Promise<RefundStatus['state']> {
  if (refund.status === 'queued' && !refund.is_revived) return 'unknown'
  const { channel, out_trade_no: outTradeNo, out_refund_no: outRefundNo } = refund
  return (await gatewayOf(tools, channel).refundQuery(outTradeNo, outRefundNo)).state
}

async function send(tools: PaymentsTools, refund: RefundRow): Promise<RefundStatus['state']> {
  const answer = await gatewayOf(tools, refund.channel).refund({
    outTradeNo: refund.out_trade_no,
    outRefundNo: refund.out_refund_no,
    refundFen: refund.amount_fen,
    totalFen: refund.total_fen,
    reason: refund.reason,
    notifyUrl: `${tools.callbackUrl}/v1/bizPay/notify/${refund.channel}`,
  })
  return answer.state
}

interface Tried {
  /** The refund as it now is, with its next number if it got one. */
  refund: RefundRow
  /** `unknown` when the gateway gave no answer or asks to be called later. */
  state: RefundStatus['state']
}

/**
 * Sends a number again unchanged when the gateway never had it, or gives no final answer about it. When a
 * refund is retried and its number was closed for good, the next number is stored and then sent. A refund
 * that needs a person at the gateway (`abnormal`) gets no new number.
 */
async function tryOnce(tools: PaymentsTools, refund: RefundRow): Promise<Tried> {
  let asked = refund
  try {
    const state = await knownOf(tools, refund)
    if (state === 'failed' && refund.is_revived) {
      const next = nextNumber(refund.out_refund_no)
      if (!(await renumberRefund(tools.db, refund, next))) return { refund, state: 'unknown' }
      asked = { ...refund, out_refund_no: next, is_revived: false }
    } else if (state !== 'unknown') return { refund, state }
    return { refund: asked, state: await send(tools, asked) }
  } catch (error) {
    if (error instanceof UnknownOutcome) return { refund: asked, state: 'unknown' }
    if (!(error instanceof GatewayRefused)) throw error
    tools.log.warn('payments.refund-refused', { refundId: refund.id, error })
    return { refund: asked, state: error.retryLater ? 'unknown' : 'failed' }
  }
}

type Running = RefundRow & { status: 'queued' | 'processing' }
function isRunning(refund: RefundRow): refund is Running {
  return refund.status === 'queued' || refund.status === 'processing'
}

/** Leaves to later what is due of a gateway whose refunds are paused: it waits until they go on, and is not asked about. */
export async function waitsForGateway(tools: PaymentsTools, channel: Channel, due: object): Promise<boolean> {
  if (!tools.isRefundPaused(channel)) return false
  await tools.jobs.send(tools.db, waitingRefunds(channel), due)
  return true
}

/**
 * One try: the same number and amount every time, so that money moves once.
 * @returns the gateway's answer, or undefined for a refund that had already ended, or that waits
 */
export async function tryRefund(
  tools: PaymentsTools,
  { refundId, step }: RefundDue,
): Promise<RefundStatus['state'] | undefined> {
  const { db, clock, jobs } = tools
  const found = await refundById(db, refundId)
  if (!found || !isRunning(found)) return undefined
  if (await waitsForGateway(tools, found.channel, { refundId, step })) return undefined
  const { refund, state } = await tryOnce(tools, found)
  await inTransaction(db, async (tx) => {
    if (state !== 'unknown' && state !== 'processing') return void (await endInside(tools, tx, refund, state))
    await noteTry(tx, refundId, state === 'unknown' ? found.status : 'processing')
    if (step === 'now') return
    if (step >= refundStuckAfter) await tellStuck(tools, tx, refund)
    const waitMs = refundWaitsMs[step]
    if (waitMs === undefined) return
    const due: RefundDue = { refundId, step: step + 1 }
    return jobs.send(tx, refundJob, due, { at: new Date(clock.nowMs() + waitMs) })
  })
  return state
}
