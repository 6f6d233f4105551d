import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const WINDOW_S = 300

export type SignatureFault = 'MISSING_HEADER' | 'UNKNOWN_ACCESS_KEY' | 'STALE_TIMESTAMP' | 'BAD_SIGNATURE'

/**
 * `X-Signature` is the hex HMAC-SHA256, keyed with the access secret, of
 * `POST\n{path}\n{timestamp in seconds}\n{nonce}\n{body}`.
 */
export function checkSignature(
  request: { path: string; headers: IncomingHttpHeaders; body: Buffer },
  keys: { accessKey: string; accessSecret: string },
  nowMs: number,
): SignatureFault | undefined {
  const read = (name: string) => String(request.headers[name] ?? '')
  const [key, timestamp, nonce] = [read('x-access-key'), read('x-timestamp'), read('x-nonce')]
  const signature = read('x-signature')
  if (!key || !timestamp || !/^[\w-]{16,64}$/.test(nonce) || !signature) return 'MISSING_HEADER'
  if (key !== keys.accessKey) return 'UNKNOWN_ACCESS_KEY'
  if (!/^\d{10}$/.test(timestamp) || Math.abs(nowMs / 1000 - Number(timestamp)) > WINDOW_S) {
    return 'STALE_TIMESTAMP'
  }
  const expected = createHmac('sha256', keys.accessSecret)
    .update(`POST\n${request.path}\n${timestamp}\n${nonce}\n`)
    .update(request.body)
    .digest()
  const given = Buffer.from(signature, 'hex')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'BAD_SIGNATURE'
  return undefined
}
