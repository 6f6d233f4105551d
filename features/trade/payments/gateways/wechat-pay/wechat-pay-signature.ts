import { createVerify, type KeyObject, randomBytes, sign } from 'node:crypto'
import type { RejectionReason } from '../gateway.ts'

const SCHEME = 'WECHATPAY2-SHA256-RSA2048'
const WINDOW_S = 300

/** The Authorization header of one request; `path` is everything after the host, as it is sent. */
export function authorization(
  request: { method: string; path: string; body: string },
  signer: { mchid: string; serial: string; key: KeyObject },
  nowMs: number,
): string {
  const timestamp = String(Math.floor(nowMs / 1000))
  const nonce = randomBytes(16).toString('hex')
  const { method, path, body } = request
  const text = `${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`
  const signature = sign('sha256', Buffer.from(text), signer.key).toString('base64')
  const pairs = { mchid: signer.mchid, nonce_str: nonce, signature, timestamp, serial_no: signer.serial }
  const written = Object.entries(pairs).map(([key, value]) => `${key}="${value}"`)
  return `${SCHEME} ${written.join(',')}`
}

/**
 * Why an answer or a notification is not verified, or undefined. The signature covers the raw bytes: JSON
 * that was parsed and serialized again is another text.
 */
export function signatureFault(
  header: (name: string) => string | undefined,
  rawBody: Uint8Array,
  keys: ReadonlyMap<string, KeyObject>,
  nowMs: number,
): Extract<RejectionReason, 'missing header' | 'stale' | 'unknown serial' | 'bad signature'> | undefined {
  const timestamp = header('wechatpay-timestamp')
  const nonce = header('wechatpay-nonce')
  const serial = header('wechatpay-serial')
  const signature = header('wechatpay-signature')
  if (!timestamp || !nonce || !serial || !signature) return 'missing header'
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(nowMs / 1000 - Number(timestamp)) >= WINDOW_S) return 'stale'
  const key = keys.get(serial)
  if (!key) return 'unknown serial'
  const verify = createVerify('RSA-SHA256').update(`${timestamp}\n${nonce}\n`).update(rawBody).update('\n')
  // Node decodes base64 leniently; only the canonical spelling of the bytes is accepted as a signature.
  const bytes = Buffer.from(signature, 'base64')
  const spelt = bytes.toString('base64') === signature
  return spelt && verify.verify(key, bytes) ? undefined : 'bad signature'
}
