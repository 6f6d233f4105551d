import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { UnknownOutcome } from '../gateway.ts'

const mostBytes = 256 * 1024 * 1024

/** The text of a packed bill, which has to have the hash that the signed answer gave for it. */
export function openBill(packed: Buffer, told: Record<string, unknown>): string {
  const text = unpacked(packed)
  // The protocol gives SHA-1, in an answer that is signed by SHA-256.
  const hash = createHash('sha1').update(text).digest('hex')
  if (told['hash_type'] !== 'SHA1' || told['hash_value'] !== hash) {
    throw new UnknownOutcome('the bill has another hash')
  }
  return text.toString('utf8')
}

function unpacked(packed: Buffer): Buffer {
  try {
    return gunzipSync(packed, { maxOutputLength: mostBytes })
  } catch (error) {
    throw new UnknownOutcome('the bill cannot be unpacked', error)
  }
}
