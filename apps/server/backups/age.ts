import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'

function toWeb(stream: Readable) {
  return Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>
}

function ofWeb(stream: globalThis.ReadableStream<Uint8Array>) {
  return Readable.fromWeb(stream as ReadableStream)
}

/**
 * Encrypts piece by piece, in the format of age.
 * @param recipients the public keys of those who can read it
 */
export async function encrypted(plain: Readable, recipients: readonly string[]): Promise<Readable> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) encrypter.addRecipient(recipient)
  return ofWeb(await encrypter.encrypt(toWeb(plain)))
}

/** @param identities secret keys, one of which has to fit */
export async function decrypted(closed: Readable, identities: readonly string[]): Promise<Readable> {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  return ofWeb(await decrypter.decrypt(toWeb(closed)))
}

/** No more is read of what may be a device without an end. */
const mostIdentityBytes = 2 ** 16

/** The secret keys of a file that age-keygen has written, for reading what is encrypted. */
export async function identitiesFor(closed: string, file: string | undefined): Promise<string[]> {
  if (!file) throw new Error(`BACKUP_IDENTITY_FILE is missing: ${closed} is encrypted`)
  let text = ''
  try {
    for await (const part of createReadStream(file, { encoding: 'utf8', end: mostIdentityBytes }))
      text += part
  } catch {
    throw new Error(`BACKUP_IDENTITY_FILE: ${file} cannot be read`)
  }
  const found = text.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (found.length === 0) throw new Error(`BACKUP_IDENTITY_FILE: ${file} has no line AGE-SECRET-KEY-…`)
  return found
}
