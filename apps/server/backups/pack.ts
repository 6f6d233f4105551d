import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdir, readFile, rename, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { create, Unpack } from 'tar'

/** One file with a whole backup: a tar that age has encrypted. `age -d -i KEY FILE | tar -x` reads it without the mall. */
export const packedEnding = '.tar.age'

export function isPacked(place: string): boolean {
  return place.endsWith(packedEnding)
}

/**
 * Packs a folder into one encrypted file, piece by piece. The file gets its name when it is complete.
 * @param recipient the public key of those who can read it
 */
export async function pack(folder: string, file: string, recipient: string): Promise<void> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(recipient)
  // `Readable` is of this version of Node, the packed stream of the library that made it.
  const packed = Readable.from(create({ cwd: folder, portable: true, strict: true }, ['.']), {
    objectMode: false,
  })
  const encrypted = await encrypter.encrypt(Readable.toWeb(packed) as globalThis.ReadableStream<Uint8Array>)
  const half = `${file}.half`
  await pipeline(
    Readable.fromWeb(encrypted as ReadableStream),
    createWriteStream(half, { mode: 0o600, flush: true }),
  )
  await rename(half, file)
}

/** The secret keys of a file that age-keygen has written. */
export async function identitiesIn(file: string): Promise<string[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`BACKUP_IDENTITY_FILE: ${file} cannot be read`)
  })
  const found = text.split('\n').filter((line) => line.startsWith('AGE-SECRET-KEY-'))
  if (found.length === 0) throw new Error(`BACKUP_IDENTITY_FILE: ${file} has no line AGE-SECRET-KEY-…`)
  return found
}

/** Decrypts and unpacks into a new folder, readable by its owner alone. */
export async function unpack(file: string, folder: string, identityFile: string | undefined): Promise<void> {
  if (!identityFile) throw new Error(`BACKUP_IDENTITY_FILE is missing: ${file} is encrypted`)
  const decrypter = new Decrypter()
  for (const identity of await identitiesIn(identityFile)) decrypter.addIdentity(identity)
  await mkdir(folder, { mode: 0o700 })
  const unpacking = new Unpack({ cwd: folder, strict: true })
  const failed = once(unpacking, 'close')
  try {
    const input = createReadStream(file, { highWaterMark: 2 ** 20 })
    const plain = await decrypter.decrypt(Readable.toWeb(input) as globalThis.ReadableStream<Uint8Array>)
    for await (const chunk of Readable.fromWeb(plain as ReadableStream))
      if (!unpacking.write(chunk as Buffer)) await Promise.race([once(unpacking, 'drain'), failed])
    unpacking.end()
    await failed
  } catch (error) {
    failed.catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
    const why = error instanceof Error ? error.message : String(error)
    throw new Error(`${file} cannot be read: ${why}`, { cause: error })
  }
  await chmod(folder, 0o700)
}
