import type { Tx } from '@hojip/db'
import { inTransaction } from '@hojip/platform/db'
import type { RawRequest } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { networkOf } from '@hojip/platform/network'
import type {
  HttpAnswer,
  Notification,
  PaymentGateway,
  PaymentNotice,
  Rejection,
  RejectionReason,
  RefundNotice,
} from '../gateways/gateway.ts'
import { keepForgery, keepMessage, type Message } from '../store/messages.ts'
import { refundByFormerNumber, refundByNumber } from '../store/money.ts'
import type { PaymentsTools } from './tools.ts'
import type { Forgeries } from './forgeries.ts'
import { endInside } from './refunding/refund-surplus.ts'
import { settleInside } from './settle-attempt.ts'

/** What a message came to, and whether the gateway may stop repeating it. */
interface Heard {
  verdict: string
  isTaken: boolean
}

async function hearPayment(
  tools: PaymentsTools,
  tx: Tx,
  channel: Message['channel'],
  notice: PaymentNotice,
): Promise<Heard> {
  const verdict = await settleInside(tools, tx, { channel, out_trade_no: notice.outTradeNo }, notice)
  // A second payment is the gateway's to tell once: the operators see it among what does not add up.
  return { verdict, isTaken: verdict === 'paid' || verdict === 'again' || verdict === 'second payment' }
}

/** What was closed, and has its next number since, is said to be closed: nothing new. */
async function isFormer(tx: Tx, { outTradeNo, outRefundNo }: RefundNotice): Promise<boolean> {
  return (await refundByFormerNumber(tx, outTradeNo, outRefundNo)) !== undefined
}

async function hearRefund(
  tools: PaymentsTools,
  tx: Tx,
  channel: Message['channel'],
  notice: RefundNotice,
): Promise<Heard> {
  const refund = await refundByNumber(tx, channel, notice.outRefundNo)
  if (!refund && notice.state === 'failed' && (await isFormer(tx, notice)))
    return { verdict: 'again', isTaken: true }
  if (refund?.out_trade_no !== notice.outTradeNo) return { verdict: 'unknown refund', isTaken: false }
  const isOther = notice.refundFen !== undefined && notice.refundFen !== refund.amount_fen
  if (isOther) return { verdict: 'wrong amount', isTaken: false }
  const ended = await endInside(tools, tx, refund, notice.state)
  return { verdict: ended ? `refund ${notice.state}` : 'again', isTaken: true }
}

async function hear(
  tools: PaymentsTools,
  tx: Tx,
  channel: Message['channel'],
  notice: Notification,
): Promise<Heard> {
  if (notice.kind === 'rejected') return { verdict: `rejected: ${notice.reason}`, isTaken: false }
  if (notice.kind === 'other') return { verdict: `nothing to do: ${notice.what}`, isTaken: true }
  return notice.kind === 'payment'
    ? hearPayment(tools, tx, channel, notice)
    : hearRefund(tools, tx, channel, notice)
}

/** What anybody can make without a key of the gateway's. */
const provesNothing: ReadonlySet<RejectionReason> = new Set([
  'missing header',
  'stale',
  'unknown serial',
  'bad signature',
  'malformed',
])

const serialHeaders = ['wechatpay-serial', 'wechatpay-signature-type'] as const

/** Answers a message that proves nothing. Of one address few a minute are kept and logged; genuine ones are not counted. */
async function refuseForgery(
  tools: NotifiedTools,
  gateway: PaymentGateway,
  { request, ip }: Sent,
  notice: Rejection,
): Promise<HttpAnswer> {
  const { db, clock, log } = tools
  if (!tools.forgeries.mayKeep(networkOf(ip), clock.nowMs())) return gateway.failureAnswer
  const { channel } = gateway
  const id = newId()
  const verdict = `rejected: ${notice.reason}`
  const serial = serialHeaders.map((name) => request.headers[name] ?? '').join(' ')
  await keepForgery(db, { id, channel, serial, raw: request.body, verdict, at: new Date(clock.nowMs()) })
  if (!notice.probe) log.warn('payments.notification-refused', { channel, messageId: id, verdict })
  return gateway.failureAnswer
}

export interface NotifiedTools extends PaymentsTools {
  forgeries: Forgeries
}

/** A message as it came, and from where. */
export interface Sent {
  request: RawRequest
  ip: string
}

/**
 * One notification: verified, compared, booked and kept in one transaction, then answered in the gateway's own words.
 * Whatever is not taken is repeated by the gateway; whatever is taken twice changes nothing the second time.
 */
export async function hearGateway(
  tools: NotifiedTools,
  gateway: PaymentGateway,
  sent: Sent,
): Promise<HttpAnswer> {
  const { db, clock, log } = tools
  const { channel } = gateway
  const { request } = sent
  const raw = { headers: request.headers, rawBody: request.body }
  await gateway.learnKeys?.(raw)
  const notice = gateway.parseNotification(raw)
  if (notice.kind === 'rejected' && provesNothing.has(notice.reason))
    return refuseForgery(tools, gateway, sent, notice)
  const message = {
    id: newId(),
    channel,
    eventId: notice.kind === 'rejected' ? '' : notice.eventId,
    kind: notice.kind,
    headers: request.headers,
    raw: request.body,
    at: new Date(clock.nowMs()),
  }
  const heard = await inTransaction(db, async (tx) => {
    const result = await hear(tools, tx, channel, notice)
    return keepMessage({ ...message, verdict: result.verdict }).answering(result)
  }).catch(async (error: unknown): Promise<Heard> => {
    log.error('payments.notification-bug', { channel, eventId: message.eventId, error })
    const failed = { verdict: 'failed', isTaken: false }
    return inTransaction(db, async () =>
      keepMessage({ ...message, verdict: failed.verdict }).answering(failed),
    )
  })
  if (!heard.isTaken)
    log.warn('payments.notification-refused', { channel, messageId: message.id, verdict: heard.verdict })
  return heard.isTaken ? gateway.successAnswer : gateway.failureAnswer
}
