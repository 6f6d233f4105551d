import type { Db, Tx } from '@hojip/db'
import { isRefusal, type Refusal } from '@hojip/platform/refusal'
import { encodePicture } from '../decoding/encode-picture.ts'
import { removePicture, writePicture } from '../folder.ts'
import { isPictureRef, pictureWidths } from '../rules/file-name.ts'
import { saveReady } from '../store.ts'

export interface PictureSize {
  width: number
  height: number
}

/**
 * Keeps a picture under the ref, in place of one that may be there: encoded anew as WebP in every width. AVIF follows
 * when it is asked for. The row is written last, so that a ready picture has its files.
 */
export async function addPicture(
  db: Db | Tx,
  dir: string,
  ref: string,
  bytes: Buffer,
): Promise<
  | PictureSize
  | Refusal<'pictures/busy' | 'pictures/notAPicture' | 'pictures/tooHeavy' | 'pictures/tooManyPixels'>
> {
  if (!isPictureRef(ref)) throw new Error(`not a picture ref: ${ref}`)
  const encoded = await encodePicture(bytes, pictureWidths)
  if (isRefusal(encoded)) return encoded
  for (const file of encoded.files) {
    await writePicture(dir, { ref, width: file.width, format: 'webp' }, file.bytes)
    await removePicture(dir, { ref, width: file.width, format: 'avif' })
  }
  const size = { width: encoded.width, height: encoded.height }
  await saveReady(db, ref, size)
  return size
}
