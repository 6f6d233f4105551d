import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { privateFile, privateFolder } from '@hojip/platform/private-files'

/** An object that is sent piece by piece. */
interface OpenObject {
  size: number
  /** The bytes from the first to the last one. Call it at most once. */
  stream(first: number, last: number): Promise<Readable>
  /** Call when `stream` is not called. */
  close(): Promise<void>
}

/** The storage of uploads' bytes, and of products' videos. Keys are made by rooms' rules, never by a caller. */
export interface ObjectStore {
  put(key: string, bytes: Buffer): Promise<void>
  /** Undefined when there is no such object. */
  get(key: string): Promise<Buffer | undefined>
  /** Stores a file that may be too large for memory. It may be moved, so the path is free afterwards or still taken. */
  putFile(key: string, path: string, contentType: string): Promise<void>
  /** Undefined when there is no such object. */
  open(key: string): Promise<OpenObject | undefined>
  /** Removing a missing object succeeds. */
  remove(keys: readonly string[]): Promise<void>
}

function isMissing(error: unknown): boolean {
  return (error as { code?: string }).code === 'ENOENT'
}

/** Moves a file; copies it from another disk. */
async function moveInto(path: string, from: string): Promise<void> {
  try {
    await rename(from, path)
  } catch (error) {
    if ((error as { code?: string }).code !== 'EXDEV') throw error
    const unfinished = `${path}.${randomBytes(6).toString('hex')}`
    try {
      await copyFile(from, unfinished)
      await rename(unfinished, path)
    } catch (failure) {
      await rm(unfinished, { force: true })
      throw failure
    }
  }
}

async function openFile(path: string): Promise<OpenObject | undefined> {
  try {
    const file = await open(path)
    const { size } = await file.stat()
    // The stream closes the file.
    const stream = async (first: number, last: number) => file.createReadStream({ start: first, end: last })
    return { size, stream, close: () => file.close() }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** The default: a folder on this machine. */
export function folderObjects(dir: string): ObjectStore {
  return {
    putFile: async (key, from) => {
      const path = join(dir, key)
      await mkdir(dirname(path), privateFolder)
      await moveInto(path, from)
    },
    open: (key) => openFile(join(dir, key)),
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
        if (isMissing(error)) return undefined
        throw error
      }
    },
    remove: async (keys) => {
      for (const key of keys) await rm(join(dir, key), { force: true })
    },
  }
}
