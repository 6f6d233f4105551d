import { createHash } from 'node:crypto'
import { gunzipSync } from 'node:zlib'
import { UnknownOutcome } from '../gateway.ts'

const mostBytes = 256 * 1024 * 1024

/** The text of a packed bill; its hash has to match the one in the signed answer. */
export function openBill(packed: Buffer, answer: Record<string, unknown>): string {
  const text = unpacked(packed)
  // The protocol uses SHA-1 here, in an answer that is signed with SHA-256.
  const hash = createHash('sha1').update(text).digest('hex')
  if (answer['hash_type'] !== 'SHA1' || answer['hash_value'] !== hash) {
    throw new UnknownOutcome('the bill has a different hash')
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
