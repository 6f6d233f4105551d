import { createHash, randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { privateFile, privateFolder } from '@hojip/platform/private-files'
import { fileNameOf, widest, type PictureFile } from './rules/file-name.ts'

/** 256 folders, so that none holds a million files. */
function folderOf(dir: string, ref: string): string {
  return join(dir, createHash('sha256').update(ref).digest('hex').slice(0, 2))
}

/** Where the machines of a mall have what only one of them was given. */
export interface SharedPictures {
  put(key: string, bytes: Buffer): Promise<void>
  /** Undefined when there is none. */
  get(key: string): Promise<Buffer | undefined>
}

/** The widest file of a picture: all others can be made from it. */
function widestOf(ref: string): PictureFile {
  return { ref, width: widest, format: 'webp' }
}

function sharedKey(ref: string): string {
  return `pictures/${fileNameOf(widestOf(ref))}`
}

/** Gives the widest file to the other machines. */
export function sharePicture(shared: SharedPictures, ref: string, bytes: Buffer): Promise<void> {
  return shared.put(sharedKey(ref), bytes)
}

/** Brings a picture that another machine has shared into the folder; whether there is one. */
export async function bringShared(shared: SharedPictures, dir: string, ref: string): Promise<boolean> {
  const bytes = await shared.get(sharedKey(ref))
  if (bytes) await writePicture(dir, widestOf(ref), bytes)
  return bytes !== undefined
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
