import type { OrderToPay } from '@hojip/orders'
import { orderStatuses } from '@hojip/orders/rules'
import { newId } from '@hojip/platform/ids'
import { fenToYuan } from '@hojip/platform/money'
import { refuse, type Refusal } from '@hojip/platform/refusal'
import { methodOf } from '@hojip/policy/channels'
import type { OpenedPayment, PhonePayment, WechatOpening } from '../contract.ts'
import { payStatuses } from '../rules/pay-status.ts'
import { paymentsRefusals as r, type OpenReason, type PayReason } from '../refusals.ts'
import { attemptByToken, type AttemptRow } from '../store/attempts.ts'
import { ordersOfAttempt, type AttemptOrders } from '../store/phone-return.ts'
import type { AskOnce } from './ask-once.ts'
import { askPayer, dialogFor, payerOf, type Journey } from './ask-payer.ts'
import { createTrade } from './create-trade.ts'
import type { PaymentsTools } from './tools.ts'
import { openPayment } from './open-payment.ts'

/** Waiting while any order waits; otherwise paid if at least one was paid. */
function statusOf(orders: readonly OrderToPay[]): 0 | 1 | 2 {
  if (orders.some((o) => o.status === orderStatuses.unpaid)) return 0
  return orders.some((o) => o.isPaid) ? 1 : 2
}

/**
 * The state of a payment that a phone comes back from. Anybody's browser may hold the token, so the answer
 * has the state and the amount, and nothing about the buyer.
 * @param askOnce asks the gateway now, when the page requests it; left out, the gateway is not asked
 */
export async function readReturn(
  tools: PaymentsTools,
  token: string,
  askOnce: AskOnce | undefined,
): Promise<PhonePayment | Refusal<'payments/nothingToPay'>> {
  const { db } = tools
  const attempt = await attemptByToken(db, token)
  if (!attempt) return refuse(r.nothingToPay)
  if (askOnce && attempt.status === 'open') await askOnce(attempt)
  const { payId, orders } = await ordersOfAttempt(db, attempt)
  const status = statusOf(orders)
  const [only, ...more] = orders.filter((o) => o.isPaid)
  return {
    payId,
    payType: methodOf(attempt.channel),
    way: attempt.way,
    totalMoney: fenToYuan(attempt.amount_fen),
    payStatus: status,
    ...(only && status === payStatuses.paid && more.length === 0 ? { orderId: only.id } : {}),
  }
}

/** Opens the unpaid payment again: the same attempt while it can still be opened, otherwise a new one. */
export async function payAgain(
  tools: PaymentsTools,
  token: string,
  clientIp: string,
): Promise<OpenedPayment | Refusal<OpenReason>> {
  const attempt = await attemptByToken(tools.db, token)
  if (!attempt) return refuse(r.nothingToPay)
  const { payId } = await ordersOfAttempt(tools.db, attempt)
  const wish = { payId, payType: methodOf(attempt.channel), way: attempt.way, clientIp }
  return openPayment(tools, { userId: attempt.user_id }, wish, newId())
}

/** Whether the attempt pays exactly what is still unpaid. */
function isPayable(attempt: AttemptRow, { orders }: AttemptOrders, nowMs: number): boolean {
  return (
    attempt.status === 'open' &&
    attempt.expires_at.getTime() > nowMs &&
    orders.every((o) => o.status === orderStatuses.unpaid && o.deadlineMs !== null && o.deadlineMs > nowMs)
  )
}

/** What the page inside WeChat opens: the dialog, or first WeChat's own page, which names the payer. */
export async function openInWechat(
  tools: PaymentsTools,
  token: string,
  journey: Journey,
): Promise<WechatOpening | Refusal<PayReason | 'payments/gatewayDown'>> {
  const { db, clock } = tools
  const attempt = await attemptByToken(db, token)
  if (attempt?.way !== 'jsapi') return refuse(r.nothingToPay)
  const found = await ordersOfAttempt(db, attempt)
  if (statusOf(found.orders) === 1) return refuse(r.alreadyPaid)
  if (!isPayable(attempt, found, clock.nowMs())) return refuse(r.closed)
  const openid = await payerOf(tools, attempt, journey)
  if (openid === undefined) return { payerUrl: await askPayer(tools, attempt) }
  const opened = await createTrade(tools, { ...attempt, openid }, found.payId, found.orders)
  if (opened?.kind !== 'dialog') return refuse(r.gatewayDown)
  return { dialog: dialogFor(tools, attempt, opened.prepayId) }
}
