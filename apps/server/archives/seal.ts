import type { Seal } from '@hojip/db/retention'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { decrypted, encrypted, identitiesFor } from '../backups/age.ts'

const ending = '.age'

/**
 * Encrypts for those who can read backups. The file is read back before its rows are taken away, and the secret key of backups is
 * not on this machine: so each run encrypts for a key of its own as well, which it never writes anywhere.
 */
export async function sealFor(recipient: string): Promise<Seal> {
  const own = await generateX25519Identity()
  const recipients = [recipient, await identityToRecipient(own)]
  return {
    ending,
    close: (plain) => encrypted(plain, recipients),
    open: (closed) => decrypted(closed, [own]),
  }
}

/** For reading a file that was encrypted. */
export async function sealOfFile(file: string, identityFile: string | undefined): Promise<Seal | undefined> {
  if (!file.endsWith(ending)) return undefined
  const identities = await identitiesFor(file, identityFile)
  return {
    ending,
    close: () => Promise.reject(new Error('this key only reads')),
    open: (closed) => decrypted(closed, identities),
  }
}
