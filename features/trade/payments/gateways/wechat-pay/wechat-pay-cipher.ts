import { createDecipheriv } from 'node:crypto'

const TAG_BYTES = 16

/** The decrypted text of a resource; undefined when the authentication tag does not match, which `final` checks. */
export function decrypt(resource: Record<string, unknown>, key: Buffer): string | undefined {
  const { algorithm, ciphertext, nonce, associated_data: associated = '' } = resource
  if (algorithm !== 'AEAD_AES_256_GCM' || typeof ciphertext !== 'string') return undefined
  if (typeof nonce !== 'string' || typeof associated !== 'string') return undefined
  const bytes = Buffer.from(ciphertext, 'base64')
  const iv = Buffer.from(nonce)
  if (bytes.length <= TAG_BYTES || iv.length !== 12) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(associated))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const text = decipher.update(bytes.subarray(0, -TAG_BYTES))
    return Buffer.concat([text, decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
