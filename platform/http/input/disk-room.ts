import { randomBytes } from 'node:crypto'
import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hourMs } from '../../clock/index.ts'
import { privateFile, privateFolder } from '../../private-files/index.ts'

/** Where one request writes its large file. */
export interface DiskPlace {
  /** A new file; undefined when too many large files are being received. */
  take(): WriteStream | undefined
  /** Deletes the file, if it is still there. Call when the request has ended. */
  letGo(): Promise<void>
}

/** How many large files are received at a time, from all callers and from one. */
const atOnce = 8
const atOnceOfOne = 2

/** No request takes that long: an older file was left by a process that was killed. */
const leftAfterMs = hourMs

async function deleteLeft(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = await stat(path).catch(() => undefined)
    if (found && Date.now() - found.mtimeMs > leftAfterMs) await rm(path, { force: true })
  }
}

/** A folder for files that are being received. Several processes may share it. */
export function createDiskRoom(folder: string): (caller: string) => DiskPlace {
  mkdirSync(folder, privateFolder)
  // Leftovers only occupy space, so a failure to delete them is not worth a failed start.
  void deleteLeft(folder).catch(() => undefined)
  const byCaller = new Map<string, number>()
  let all = 0
  return (caller) => {
    let out: WriteStream | undefined
    const count = (by: 1 | -1) => {
      all += by
      const own = (byCaller.get(caller) ?? 0) + by
      if (own === 0) byCaller.delete(caller)
      else byCaller.set(caller, own)
    }
    return {
      take: () => {
        if (all >= atOnce || (byCaller.get(caller) ?? 0) >= atOnceOfOne) return undefined
        count(1)
        const path = join(folder, randomBytes(16).toString('hex'))
        return (out = createWriteStream(path, { ...privateFile, flags: 'wx' }))
      },
      letGo: async () => {
        if (!out) return
        // A file that is still being opened could otherwise appear after it was deleted.
        const file = out
        if (!file.closed) await new Promise<void>((resolve) => file.once('close', resolve).destroy())
        count(-1)
        await rm(file.path, { force: true })
      },
    }
  }
}
