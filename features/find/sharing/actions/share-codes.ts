import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Fen } from '@hojip/platform/money'
import { minuteMs } from '@hojip/platform/clock'
import { lifeMs } from '../rules/life.ts'

export interface Shared {
  targetType: 'goods' | 'shop'
  /** A UUID. */
  targetId: string
  /** The option of a product that was chosen, a UUID; null for none. */
  skuId: string | null
  sharedAtMs: number
  /** The price of that option, or else a product's lowest, at that time; null for shops. */
  priceFen: Fen | null
}

const types = ['goods', 'shop'] as const
const signatureBytes = 11
/** Means "no price", and for one beyond 42 million yuan. */
const noPrice = 0xffffffff
const bodyBytes = 25
/** The option, at the end of codes that have one. */
const skuBytes = 16

/** A key of its own, so that no signature made elsewhere with the mall's secret fits here. */
export function shareKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'hojip share link', 32))
}

function sign(key: Buffer, body: Buffer): Buffer {
  return createHmac('sha256', key).update(body).digest().subarray(0, signatureBytes)
}

/** 48 characters, or 70 with an option: type, minute, price and target, signed with 88 bits. Carries nothing about who shares. */
export function writeShareCode(
  key: Buffer,
  { targetType, targetId, skuId, sharedAtMs, priceFen }: Shared,
): string {
  const body = Buffer.alloc(bodyBytes + (skuId === null ? 0 : skuBytes))
  body.writeUInt8(types.indexOf(targetType), 0)
  body.writeUInt32BE(Math.floor(sharedAtMs / minuteMs), 1)
  body.writeUInt32BE(priceFen === null || priceFen >= noPrice ? noPrice : priceFen, 5)
  body.write(targetId.replaceAll('-', ''), 9, 'hex')
  if (skuId !== null) body.write(skuId.replaceAll('-', ''), bodyBytes, 'hex')
  return Buffer.concat([body, sign(key, body)]).toString('base64url')
}

function uuidOf(bytes: Buffer): string {
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * The content of the code; `broken` when we have not signed it, `expired` thirty days after it was made.
 * @param keys the present one and those before it
 */
export function readShareCode(
  keys: readonly Buffer[],
  code: string,
  nowMs: number,
): Shared | 'broken' | 'expired' {
  const bytes = Buffer.from(code, 'base64url')
  // Base64 has several spellings of the same bytes; only ours counts.
  const ofBody = bytes.length - signatureBytes
  if (ofBody !== bodyBytes && ofBody !== bodyBytes + skuBytes) return 'broken'
  if (bytes.toString('base64url') !== code) return 'broken'
  const body = bytes.subarray(0, ofBody)
  if (!keys.some((key) => timingSafeEqual(sign(key, body), bytes.subarray(ofBody)))) return 'broken'
  const targetType = types[body.readUInt8(0)]
  if (!targetType) return 'broken'
  const sharedAtMs = body.readUInt32BE(1) * minuteMs
  if (nowMs > sharedAtMs + lifeMs) return 'expired'
  const priceFen = body.readUInt32BE(5)
  return {
    targetType,
    targetId: uuidOf(body.subarray(9, bodyBytes)),
    skuId: ofBody > bodyBytes ? uuidOf(body.subarray(bodyBytes)) : null,
    sharedAtMs,
    priceFen: priceFen === noPrice ? null : priceFen,
  }
}
