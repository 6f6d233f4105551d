import type { OrderToPay } from '@hojip/orders'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { answerOf, hashOf } from '@hojip/platform/idempotency'
import { newId } from '@hojip/platform/ids'
import type { Job } from '@hojip/platform/jobs'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { OpenedPayment } from '../contract.ts'
import { GatewayRefused, UnknownOutcome, type Opened, type PayWay } from '../gateways/gateway.ts'
import { paymentsRefusals as r } from '../refusals.ts'
import type { Channel } from '../rules/ledger.ts'
import { pollTimes } from '../rules/poll-times.ts'
import { attemptById, keepCodeUrl, type AttemptRow } from '../store/attempts.ts'
import { insertOpening, keepOpening, lockOpening } from '../store/opening.ts'
import { channels, type Desk } from './desk.ts'
import { askAbout, pollJob, type PollDue } from './ask-gateway.ts'

export interface PayWish {
  payId: string
  payType: '1' | '2'
  way?: PayWay | undefined
}

interface Means {
  channel: Channel
  way: PayWay
}

/** Gateways take no trade that expires within the next minute. */
const shortestMs = 60_000

const payable = ({ status, deadlineMs }: OrderToPay, nowMs: number) =>
  status === 0 && deadlineMs !== null && deadlineMs > nowMs

/** What is still unpaid, or why nothing is. */
const unpaidOf = (orders: readonly OrderToPay[], nowMs: number): OrderToPay[] | Refusal => {
  if (orders.length === 0) return refuse(r.nothingToPay)
  const unpaid = orders.filter((order) => payable(order, nowMs))
  if (unpaid.length > 0) return unpaid
  return refuse(orders.some((o) => o.isPaid) ? r.alreadyPaid : r.closed)
}

const sameOrders = (attempt: AttemptRow, orders: readonly OrderToPay[]) =>
  attempt.order_ids.join() === orders.map((o) => o.id).join()

const newAttempt = (orders: readonly OrderToPay[], { channel, way }: Means, nowMs: number): AttemptRow => {
  const id = newId()
  const { purchaseId, userId } = orders[0]!
  const deadlineMs = Math.min(...orders.map((o) => o.deadlineMs!))
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
    created_at: new Date(nowMs),
    expires_at: new Date(Math.max(deadlineMs, nowMs + shortestMs)),
    order_ids: orders.map((o) => o.id),
  }
}

/** The first look at the gateway. */
const firstLook = ({ id, created_at, expires_at }: AttemptRow): Job => {
  const due: PollDue = { attemptId: id, step: 0 }
  return {
    queue: pollJob,
    data: due,
    at: new Date(pollTimes(created_at.getTime(), expires_at.getTime())[0]!),
  }
}

const descriptionOf = (orders: readonly OrderToPay[]): string => {
  const { firstName } = orders[0]!
  const count = orders.reduce((sum, o) => sum + o.lineCount, 0)
  return count > 1 ? `${firstName} 等 ${count} 件` : firstName
}

