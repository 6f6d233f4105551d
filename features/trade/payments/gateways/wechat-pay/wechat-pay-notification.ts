import type { KeyObject } from 'node:crypto'
import { asObject, parseDate, parseObject } from '../gateway-call.ts'
import type { Notification, RawNotification, Rejection, RejectionReason } from '../gateway.ts'
import { decrypt } from './wechat-pay-cipher.ts'
import { signatureFault } from './wechat-pay-signature.ts'

export interface NotificationReader {
  mchid: string
  appid: string
  apiV3Key: Buffer
  keys: ReadonlyMap<string, KeyObject>
}

const PROBE = 'WECHATPAY/SIGNTEST/'

function rejected(reason: RejectionReason, probe = false): Rejection {
  return { kind: 'rejected', reason, probe }
}

function readPayment(eventId: string, trade: Record<string, unknown>, appid: string): Notification {
  const { out_trade_no: outTradeNo, transaction_id: gatewayTradeNo, trade_state: state } = trade
  const { total, currency } = asObject(trade['amount']) ?? {}
  const paidAt = parseDate(trade['success_time'])
  if (trade['appid'] !== appid) return rejected('wrong app')
  if (currency !== 'CNY') return rejected('wrong currency')
  if (
    typeof outTradeNo !== 'string' ||
    typeof gatewayTradeNo !== 'string' ||
    state !== 'SUCCESS' ||
    !paidAt
  ) {
    return rejected('malformed')
  }
  if (typeof total !== 'number' || !Number.isSafeInteger(total)) return rejected('malformed')
  return { kind: 'payment', eventId, outTradeNo, state: 'paid', gatewayTradeNo, amountFen: total, paidAt }
}

const refundStates = { SUCCESS: 'success', CLOSED: 'failed', ABNORMAL: 'abnormal' } as const

function readRefund(eventId: string, refund: Record<string, unknown>): Notification {
  const { out_trade_no: outTradeNo, out_refund_no: outRefundNo, refund_status: status } = refund
  const refundFen = asObject(refund['amount'])?.['refund']
  if (typeof outTradeNo !== 'string' || typeof outRefundNo !== 'string') return rejected('malformed')
  if (typeof refundFen !== 'number' || !Number.isSafeInteger(refundFen)) return rejected('malformed')
  if (typeof status !== 'string' || !Object.hasOwn(refundStates, status)) return rejected('malformed')
  const state = refundStates[status as keyof typeof refundStates]
  return { kind: 'refund', eventId, outTradeNo, outRefundNo, state, refundFen }
}

/** Verifies, decrypts and reads one notification; anything unexpected is a rejection, never an exception. */
export function readNotification(
  reader: NotificationReader,
  raw: RawNotification,
  nowMs: number,
): Notification {
  const header = (name: string) => {
    const value = raw.headers[name]
    return typeof value === 'string' ? value : undefined
  }
  const fault = signatureFault(header, raw.rawBody, reader.keys, nowMs)
  if (fault) return rejected(fault, header('wechatpay-signature')?.startsWith(PROBE))
  const message = parseObject(Buffer.from(raw.rawBody).toString('utf8'))
  const resource = asObject(message?.['resource'])
  const { id, event_type: what } = message ?? {}
  if (!resource || typeof id !== 'string' || typeof what !== 'string') return rejected('malformed')
  const text = decrypt(resource, reader.apiV3Key)
  if (text === undefined) return rejected('not decryptable')
  const inside = parseObject(text)
  if (!inside) return rejected('malformed')
  if (inside['mchid'] !== reader.mchid) return rejected('wrong merchant')
  if (what === 'TRANSACTION.SUCCESS') return readPayment(id, inside, reader.appid)
  if (what.startsWith('REFUND.')) return readRefund(id, inside)
  return { kind: 'other', eventId: id, outTradeNo: String(inside['out_trade_no'] ?? ''), what }
}
