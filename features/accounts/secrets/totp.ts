import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as authenticator apps have it: SHA-1, 30 seconds, six digits. */
const stepSeconds = 30
const secretBytes = 20
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** RFC 4648, without padding. */
export function base32(bytes: Uint8Array): string {
  let bits = ''
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => alphabet[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

export function newTotpSecret(): Buffer {
  return randomBytes(secretBytes)
}

export function stepAt(nowMs: number): number {
  return Math.floor(nowMs / 1000 / stepSeconds)
}

/** The code of one half minute (RFC 4226, 5.3). */
export function totpCode(secret: Buffer, step: number, digits = 6): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  // The protocol of authenticator apps: others than HMAC-SHA-1 are ignored by most of them.
  const hash = createHmac('sha1', secret).update(counter).digest()
  const at = hash[hash.length - 1]! & 0xf
  const number = hash.readUInt32BE(at) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The half minute whose code this is: now, the one before or the one after; undefined when it is none of theirs. */
export function stepOfCode(secret: Buffer, code: string, nowMs: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const now = stepAt(nowMs)
  return [now, now - 1, now + 1].find((step) =>
    timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)),
  )
}

/** What the QR code of the enrolment says. */
export function totpUri(secret: Buffer, account: string): string {
  return `otpauth://totp/Hojip:${encodeURIComponent(account)}?secret=${base32(secret)}&issuer=Hojip`
}
