import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Makes a folder and those above it that are missing. Never by `recursive`, with which Node goes on for ever where a folder is
 * that takes no other, such as `/proc`: each attempt is told that something is missing.
 * @returns the first folder that was made; undefined when all were there
 */
export function makeFolders(path: string, mode = 0o777): string | undefined {
  const folder = resolve(path)
  try {
    mkdirSync(folder, { mode })
    return folder
  } catch (error) {
    // Another process may have made it in between, and a disk that is read-only may say so of what is there.
    if (isFolder(folder)) return undefined
    const above = dirname(folder)
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT' || existsSync(above)) throw error
    const first = makeFolders(above, mode)
    const own = makeFolders(folder, mode)
    return first ?? own
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** An error while a file is written has no path: it gets that of the place where the work was. */
export async function atPlace<T>(place: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    const { syscall, path } = error as NodeJS.ErrnoException
    if (path === undefined && (syscall === 'write' || syscall === 'fsync'))
      Object.assign(error as object, { path: resolve(place) })
    throw error
  }
}
