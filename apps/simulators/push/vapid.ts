import { createPublicKey, verify } from 'node:crypto'

const longestSeconds = 24 * 3_600

function partOf(text: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Record<string, unknown>
}

function publicKeyOf(point: string) {
  const bytes = Buffer.from(point, 'base64url')
  const x = bytes.toString('base64url', 1, 33)
  const y = bytes.toString('base64url', 33, 65)
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' })
}

function isContact(subject: unknown): boolean {
  return typeof subject === 'string' && /^(mailto:|https:\/\/)/.test(subject)
}

/**
 * Why a push service refuses the sender's signature (RFC 8292); undefined when it accepts it.
 *
 * @param expected the service's origin, and the key with which the browser subscribed
 */
export function vapidFault(
  authorization: string | undefined,
  expected: { origin: string; key: string },
  nowMs: number,
): string | undefined {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization ?? '') ?? []
  if (token === undefined || key === undefined) return 'no signature'
  if (key !== expected.key) return 'another key than that of the subscription'
  const [head = '', claims = '', signature = ''] = token.split('.')
  const options = { key: publicKeyOf(key), dsaEncoding: 'ieee-p1363' } as const
  if (!verify('sha256', Buffer.from(`${head}.${claims}`), options, Buffer.from(signature, 'base64url')))
    return 'a wrong signature'
  const { aud, exp, sub } = partOf(claims)
  if (partOf(head)['alg'] !== 'ES256') return 'another algorithm than ES256'
  if (aud !== expected.origin) return 'signed for another service'
  const seconds = Number(exp) - nowMs / 1_000
  if (!(seconds > 0 && seconds <= longestSeconds)) return 'expired, or valid for more than a day'
  return isContact(sub) ? undefined : 'no contact'
}
