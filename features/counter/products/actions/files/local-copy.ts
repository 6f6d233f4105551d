import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { ObjectStore } from '@hojip/uploads'

/** Calls `read` with the path of a stored file, which is there until `read` ends. */
export async function withLocalCopy<T>(
  objects: ObjectStore,
  key: string,
  read: (path: string) => Promise<T>,
): Promise<T> {
  const object = await objects.open(key)
  if (!object) throw new Error(`no object ${key}`)
  const folder = await mkdtemp(join(tmpdir(), 'hojip-product-file-'))
  try {
    const path = join(folder, 'file.csv')
    if (object.size === 0) {
      await object.close()
      await pipeline([''], createWriteStream(path, { mode: 0o600 }))
    } else await pipeline(await object.stream(0, object.size - 1), createWriteStream(path, { mode: 0o600 }))
    return await read(path)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
