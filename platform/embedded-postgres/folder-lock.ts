import { DatabaseSync } from 'node:sqlite'

export interface FolderLock {
  /** May be called twice. */
  release(): void
}

const busy = 5

/**
 * Takes the lock file if no living process holds it, without waiting. SQLite is used for nothing but its file lock,
 * which the kernel drops when the holder dies, on every system Node runs on; Node itself offers no such lock.
 */
export const tryLock = (file: string): FolderLock | undefined => {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === busy) return undefined
    throw error
  }
  return { release: () => void (database.isOpen && database.close()) }
}
