import type { KeyObject } from 'node:crypto'
import { yuanToFen } from '@hojip/platform/money'
import { hasValidSignature, type Params } from '@hojip/platform/signing'
import { readMallTime } from '@hojip/platform/mall-time'
import type { Notification, RawNotification, Rejection, RejectionReason } from '../gateway.ts'

function rejected(reason: RejectionReason): Rejection {
  return { kind: 'rejected', reason, probe: false }
}

/** The fields of a form, decoded once; undefined when a field is repeated. */
function readForm(rawBody: Uint8Array): Params | undefined {
  const pairs = [...new URLSearchParams(Buffer.from(rawBody).toString('utf8'))]
  const params = Object.fromEntries(pairs)
  return Object.keys(params).length === pairs.length ? params : undefined
}

function readVerified(params: Params): Notification {
  const {
    notify_id: eventId,
    out_trade_no: outTradeNo,
    trade_no: gatewayTradeNo,
    trade_status: status,
  } = params
  if (!eventId || !outTradeNo || !gatewayTradeNo || !status) return rejected('malformed')
  const refunded = params['gmt_refund'] !== undefined || params['out_biz_no'] !== undefined
  if (refunded) {
    const outRefundNo = params['out_biz_no']
    return outRefundNo
      ? { kind: 'refund', eventId, outTradeNo, outRefundNo, state: 'success' }
      : rejected('malformed')
  }
  if (status !== 'TRADE_SUCCESS' && status !== 'TRADE_FINISHED') {
    return { kind: 'other', eventId, outTradeNo, what: status }
  }
  const amountFen = yuanToFen(params['total_amount'] ?? '')
  const paidAt = readMallTime(params['gmt_payment'])
  if (amountFen === undefined || !paidAt) return rejected('malformed')
  return { kind: 'payment', eventId, outTradeNo, state: 'paid', gatewayTradeNo, amountFen, paidAt }
}

/**
 * Verifies and reads one notification. A refund also arrives as `TRADE_SUCCESS`, so its own fields decide
 * what it is. Alipay repeats for 25 hours without a time window; an old message is the same event again.
 */
export function readNotification(
  reader: { appId: string; sellerId: string; key: KeyObject },
  raw: RawNotification,
): Notification {
  const params = readForm(raw.rawBody)
  if (!params) return rejected('malformed')
  if (!hasValidSignature(params, reader.key)) return rejected('bad signature')
  if (params['app_id'] !== reader.appId) return rejected('wrong app')
  if (params['seller_id'] !== reader.sellerId) return rejected('wrong merchant')
  return readVerified(params)
}
