import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** RFC 6238 as authenticator apps implement it: SHA-1, 30 seconds, six digits. */
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
  // Required by the protocol of authenticator apps: most of them support only HMAC-SHA-1.
  const hash = createHmac('sha1', secret).update(counter).digest()
  const at = hash.readUInt8(hash.length - 1) & 0xf
  const number = hash.readUInt32BE(at) & 0x7f_ff_ff_ff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** The half minute of this code: the current one, the one before or the one after; undefined when it matches none. */
export function stepOfCode(secret: Buffer, code: string, nowMs: number): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const now = stepAt(nowMs)
  return [now, now - 1, now + 1].find((step) =>
    timingSafeEqual(Buffer.from(totpCode(secret, step)), Buffer.from(code)),
  )
}

/** The content of the enrolment's QR code. */
export function totpUri(secret: Buffer, account: string): string {
  return `otpauth://totp/Hojip:${encodeURIComponent(account)}?secret=${base32(secret)}&issuer=Hojip`
}
