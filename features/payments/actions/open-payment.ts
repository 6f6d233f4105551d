import type { Tx } from '@hojip/db'
import { lockedOrders, ordersOfPayId, type OrderRow } from '@hojip/orders'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { once } from '@hojip/platform/idempotency'
import { newId } from '@hojip/platform/ids'
import { isRefusal, refuse, type Refusal } from '@hojip/platform/refusal'
import type { OpenedPayment } from '../contract.ts'
import { GatewayRefused, UnknownOutcome, type Opened, type PayWay } from '../gateways/gateway.ts'
import { paymentsRefusals as r } from '../refusals.ts'
import type { Channel } from '../rules/ledger.ts'
import { pollTimes } from '../rules/poll-times.ts'
import {
  attemptById,
  insertAttempt,
  keepCodeUrl,
  openAttemptsOf,
  type AttemptRow,
} from '../store/attempts.ts'
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

const payable = (order: OrderRow, nowMs: number) =>
  order.status === 0 && order.deadlineAt !== null && order.deadlineAt.getTime() > nowMs

/** The unpaid orders behind a pay id, or why there are none. */
const ordersToPay = async (
  desk: Desk,
  tx: Tx,
  viewer: Viewer,
  payId: string,
): Promise<OrderRow[] | Refusal> => {
  const known = await ordersOfPayId(tx, viewer, payId)
  if (known.length === 0) return refuse(r.nothingToPay)
  const now = await lockedOrders(
    tx,
    known.map((o) => o.id),
  )
  const unpaid = now.filter((order) => payable(order, desk.tools.clock.nowMs()))
  if (unpaid.length > 0) return unpaid
  return refuse(now.some((o) => o.paidAt !== null) ? r.alreadyPaid : r.closed)
}

const sameOrders = (attempt: AttemptRow, orders: readonly OrderRow[]) =>
  attempt.order_ids.join() === orders.map((o) => o.id).join()

/** The attempt that is open for just these orders, or a new one with its first look at the gateway planned. */
const attemptFor = async (
  desk: Desk,
  tx: Tx,
  orders: readonly OrderRow[],
  { channel, way }: Means,
): Promise<AttemptRow> => {
  const { clock, jobs } = desk.tools
  const nowMs = clock.nowMs()
  const open = await openAttemptsOf(
    tx,
    orders.map((o) => o.id),
  )
  const usable = (a: AttemptRow) =>
    a.channel === channel && a.way === way && a.expires_at.getTime() > nowMs && sameOrders(a, orders)
  const known = open.find(usable)
  if (known) return known
  const id = newId()
  const { purchaseId, userId } = orders[0]!
  const deadlineMs = Math.min(...orders.map((o) => o.deadlineAt!.getTime()))
  const expiresMs = Math.max(deadlineMs, nowMs + shortestMs)
  const attempt = await insertAttempt(tx, {
    id,
    purchaseId,
    userId,
    channel,
    way,
    outTradeNo: id.replaceAll('-', ''),
    amountFen: orders.reduce((sum, o) => sum + o.totalFen, 0),
    at: new Date(nowMs),
    expiresAt: new Date(expiresMs),
    orders,
    isWhole: orders.length > 1,
  })
  const due: PollDue = { attemptId: id, step: 0 }
  await jobs.send(tx, pollJob, due, { at: new Date(pollTimes(nowMs, expiresMs)[0]!) })
  return attempt
}

const descriptionOf = (orders: readonly OrderRow[]): string => {
  const lines = orders.flatMap((o) => o.lines)
  const first = lines[0]!.goodsName['zh-CN']
  return lines.length > 1 ? `${first} 等 ${lines.length} 件` : first
}

/** Creates the trade, or gets it again under the same number; undefined when the gateway gives no usable answer. */
const create = async (desk: Desk, attempt: AttemptRow, wish: PayWish, orders: readonly OrderRow[]) => {
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
  orders: OrderRow[]
}

/** The attempt with what it pays: just read or made under the orders' locks, or, for a repeat of the request, found. */
const begin = async (
  desk: Desk,
  viewer: Viewer,
  wish: PayWish & Means,
  key: string,
): Promise<Begun | Refusal> => {
  const { db } = desk.tools
  const { payId, payType, way } = wish
  const request = {
    userId: viewer.userId,
    call: 'POST /bizOrder/orderToPay',
    key,
    input: { payId, payType, way },
  }
  const fresh: { begun?: Begun | undefined } = {}
  const kept = await inTransaction(db, (tx) => {
    // A transaction may run again, and find then that another has done it.
    fresh.begun = undefined
    return once(tx, request, async () => {
      const orders = await ordersToPay(desk, tx, viewer, wish.payId)
      if (isRefusal(orders)) return orders
      const attempt = await attemptFor(desk, tx, orders, wish)
      fresh.begun = { attempt, orders }
      return { attemptId: attempt.id }
    })
  })
  if (isRefusal(kept)) return kept
  if (fresh.begun) return fresh.begun
  const attempt = await attemptById(db, kept.attemptId)
  if (attempt?.status === 'paid') return refuse(r.alreadyPaid)
  if (attempt?.status !== 'open') return refuse(r.closed)
  const orders = (await ordersOfPayId(db, viewer, wish.payId)).filter((o) => attempt.order_ids.includes(o.id))
  return orders.some((o) => o.status === 0) ? { attempt, orders } : refuse(r.closed)
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
  const expireAt = Math.min(...orders.map((o) => o.deadlineAt?.getTime() ?? 0))
  return {
    payCode: attempt.out_trade_no,
    ...(opened.kind === 'qr' ? { codeUrl: opened.codeUrl } : { payUrl: opened.url }),
    surplusSeconds: Math.max(0, Math.floor((expireAt - desk.tools.clock.nowMs()) / 1000)),
    expireAt,
  }
}
