import { chmod } from 'node:fs/promises'
import { makeFolders } from '../folders/index.ts'

/** Readable by the mall's own system user only. */
export const privateFile = { mode: 0o600 } as const
export const privateFolder = { mode: 0o700, recursive: true } as const

/**
 * Makes the folder, or closes one that an older version left open. Other users cannot reach anything in it then,
 * whatever the files' modes, so the files need no change.
 */
export async function closeFolder(path: string): Promise<void> {
  makeFolders(path, privateFolder.mode)
  await chmod(path, privateFolder.mode)
}
