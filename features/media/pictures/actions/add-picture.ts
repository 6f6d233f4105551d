import type { Db, Tx } from '@hojip/db'
import { isRefusal, type Refusal } from '@hojip/platform/refusal'
import { encodePicture } from '../decoding/encode-picture.ts'
import { removePicture, sharePicture, writePicture, type SharedPictures } from '../folder.ts'
import { isPictureRef, pictureWidths, widest, type PictureWidth } from '../rules/file-name.ts'
import { saveReady } from '../store.ts'
import type { DecodeReason } from '../refusals.ts'

export interface PictureSize {
  width: number
  height: number
}

/** Makes the files of all widths; a test plays a mall that is busy. */
export type MakePicture = (bytes: Buffer) => ReturnType<typeof encodePicture<PictureWidth>>

export function makePicture(bytes: Buffer): ReturnType<MakePicture> {
  return encodePicture(bytes, pictureWidths)
}

export interface AddOptions {
  make?: MakePicture | undefined
  /** Left out where all machines of the mall have one folder, or there is one machine. */
  shared?: SharedPictures | undefined
}

/**
 * Stores a picture under the ref, replacing an existing one: re-encoded as WebP in every width. AVIF files are made on
 * demand. The row is written last, so that every ready picture has its files.
 */
export async function addPicture(
  db: Db | Tx,
  dir: string,
  ref: string,
  bytes: Buffer,
  { make = makePicture, shared }: AddOptions = {},
): Promise<PictureSize | Refusal<DecodeReason>> {
  if (!isPictureRef(ref)) throw new Error(`not a picture ref: ${ref}`)
  const encoded = await make(bytes)
  if (isRefusal(encoded)) return encoded
  for (const file of encoded.files) {
    await writePicture(dir, { ref, width: file.width, format: 'webp' }, file.bytes)
    await removePicture(dir, { ref, width: file.width, format: 'avif' })
  }
  const wide = encoded.files.find((file) => file.width === widest)
  if (shared && wide) await sharePicture(shared, ref, wide.bytes)
  const size = { width: encoded.width, height: encoded.height }
  await saveReady(db, ref, size)
  return size
}
