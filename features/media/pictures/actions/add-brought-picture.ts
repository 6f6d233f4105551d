import type { Db, Tx } from '@hojip/db'
import { removePicture, writePicture } from '../folder.ts'
import { isPictureRef, pictureWidths, widest } from '../rules/file-name.ts'
import { saveReady } from '../store.ts'

/**
 * Stores a WebP that the mall itself brings, at most as wide as the widest file, under the ref, replacing an existing
 * picture. Nothing is decoded: its other files are made when they are first requested.
 */
export async function addBroughtPicture(db: Db | Tx, dir: string, ref: string, webp: Buffer): Promise<void> {
  if (!isPictureRef(ref)) throw new Error(`not a picture ref: ${ref}`)
  await writePicture(dir, { ref, width: widest, format: 'webp' }, webp)
  for (const width of pictureWidths) {
    await removePicture(dir, { ref, width, format: 'avif' })
    if (width !== widest) await removePicture(dir, { ref, width, format: 'webp' })
  }
  await saveReady(db, ref)
}
