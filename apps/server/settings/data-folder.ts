import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeFolder } from '@hojip/platform/embedded-postgres'
import { holderOf, tryLock } from '@hojip/platform/folder-lock'
import type { Config } from '../config.ts'

/** Another mall runs on the data folder. */
export class FolderInUse extends Error {}

/** Sockets, locks and PostgreSQL append names of their own, and have limits of their own. */
const mostBytes = 400

const reasons: Record<string, string> = {
  EACCES: 'may not be written to',
  EPERM: 'may not be written to',
  EROFS: 'may not be written to: its disk is read-only',
  ENOTDIR: 'is a file, or lies below one',
  EEXIST: 'is a file, or lies below one',
  ENAMETOOLONG: 'is too long',
  ENOSPC: 'cannot be written to: no space is left on its disk',
  EDQUOT: 'cannot be written to: its quota is used up',
}

/** The reason why the folder cannot be used, determined before anything is started in it. */
export function folderFault(dataDir: string): string | undefined {
  const length = Buffer.byteLength(dataDir)
  if (length > mostBytes) return `DATA_DIR is too long: ${length} bytes, of ${mostBytes} at most`
  try {
    makeFolder(dataDir)
    const probe = join(dataDir, `.probe-${process.pid}`)
    writeFileSync(probe, 'may be written to')
    rmSync(probe)
    return undefined
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    return `DATA_DIR (${dataDir}) ${reasons[code] ?? `cannot be used: ${message}`}`
  }
}

/** A mall that is just ending releases the folder within 3 s. */
const patienceMs = 3_000

/**
 * Locks the folder for this mall. Processes that share an external database may also share the folder's pictures; the
 * simulators' state and the embedded PostgreSQL belong to one mall.
 */
export async function takeFolder(config: Config): Promise<() => void> {
  const { dataDir, mode, DATABASE_URL: url, PORT: port } = config
  if (mode === 'serve' && url) return () => undefined
  const file = join(dataDir, 'mall.lock')
  for (let waited = 0; ; waited += 100) {
    const lock = tryLock(file, `process ${process.pid} on port ${port}`)
    if (lock) return lock.release
    if (waited >= patienceMs)
      throw new FolderInUse(
        `a mall runs on ${dataDir} already: ${holderOf(file)}. Stop it, or give this one its own DATA_DIR, PORT and SIMULATOR_PORT`,
      )
    await sleep(100)
  }
}
