import { createHmac } from 'node:crypto'

const hashBytes = 8

/**
 * What tells visitors of one day apart: part of an HMAC over address and browser. Its key is random, of that day alone,
 * and deleted after it; then nothing leads back to anybody, and nobody is recognised on another day.
 */
export function visitorHash(key: Buffer, { ip, userAgent }: { ip: string; userAgent: string }): Buffer {
  return createHmac('sha256', key).update(`${ip}\n${userAgent}`).digest().subarray(0, hashBytes)
}
