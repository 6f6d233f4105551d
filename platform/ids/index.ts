import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto'

/** A UUIDv7: time-ordered, made in the app, safe to show. */
export function newId(): string {
  return randomUUIDv7()
}

/** A number people read aloud: `yyMMddHHmmss` in the mall's time zone plus 8 random digits (20 digits). */
export function newCode(nowMs: number): string {
  const local = new Date(nowMs + 8 * 3_600_000).toISOString().replace(/\D/g, '')
  return local.slice(2, 14) + String(randomInt(0, 100_000_000)).padStart(8, '0')
}

/** 256 random bits as 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}
