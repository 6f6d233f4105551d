import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'

export interface FolderLock {
  /** May be called twice. */
  release(): void
}

const busy = 5

function noteFile(file: string) {
  return `${file}.txt`
}

/**
 * Takes the lock file if no living process holds it, without waiting. SQLite is used only for its file lock, which the
 * kernel releases when the holder dies, on every system Node runs on; Node itself has no such lock.
 * @param note what `holderOf` tells other processes
 */
export function tryLock(file: string, note = `process ${process.pid}`): FolderLock | undefined {
  const database = new DatabaseSync(file, { timeout: 0 })
  try {
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    database.close()
    if ((error as { errcode?: number }).errcode === busy) return undefined
    throw error
  }
  writeFileSync(noteFile(file), note)
  return {
    release: () => {
      if (!database.isOpen) return
      rmSync(noteFile(file), { force: true })
      database.close()
    },
  }
}

/** The note of the lock's holder. */
export function holderOf(file: string): string {
  const note = noteFile(file)
  return (existsSync(note) && readFileSync(note, 'utf8')) || 'another process'
}
