import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import type { Seal } from '@hojip/db/retention'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { identitiesIn } from '../backups/pack.ts'

const ending = '.age'

function toWeb(stream: Readable) {
  return Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>
}

function ofWeb(stream: globalThis.ReadableStream<Uint8Array>) {
  return Readable.fromWeb(stream as ReadableStream)
}

async function opened(closed: Readable, identities: readonly string[]): Promise<Readable> {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  return ofWeb(await decrypter.decrypt(toWeb(closed)))
}

/**
 * Encrypts for those who can read backups. The file is read back before its rows are taken away, and the secret key of backups is
 * not on this machine: so each run encrypts for a key of its own as well, which it never writes anywhere.
 */
export async function sealFor(recipient: string): Promise<Seal> {
  const own = await generateX25519Identity()
  const ownRecipient = await identityToRecipient(own)
  return {
    ending,
    close: async (plain) => {
      const encrypter = new Encrypter()
      encrypter.addRecipient(recipient)
      encrypter.addRecipient(ownRecipient)
      return ofWeb(await encrypter.encrypt(toWeb(plain)))
    },
    open: (closed) => opened(closed, [own]),
  }
}

/** For reading a file that was encrypted. */
export async function sealOfFile(file: string, identityFile: string | undefined): Promise<Seal | undefined> {
  if (!file.endsWith(ending)) return undefined
  if (!identityFile) throw new Error(`BACKUP_IDENTITY_FILE is missing: ${file} is encrypted`)
  const identities = await identitiesIn(identityFile)
  return {
    ending,
    close: () => Promise.reject(new Error('this key only reads')),
    open: (closed) => opened(closed, identities),
  }
}
