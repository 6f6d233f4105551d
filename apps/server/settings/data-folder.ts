import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
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
  ENOENT: 'cannot be made there',
  ENAMETOOLONG: 'is too long',
  ENOSPC: 'cannot be written to: no space is left on its disk',
  EDQUOT: 'cannot be written to: its quota is used up',
  EFBIG: 'cannot be written to: no file may be so large',
  EIO: 'cannot be used: its disk is broken',
}

/**
 * The reason why the folder cannot be used, determined before anything is started in it.
 * @param name of the setting, or of what a command is given
 */
export function folderFault(folder: string, name = 'DATA_DIR'): string | undefined {
  const length = Buffer.byteLength(folder)
  if (length > mostBytes) return `${name} is too long: ${length} bytes, of ${mostBytes} at most`
  try {
    makeFolder(folder)
    const probe = join(folder, `.probe-${process.pid}`)
    writeFileSync(probe, 'may be written to')
    rmSync(probe)
    return undefined
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    return `${name} (${folder}) ${reasons[code] ?? `cannot be used: ${message}`}`
  }
}

const laterReasons: Record<string, string> = {
  ...reasons,
  EACCES: 'may not be used by this user',
  EPERM: 'may not be used by this user',
  EISDIR: 'is a folder',
  ENOENT: 'is missing',
}

type PathSettings = Pick<Config, 'BACKUP_FOLDER' | 'BACKUP_IDENTITY_FILE' | 'dataDir'>

/** Begins the name of the folder in TMPDIR into which a backup is fetched and unpacked. */
export const temporaryFolder = 'hojip-backup-'

function settingOf(path: string, { BACKUP_FOLDER, BACKUP_IDENTITY_FILE, dataDir }: PathSettings) {
  if (resolve(path).startsWith(join(tmpdir(), temporaryFolder))) return 'TMPDIR'
  const settings = Object.entries({ BACKUP_FOLDER, BACKUP_IDENTITY_FILE, DATA_DIR: dataDir })
  return settings.find(([, place]) => place && `${resolve(path)}/`.startsWith(`${resolve(place)}/`))?.[0]
}

/** What an error says to an operator: one of the file system by its path, and by the setting that the path comes from. */
export function faultText(error: unknown, config: PathSettings): string {
  const { code = '', path, syscall } = error as NodeJS.ErrnoException
  const reason = (syscall === 'mkdir' ? reasons : laterReasons)[code]
  if (path === undefined || !reason) return error instanceof Error ? error.message : String(error)
  const setting = settingOf(path, config)
  return setting ? `${setting} (${path}) ${reason}` : `${path} ${reason}`
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
