import { createCipheriv, randomBytes } from 'node:crypto'
import { chinaRfc3339 } from '../../china-time.ts'
import type { FaultKind } from '../../faults/kinds.ts'
import type { Secrets } from '../../journal/secrets.ts'
import type { Delivery, Sender } from '../../notifications/delivery.ts'
import { signedHeaders } from './signature.ts'

type Inside = Record<string, unknown>
type Spoiled = ReadonlyMap<FaultKind, string | undefined>

const summaries: Record<string, string> = {
  'TRANSACTION.SUCCESS': '支付成功',
  'REFUND.SUCCESS': '退款成功',
  'REFUND.ABNORMAL': '退款异常',
  'REFUND.CLOSED': '退款关闭',
}

function encrypt(inside: Inside, associated: string, key: string, tamper: boolean) {
  const nonce = randomBytes(6).toString('hex')
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(key), Buffer.from(nonce))
  cipher.setAAD(Buffer.from(associated))
  const text = Buffer.concat([cipher.update(JSON.stringify(inside), 'utf8'), cipher.final()])
  // Counter mode: a flipped bit of the ciphertext flips the same bit of the plaintext; only the tag reveals it.
  if (tamper) text.writeUInt8(text.readUInt8(text.length >> 1) ^ 1, text.length >> 1)
  const ciphertext = Buffer.concat([text, cipher.getAuthTag()]).toString('base64')
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext, associated_data: associated, nonce }
}

function spoilInside(inside: Inside, spoiled: Spoiled): Inside {
  const amount = inside['amount'] as { total: number; refund?: number }
  const { total, refund } = amount
  const wrong = refund === undefined ? { total: total + 1 } : { refund: refund + 1 }
  return {
    ...inside,
    ...(spoiled.has('notifyWrongAmount') ? { amount: { ...amount, ...wrong } } : {}),
    ...(spoiled.has('notifyWrongMerchant') ? { mchid: '1600000001' } : {}),
    ...(spoiled.has('notifyWrongApp') ? { appid: 'wx0000000000000001' } : {}),
    ...(spoiled.has('notifyOtherNumber')
      ? { out_trade_no: spoiled.get('notifyOtherNumber') ?? 'OTHER0001' }
      : {}),
  }
}

function write(secrets: Secrets['wechat'], nowMs: number, delivery: Delivery, spoiled: Spoiled) {
  const { type, createdMs, inside } = delivery.event as { type: string; createdMs: number; inside: Inside }
  const original = type.startsWith('REFUND') ? 'refund' : 'transaction'
  const whole = JSON.stringify({
    id: delivery.id,
    create_time: chinaRfc3339(createdMs),
    resource_type: 'encrypt-resource',
    event_type: type,
    summary: summaries[type],
    resource: {
      original_type: original,
      ...encrypt(spoilInside(inside, spoiled), original, secrets.apiV3Key, spoiled.has('notifyTampered')),
    },
  })
  const signed = signedHeaders(whole, secrets, {
    nowMs: spoiled.has('notifyStale') ? nowMs - 600_000 : nowMs,
    next: spoiled.has('notifySerialSwitch'),
    ...(spoiled.has('notifyUnknownSerial') ? { serial: 'PUB_KEY_ID_0000000000000000000000000000' } : {}),
    as: spoiled.has('notifySignTest') ? 'probe' : spoiled.has('notifyBadSignature') ? 'bad' : 'good',
  })
  return {
    headers: { 'content-type': 'application/json', 'request-id': randomBytes(16).toString('hex'), ...signed },
    body: spoiled.has('notifyTruncated') ? whole.slice(0, whole.length >> 1) : whole,
  }
}

/** WeChat Pay's notifications: encrypted, and signed anew for each of up to sixteen sends. */
export function wechatSender(secrets: Secrets['wechat'], nowMs: () => number): Sender {
  return {
    repeatsAfterS: [
      15, 15, 30, 180, 600, 1200, 1800, 1800, 1800, 3600, 10_800, 10_800, 10_800, 21_600, 21_600,
    ],
    spoilers: [
      'notifyBadSignature',
      'notifySignTest',
      'notifyStale',
      'notifyUnknownSerial',
      'notifySerialSwitch',
      'notifyWrongAmount',
      'notifyWrongMerchant',
      'notifyWrongApp',
      'notifyOtherNumber',
      'notifyTruncated',
      'notifyTampered',
    ],
    write: (delivery, spoiled) => write(secrets, nowMs(), delivery, spoiled),
    accepts: (status) => status === 200 || status === 204,
  }
}