/** Creates the trade, or gets it again under the same number; undefined when the gateway gives no usable answer. */
const create = async (desk: Desk, attempt: AttemptRow, wish: PayWish, orders: readonly OrderToPay[]) => {
  if (attempt.code_url) return { kind: 'qr', codeUrl: attempt.code_url } satisfies Opened
  try {
    const opened = await desk.gateways[attempt.channel]!.create({
      outTradeNo: attempt.out_trade_no,
      way: attempt.way,
      amountFen: attempt.amount_fen,
      description: descriptionOf(orders),
      expiresAt: attempt.expires_at,
      notifyUrl: `${desk.callbackUrl}/v1/bizPay/notify/${attempt.channel}`,
      returnUrl: `${desk.publicUrl}/pay/${wish.payId}/success`,
    })
    if (opened.kind === 'qr') await keepCodeUrl(desk.tools.db, attempt.id, opened.codeUrl)
    return opened
  } catch (error) {
    if (!(error instanceof UnknownOutcome || error instanceof GatewayRefused)) throw error
    desk.tools.log.warn('payments.create-failed', { attemptId: attempt.id, error })
    // A number that is paid or closed there is of no more use here: the next try gets another.
    if (error instanceof GatewayRefused) await askAbout(desk, attempt)
    return undefined
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

/** What a repeat of the request finds: the attempt it has made, if that can still be paid. */
const again = async ({ tools }: Desk, { attemptId, orders }: Repeated): Promise<Begun | Refusal> => {
  const attempt = await attemptById(tools.db, attemptId)
  if (attempt?.status === 'paid') return refuse(r.alreadyPaid)
  if (attempt?.status !== 'open') return refuse(r.closed)
  const own = orders.filter((o) => attempt.order_ids.includes(o.id))
  return own.some((o) => o.status === 0) ? { attempt, orders: own } : refuse(r.closed)
}

/**
 * The attempt with what it pays, under the orders' locks: the one that is open for just these orders, or a new one with
 * its first look at the gateway planned; for a repeat of the request, the one it has made.
 */
const begin = async (
  desk: Desk,
  viewer: Viewer,
  wish: PayWish & Means,
  key: string,
): Promise<Begun | Refusal> => {
  const { payId, payType, channel, way } = wish
  const request = { userId: viewer.userId, call: 'POST /bizOrder/orderToPay', key }
  const hash = hashOf({ payId, payType, way })
  const begun = await inTransaction(desk.tools.db, async (tx): Promise<Begun | Repeated | Refusal> => {
    const { kept, orders, attempts } = await lockOpening(tx, request, payId)
    if (kept) {
      const answer = answerOf<{ attemptId: string }>(kept, hash)
      return isRefusal(answer) ? answer : { attemptId: answer.attemptId, orders }
    }
    const nowMs = desk.tools.clock.nowMs()
    const unpaid = unpaidOf(orders, nowMs)
    if (isRefusal(unpaid)) return unpaid
    const usable = (a: AttemptRow) =>
      a.channel === channel && a.way === way && a.expires_at.getTime() > nowMs && sameOrders(a, unpaid)
    const known = attempts.find(usable)
    const attempt = known ?? newAttempt(unpaid, wish, nowMs)
    const answered = { ...request, hash, answer: { attemptId: attempt.id } }
    if (known) await keepOpening(tx, answered)
    else await insertOpening(tx, answered, attempt, { orders: unpaid, jobs: [firstLook(attempt)] })
    return { attempt, orders: unpaid }
  })
  if (isRefusal(begun)) return begun
  return 'attempt' in begun ? begun : again(desk, begun)
}

/**
 * Opens a payment for what is still unpaid behind `payId`. The attempt is written before the gateway is called, so
 * that whatever becomes of the call, its number is known and asked about.
 */
export const openPayment = async (
  desk: Desk,
  viewer: Viewer,
  wish: PayWish,
  key: string,
): Promise<OpenedPayment | Refusal> => {
  const channel = channels[wish.payType]
  const gateway = desk.gateways[channel]
  if (!gateway) return refuse(r.gatewayDown)
  const way = wish.way ?? gateway.ways[0]!
  const begun = await begin(desk, viewer, { ...wish, channel, way }, key)
  if (isRefusal(begun)) return begun
  const { attempt, orders } = begun
  const opened = await create(desk, attempt, wish, orders)
  if (!opened) return refuse(r.gatewayDown)
  const expireAt = Math.min(...orders.map((o) => o.deadlineMs ?? 0))
  return {
    payCode: attempt.out_trade_no,
    ...(opened.kind === 'qr' ? { codeUrl: opened.codeUrl } : { payUrl: opened.url }),
    surplusSeconds: Math.max(0, Math.floor((expireAt - desk.tools.clock.nowMs()) / 1000)),
    expireAt,
  }
}
