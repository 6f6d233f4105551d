import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { privateFile, privateFolder } from '@hojip/platform/private-files'

/** The storage of pictures' bytes. Keys are made by `objectKey`, never by a caller. */
export interface ObjectStore {
  put(key: string, bytes: Buffer): Promise<void>
  /** Undefined when there is no such object. */
  get(key: string): Promise<Buffer | undefined>
  /** Removing a missing object succeeds. */
  remove(keys: readonly string[]): Promise<void>
}

/** The default: a folder on this machine. */
export function folderObjects(dir: string): ObjectStore {
  return {
    // Written to a temporary file and renamed, so that nobody ever reads half a picture.
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
