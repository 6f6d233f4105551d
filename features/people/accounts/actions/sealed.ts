import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

function keyOf(secret: string, what: string) {
  return Buffer.from(hkdfSync('sha256', secret, '', `hojip sealed ${what}`, 32))
}

const ivBytes = 12
const tagBytes = 16

/** AES-256-GCM under a key derived from the mall's secret, one for each kind of data. */
export function seal(secret: string, what: string, plain: Buffer): Buffer {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, what), iv)
  const body = Buffer.concat([cipher.update(plain), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body])
}

/** Opens what was sealed under one of these secrets, the present one first. Throws for anything else. */
export function unsealBy(secrets: readonly string[], what: string, sealed: Buffer): Buffer {
  for (const secret of secrets)
    try {
      return unseal(secret, what, sealed)
    } catch {}
  throw new Error('sealed under another secret')
}

/** Throws for data that was not sealed under the same secret. */
export function unseal(secret: string, what: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, what), sealed.subarray(0, ivBytes))
  decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()])
}
