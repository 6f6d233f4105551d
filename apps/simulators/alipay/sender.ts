import { chinaTime } from '../china-time.ts'
import type { FaultKind } from '../faults/kinds.ts'
import type { Secrets } from '../journal/secrets.ts'
import type { Delivery, Message, Sender } from '../notifications/delivery.ts'
import { signText, textToSign } from './signature.ts'

type Spoiled = ReadonlyMap<FaultKind, string | undefined>

function oneFenMore(yuan: string): string {
  const fen = (BigInt(yuan.replace('.', '')) + 1n).toString().padStart(3, '0')
  return `${fen.slice(0, -2)}.${fen.slice(-2)}`
}

function write(secrets: Secrets['alipay'], nowMs: number, delivery: Delivery, spoiled: Spoiled): Message {
  const event = delivery.event as Record<string, string>
  const params: Record<string, string> = {
    ...event,
    notify_id: delivery.id,
    notify_time: chinaTime(spoiled.has('notifyStale') ? nowMs - 600_000 : nowMs),
    sign_type: 'RSA2',
  }
  if (spoiled.has('notifyWrongAmount')) params['total_amount'] = oneFenMore(params['total_amount'] ?? '0.00')
  if (spoiled.has('notifyWrongMerchant')) params['seller_id'] = '2088000000000001'
  if (spoiled.has('notifyWrongApp')) params['app_id'] = '2021000000000001'
  if (spoiled.has('notifyOtherNumber'))
    params['out_trade_no'] = spoiled.get('notifyOtherNumber') ?? 'OTHER0001'
  const content = textToSign(params, ['sign', 'sign_type'])
  const sign = signText(
    spoiled.has('notifyBadSignature') ? `${content} ` : content,
    secrets.platform.privateKey,
  )
  // After signing, so that only verifying the signature reveals it.
  if (spoiled.has('notifyTampered')) params['total_amount'] = oneFenMore(params['total_amount'] ?? '0.00')
  // Empty parameters are not part of the signed text, so they are not sent either.
  const filled = Object.entries({ ...params, sign }).filter(([, value]) => value !== '')
  const body = new URLSearchParams(filled).toString()
  return {
    headers: { 'content-type': 'application/x-www-form-urlencoded; charset=utf-8' },
    body: spoiled.has('notifyTruncated') ? body.slice(0, body.length >> 1) : body,
  }
}

/** Alipay's notifications: a signed form, sent up to eight times in about 25 hours, until the answer is `success`. */
export function alipaySender(secrets: Secrets['alipay'], nowMs: () => number): Sender {
  return {
    repeatsAfterS: [240, 600, 600, 3600, 7200, 21_600, 54_000],
    spoilers: [
      'notifyBadSignature',
      'notifyStale',
      'notifyWrongAmount',
      'notifyWrongMerchant',
      'notifyWrongApp',
      'notifyOtherNumber',
      'notifyTruncated',
      'notifyTampered',
    ],
    write: (delivery, spoiled) => write(secrets, nowMs(), delivery, spoiled),
    accepts: (status, body) => status === 200 && body === 'success',
  }
}
