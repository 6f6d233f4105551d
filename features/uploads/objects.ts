import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { privateFile, privateFolder } from '@hojip/platform/private-files'

/** Where the bytes of pictures are kept. Keys are made by `objectKey`, never by a caller. */
export interface ObjectStore {
  put(key: string, bytes: Buffer): Promise<void>
  /** Undefined where there is no such object. */
  get(key: string): Promise<Buffer | undefined>
  /** What is not there is removed as well. */
  remove(keys: readonly string[]): Promise<void>
}

/** The default: a folder of this machine. */
export function folderObjects(dir: string): ObjectStore {
  return {
    // Written beside its place and moved there, so that nobody ever reads half a picture.
    put: async (key, bytes) => {
      const path = join(dir, key)
      await mkdir(dirname(path), privateFolder)
      const unfinished = `${path}.${randomBytes(6).toString('hex')}`
      try {
        await writeFile(unfinished, bytes, privateFile)
        await rename(unfinished, path)
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    get: async (key) => {
      try {
        return await readFile(join(dir, key))
      } catch (error) {
        if ((error as { code?: string }).code === 'ENOENT') return undefined
        throw error
      }
    },
    remove: async (keys) => {
      for (const key of keys) await rm(join(dir, key), { force: true })
    },
  }
}
