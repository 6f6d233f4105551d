import { chmodSync, constants, copyFileSync, existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Makes a folder that its owner alone may write to, whatever the umask is. */
export function makeFolder(path: string): void {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path)
  chmodSync(path, 0o755)
}

/** Copies a file, or what a link leads to; its owner alone may write to it. */
export function copyFile(from: string, to: string): void {
  makeFolder(dirname(to))
  copyFileSync(from, to, constants.COPYFILE_FICLONE)
  chmodSync(to, statSync(from).mode & 0o111 ? 0o755 : 0o644)
}

/** Copies the files and folders whose name `isWanted` takes. Links are left out. */
export function copyFolder(from: string, to: string, isWanted: (name: string) => boolean = () => true): void {
  for (const entry of readdirSync(from, { withFileTypes: true }).filter(({ name }) => isWanted(name))) {
    const { name } = entry
    if (entry.isDirectory()) copyFolder(join(from, name), join(to, name), isWanted)
    else if (entry.isFile()) copyFile(join(from, name), join(to, name))
  }
}

/** What a folder holds, in bytes of files. What a link leads to is counted where it is. */
export function bytesIn(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sum + bytesIn(path)
    return entry.isFile() ? sum + statSync(path).size : sum
  }, 0)
}
