import type { Tx } from '@hojip/db'
import { inTransaction, isUnavailable, type CommittingStatement } from '@hojip/platform/db'
import type { RawRequest } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { networkOf } from '@hojip/platform/network'
import type {
  HttpAnswer,
  Notification,
  PaymentGateway,
  PaymentNotification,
  Rejection,
  RejectionReason,
  RefundNotification,
} from '../gateways/gateway.ts'
import { storeForgery, storeMessage, type Message, type Unjudged } from '../store/messages.ts'
import { refundByFormerNumber, refundByNumber } from '../store/money.ts'
import type { PaymentsTools } from './tools.ts'
import type { Forgeries } from './forgeries.ts'
import { endInside } from './refunding/try-refund.ts'
import { settleInside } from './settle-attempt.ts'

/** The verdict on a message, and whether the gateway may stop repeating it. */
interface Handled {
  verdict: string
  isTaken: boolean
}

/** Stores the message, and ends the transaction. */
function stored(message: Unjudged, handled: Handled): CommittingStatement<Handled> {
  return storeMessage({ ...message, verdict: handled.verdict }).answering(handled)
}

async function handlePayment(
  tools: PaymentsTools,
  tx: Tx,
  message: Unjudged,
  notification: PaymentNotification,
): Promise<CommittingStatement<Handled>> {
  const number = { channel: message.channel, out_trade_no: notification.outTradeNo }
  const { verdict, last } = await settleInside(tools, tx, number, notification, message)
  // A second payment needs no repeats of the message: operators see it in their list of issues.
  const isTaken = verdict === 'paid' || verdict === 'again' || verdict === 'second payment'
  return last?.answering({ verdict, isTaken }) ?? stored(message, { verdict, isTaken })
}

/** The gateway repeats that a number is closed which has been replaced by the next number: nothing new. */
async function isFormer(tx: Tx, { outTradeNo, outRefundNo }: RefundNotification): Promise<boolean> {
  return (await refundByFormerNumber(tx, outTradeNo, outRefundNo)) !== undefined
}

async function handleRefund(
  tools: PaymentsTools,
  tx: Tx,
  channel: Message['channel'],
  notification: RefundNotification,
): Promise<Handled> {
  const refund = await refundByNumber(tx, channel, notification.outRefundNo)
  if (!refund && notification.state === 'failed' && (await isFormer(tx, notification)))
    return { verdict: 'again', isTaken: true }
  if (refund?.out_trade_no !== notification.outTradeNo) return { verdict: 'unknown refund', isTaken: false }
  const isOther = notification.refundFen !== undefined && notification.refundFen !== refund.amount_fen
  if (isOther) return { verdict: 'wrong amount', isTaken: false }
  const ended = await endInside(tools, tx, refund, notification.state)
  return { verdict: ended ? `refund ${notification.state}` : 'again', isTaken: true }
}

async function handle(
  tools: PaymentsTools,
  tx: Tx,
  message: Unjudged,
  notification: Notification,
): Promise<CommittingStatement<Handled>> {
  if (notification.kind === 'payment') return handlePayment(tools, tx, message, notification)
  if (notification.kind === 'rejected')
    return stored(message, { verdict: `rejected: ${notification.reason}`, isTaken: false })
  if (notification.kind === 'other')
    return stored(message, { verdict: `nothing to do: ${notification.what}`, isTaken: true })
  return stored(message, await handleRefund(tools, tx, message.channel, notification))
}

/** Verdicts on messages that anybody can make without a key of the gateway's. */
const provesNothing: ReadonlySet<RejectionReason> = new Set([
  'missing header',
  'stale',
  'unknown serial',
  'bad signature',
  'malformed',
])

const serialHeaders = ['wechatpay-serial', 'wechatpay-signature-type'] as const

/**
 * Answers an unverifiable message. Few a minute are stored and logged per address; genuine messages are not
 * limited.
 */
async function refuseForgery(
  tools: NotifiedTools,
  gateway: PaymentGateway,
  { request, ip }: Sent,
  notification: Rejection,
): Promise<HttpAnswer> {
  const { db, clock, log } = tools
  if (!tools.forgeries.mayStore(networkOf(ip), clock.nowMs())) return gateway.failureAnswer
  const { channel } = gateway
  const id = newId()
  const verdict = `rejected: ${notification.reason}`
  const serial = serialHeaders.map((name) => request.headers[name] ?? '').join(' ')
  await storeForgery(db, { id, channel, serial, raw: request.body, verdict, at: new Date(clock.nowMs()) })
  if (!notification.probe) log.warn('payments.notification-refused', { channel, messageId: id, verdict })
  return gateway.failureAnswer
}

export interface NotifiedTools extends PaymentsTools {
  forgeries: Forgeries
}

/** A message as received, and its sender's address. */
export interface Sent {
  request: RawRequest
  ip: string
}

/**
 * Verifies, compares, books and stores one notification in one transaction, then answers in the gateway's own
 * format. The gateway repeats what is not accepted; accepting a message twice changes nothing.
 */
export async function handleGatewayMessage(
  tools: NotifiedTools,
  gateway: PaymentGateway,
  sent: Sent,
): Promise<HttpAnswer> {
  const { db, clock, log } = tools
  const { channel } = gateway
  const { request } = sent
  const raw = { headers: request.headers, rawBody: request.body }
  await gateway.learnKeys?.(raw)
  const notification = gateway.parseNotification(raw)
  if (notification.kind === 'rejected' && provesNothing.has(notification.reason))
    return refuseForgery(tools, gateway, sent, notification)
  const message: Unjudged = {
    id: newId(),
    channel,
    eventId: notification.kind === 'rejected' ? '' : notification.eventId,
    kind: notification.kind,
    headers: request.headers,
    raw: request.body,
    at: new Date(clock.nowMs()),
  }
  const handled = await inTransaction(db, (tx) => handle(tools, tx, message, notification)).catch(
    async (error: unknown): Promise<Handled> => {
      // The gateway repeats it, and it is booked then.
      if (isUnavailable(error)) throw error
      log.error('payments.notification-bug', { channel, eventId: message.eventId, error })
      return inTransaction(db, async () => stored(message, { verdict: 'failed', isTaken: false }))
    },
  )
  if (!handled.isTaken)
    log.warn('payments.notification-refused', { channel, messageId: message.id, verdict: handled.verdict })
  return handled.isTaken ? gateway.successAnswer : gateway.failureAnswer
}
