import { randomBytes, randomInt, randomUUIDv7 } from 'node:crypto'
import { wireTime } from '../mall-time/index.ts'

/** A UUIDv7: time-ordered, made in the app, safe to show. */
export function newId(): string {
  return randomUUIDv7()
}

/** A number people read aloud: `yyMMddHHmmss` in the mall's time zone plus 8 random digits (20 digits). */
export function newCode(nowMs: number): string {
  const digits = wireTime(nowMs).replace(/\D/g, '')
  return digits.slice(2) + String(randomInt(0, 100_000_000)).padStart(8, '0')
}

/** 256 random bits as 43 characters of base64url. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}
