import { createReadStream, createWriteStream } from 'node:fs'
import { chmod, mkdir, rename, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { create, Unpack } from 'tar'
import { decrypted, encrypted, identitiesFor } from './age.ts'

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
  // `Readable` is of this version of Node, the packed stream of the library that made it.
  const packed = Readable.from(create({ cwd: folder, portable: true, strict: true }, ['.']), {
    objectMode: false,
  })
  const half = `${file}.half`
  await pipeline(await encrypted(packed, [recipient]), createWriteStream(half, { mode: 0o600, flush: true }))
  await rename(half, file)
}

/** Decrypts and unpacks into a new folder, readable by its owner alone. */
export async function unpack(file: string, folder: string, identityFile: string | undefined): Promise<void> {
  const identities = await identitiesFor(file, identityFile)
  await mkdir(folder, { mode: 0o700 })
  const unpacking = new Unpack({ cwd: folder, strict: true })
  const failed = once(unpacking, 'close')
  try {
    const input = createReadStream(file, { highWaterMark: 2 ** 20 })
    for await (const chunk of await decrypted(input, identities))
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
