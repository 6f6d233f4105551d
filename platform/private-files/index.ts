import { chmod, mkdir } from 'node:fs/promises'

/** Nobody but the mall's own user reads them. */
export const privateFile = { mode: 0o600 } as const
export const privateFolder = { mode: 0o700, recursive: true } as const

/**
 * Makes the folder, or closes one that an older version left open. What lies in it can then be reached by nobody else,
 * whatever its own mode is, so no file in it has to be looked at.
 */
export async function closeFolder(path: string): Promise<void> {
  await mkdir(path, privateFolder)
  await chmod(path, privateFolder.mode)
}
