import { randomBytes } from 'node:crypto'
import type { Tx } from '@hojip/db'
import type { OrderToPay } from '@hojip/orders'
import { orderStatuses } from '@hojip/orders/rules'
import { inTransaction, markRepeatable, type CommittingStatement } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { answerOf, hashOf, isKeyTaken } from '@hojip/platform/idempotency'
import { newId } from '@hojip/platform/ids'
import type { Job } from '@hojip/platform/jobs'
import { firstOf } from '@hojip/platform/collections'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import { channelOf, type Channel, type PayMethod, type PayWay } from '@hojip/policy/channels'
import { minuteMs } from '@hojip/platform/clock'
import type { OpenedPayment } from '../contract.ts'
import {
  paymentsRefusals as r,
  type PayReason,
  type OverReason,
  type AttemptReason,
  type OpenReason,
} from '../refusals.ts'
import { pollTimes } from '../rules/poll-times.ts'
import { isOfPhone } from '../rules/ways.ts'
import { attemptById, type AttemptRow } from '../store/attempts.ts'
import { insertOpening, saveOpening, lockOpening } from '../store/opening.ts'
import { paymentTold } from './payment-told.ts'
import type { PaymentsTools } from './tools.ts'
import { pollJob, type PollDue } from './ask-gateway.ts'
import { askPayer } from './ask-payer.ts'
import { createTrade } from './create-trade.ts'

export interface PayWish {
  payId: string
  payType: PayMethod
  way?: PayWay | undefined
  /** The buyer's address. */
  clientIp: string
}

interface Means {
  channel: Channel
  way: PayWay
  clientIp: string
}

/** Gateways accept no trade that expires within the next minute. */
const shortestMs = minuteMs

type PayableOrder = OrderToPay & { deadlineMs: number }

function isPayable(order: OrderToPay, nowMs: number): order is PayableOrder {
  const { status, deadlineMs } = order
  return status === orderStatuses.unpaid && deadlineMs !== null && deadlineMs > nowMs
}

/** The orders that are still unpaid, or the refusal with the reason why there are none. */
function unpaidOf(orders: readonly OrderToPay[], nowMs: number): PayableOrder[] | Refusal<PayReason> {
  if (orders.length === 0) return refuse(r.nothingToPay)
  const unpaid = orders.filter((order) => isPayable(order, nowMs))
  if (unpaid.length > 0) return unpaid
  return refuse(orders.some((o) => o.isPaid) ? r.alreadyPaid : r.closed)
}

function sameOrders(attempt: AttemptRow, orders: readonly OrderToPay[]) {
  return attempt.order_ids.join() === orders.map((o) => o.id).join()
}

/** 144 random bits: knowing them is all that the page a phone comes back to requires. */
function newToken() {
  return randomBytes(18).toString('base64url')
}

function newAttempt(
  orders: readonly PayableOrder[],
  { channel, way, clientIp }: Means,
  nowMs: number,
): AttemptRow {
  const id = newId()
  const { purchaseId, userId } = firstOf(orders)
  const deadlineMs = Math.min(...orders.map((o) => o.deadlineMs))
  return {
    id,
    purchase_id: purchaseId,
    user_id: userId,
    channel,
    way,
    out_trade_no: id.replaceAll('-', ''),
    amount_fen: orders.reduce((sum, o) => sum + o.totalFen, 0),
    status: 'open',
    code_url: null,
    link_at: null,
    return_token: isOfPhone(way) ? newToken() : null,
    client_ip: way === 'h5' ? clientIp : null,
    openid: null,
    created_at: new Date(nowMs),
    expires_at: new Date(Math.max(deadlineMs, nowMs + shortestMs)),
    order_ids: orders.map((o) => o.id),
  }
}

/** Plans the first question to the gateway. */
function firstLook({ id, created_at, expires_at }: AttemptRow): Job {
  const due: PollDue = { attemptId: id, step: 0 }
  return {
    queue: pollJob,
    data: due,
    at: new Date(firstOf(pollTimes(created_at.getTime(), expires_at.getTime()))),
  }
}

interface Begun {
  attempt: AttemptRow
  orders: OrderToPay[]
}

interface Repeated {
  attemptId: string
  orders: OrderToPay[]
}

/** The attempt that an earlier request with the same key has made, if it can still be paid. */
async function again(
  tools: PaymentsTools,
  { attemptId, orders }: Repeated,
): Promise<Begun | Refusal<OverReason>> {
  const attempt = await attemptById(tools.db, attemptId)
  if (attempt?.status === 'paid') return refuse(r.alreadyPaid)
  if (attempt?.status !== 'open') return refuse(r.closed)
  const own = orders.filter((o) => attempt.order_ids.includes(o.id))
  return own.some((o) => o.status === orderStatuses.unpaid) ? { attempt, orders: own } : refuse(r.closed)
}

