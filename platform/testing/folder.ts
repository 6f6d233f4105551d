import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folders: string[] = []

/** An empty folder for tests, which is removed after their file. */
export function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hojip-files-'))
  folders.push(folder)
  return folder
}

export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
}
