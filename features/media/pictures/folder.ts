import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { privateFile, privateFolder } from '@hojip/platform/private-files'
import { fileNameOf, type PictureFile } from './rules/file-name.ts'

/** 256 folders, so that none holds a million files. */
function folderOf(dir: string, ref: string): string {
  return join(dir, createHash('sha256').update(ref).digest('hex').slice(0, 2))
}

/** The file's bytes, or undefined when it does not exist. */
export async function readPicture(dir: string, file: PictureFile): Promise<Buffer | undefined> {
  try {
    return await readFile(join(folderOf(dir, file.ref), fileNameOf(file)))
  } catch (error) {
    if ((error as { code?: string }).code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a temporary file and renames it, so that nobody reads an incomplete picture. */
export async function writePicture(dir: string, file: PictureFile, bytes: Buffer): Promise<void> {
  const folder = folderOf(dir, file.ref)
  await mkdir(folder, privateFolder)
  const unfinished = join(folder, `.${fileNameOf(file)}.${randomBytes(6).toString('hex')}`)
  try {
    await writeFile(unfinished, bytes, privateFile)
    await rename(unfinished, join(folder, fileNameOf(file)))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
}

export function removePicture(dir: string, file: PictureFile): Promise<void> {
  return rm(join(folderOf(dir, file.ref), fileNameOf(file)), { force: true })
}