/**
 * The attempt with the orders it pays, under the orders' locks: the open one for exactly these orders, or a
 * new one whose first question to the gateway is planned; for a repeated request, the attempt that the first
 * one made.
 */
async function begin(
  tools: PaymentsTools,
  viewer: Pick<Viewer, 'userId'>,
  wish: PayWish & Means,
  key: string,
): Promise<Begun | Refusal<AttemptReason>> {
  const { payId, payType, channel, way, clientIp } = wish
  const request = { userId: viewer.userId, call: 'POST /bizOrder/orderToPay', key }
  const hash = hashOf({ payId, payType, way })
  const work = async (tx: Tx): Promise<CommittingStatement<Begun> | Repeated | Refusal<AttemptReason>> => {
    markRepeatable(tx)
    const { storedAnswer, orders, attempts } = await lockOpening(tx, request, payId)
    if (storedAnswer) {
      const answer = answerOf<{ attemptId: string }>(storedAnswer, hash)
      return isRefusal(answer) ? answer : { attemptId: answer.attemptId, orders }
    }
    const nowMs = tools.clock.nowMs()
    const unpaid = unpaidOf(orders, nowMs)
    if (isRefusal(unpaid)) return unpaid
    const usable = (a: AttemptRow) =>
      a.channel === channel &&
      a.way === way &&
      a.expires_at.getTime() > nowMs &&
      sameOrders(a, unpaid) &&
      // WeChat Pay accepts a repeated number only with the IP address of the first call.
      (way !== 'h5' || a.client_ip === clientIp)
    const known = attempts.find(usable)
    const attempt = known ?? newAttempt(unpaid, wish, nowMs)
    const answered = { ...request, hash, answer: { attemptId: attempt.id } }
    const last = known
      ? saveOpening(answered)
      : insertOpening(answered, attempt, { orders: unpaid, jobs: [firstLook(attempt)] })
    return last.answering({ attempt, orders: unpaid })
  }
  const begun = await inTransaction(tools.db, work).catch((error: unknown) => {
    // The same key was used at the same moment for other orders, whose locks differ: reading again finds the
    // key used.
    if (isKeyTaken(error)) return inTransaction(tools.db, work)
    throw error
  })
  if (isRefusal(begun)) return begun
  return 'attempt' in begun ? begun : again(tools, begun)
}

/**
 * Opens a payment for what is still unpaid behind `payId`. The attempt is written before the gateway is
 * called, so that its number is known and can be asked about whatever becomes of the call.
 */
export async function openPayment(
  tools: PaymentsTools,
  viewer: Pick<Viewer, 'userId'>,
  wish: PayWish,
  key: string,
): Promise<OpenedPayment | Refusal<OpenReason>> {
  const channel = channelOf(wish.payType)
  const gateway = tools.gateways[channel]
  if (!gateway) return refuse(r.gatewayDown)
  const way = wish.way ?? firstOf(gateway.ways)
  if (!gateway.ways.includes(way)) return refuse(r.wayClosed)
  const begun = await begin(tools, viewer, { ...wish, channel, way }, key)
  if (isRefusal(begun)) return begun
  const { attempt, orders } = begun
  paymentTold.tell({ gateway: channel, outcome: 'opened' })
  const opened = await openWay(tools, attempt, wish.payId, orders)
  if (!opened) return refuse(r.gatewayDown)
  const expireAt = Math.min(
    ...orders.flatMap((o) =>
      o.status === orderStatuses.unpaid && o.deadlineMs !== null ? [o.deadlineMs] : [],
    ),
  )
  return {
    payCode: attempt.out_trade_no,
    ...opened,
    surplusSeconds: Math.max(0, Math.floor((expireAt - tools.clock.nowMs()) / 1000)),
    expireAt,
  }
}

/** What the buyer's browser has to open; undefined when the gateway gives no usable answer. */
async function openWay(
  tools: PaymentsTools,
  attempt: AttemptRow,
  payId: string,
  orders: readonly OrderToPay[],
): Promise<Pick<OpenedPayment, 'codeUrl' | 'payUrl'> | undefined> {
  // The trade inside WeChat is made for a payer, whom WeChat has to name first.
  if (attempt.way === 'jsapi') return { payUrl: await askPayer(tools, attempt) }
  const opened = await createTrade(tools, attempt, payId, orders)
  if (opened?.kind === 'qr') return { codeUrl: opened.codeUrl }
  return opened?.kind === 'redirect' ? { payUrl: opened.url } : undefined
}
