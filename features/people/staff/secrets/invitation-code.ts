import { createHash, createHmac } from 'node:crypto'
import { base32 } from './totp.ts'

const codeBytes = 10

/**
 * The code in an invitation's message: 80 bits in 16 small letters and digits. It is made from the id, so that a second
 * message carries the same one, and only its hash is stored.
 */
export function invitationCode(secret: string, id: string): string {
  const mac = createHmac('sha256', secret).update(`staff invitation|${id}`).digest()
  return base32(mac.subarray(0, codeBytes)).toLowerCase()
}

export function invitationHash(code: string): Buffer {
  return createHash('sha256').update(code.toLowerCase()).digest()
}
