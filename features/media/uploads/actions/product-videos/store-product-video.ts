import { createHash } from 'node:crypto'
import { chmod, copyFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Db } from '@hojip/db'
import { privateFile } from '@hojip/platform/private-files'
import { isRefusal, refuse } from '@hojip/platform/refusal'
import type { ObjectStore } from '../../objects.ts'
import { productVideosRefusals as no, type ProductVideoRefusal } from '../../refusals.ts'
import { productVideoKey, type VideoFormat } from '../../rules/product-videos/file-name.ts'
import { mostSeconds } from '../../rules/product-videos/limits.ts'
import { keepFile, type NewVideoFile } from '../../store/product-videos.ts'
import { inspectVideo } from '../../video/inspect-video.ts'
import { findFile } from './find-file.ts'

/** Where videos come from, and where they go. */
export interface ProductVideoPlace {
  db: Db
  objects: ObjectStore
  folder: string
}

export interface StoredProductVideo {
  /** `putProductVideos` gives it to a product. Equal for equal bytes. */
  id: string
}

/** Checks a file that nobody else changes, and erases what a player does not need. */
async function inspectCopy(
  copy: string,
  path: string,
  extension: VideoFormat,
): Promise<NewVideoFile | ProductVideoRefusal> {
  const found = await inspectVideo(copy)
  if (typeof found === 'string') return refuse(no[found], { path })
  const { format, width, height, durationMs } = found
  if (format !== extension) return refuse(no.disagrees, { path, format })
  if (durationMs > mostSeconds * 1_000) return refuse(no.tooLong, { path, most: mostSeconds })
  const bytes = await readFile(copy)
  const id = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { id, format, width, height, durationMs, size: bytes.length }
}

/**
 * Stores a video of the folder, by its path there. The folder's file stays as it is. A video that no product takes within
 * a day is deleted.
 */
export async function storeProductVideo(
  { db, objects, folder }: ProductVideoPlace,
  path: string,
): Promise<StoredProductVideo | ProductVideoRefusal> {
  const source = await findFile(folder, path)
  if (isRefusal(source)) return source
  const workplace = await mkdtemp(join(tmpdir(), 'product-video-'))
  try {
    const copy = join(workplace, 'video')
    await copyFile(source.file, copy)
    // The original may be read-only; the copy keeps its mode.
    await chmod(copy, privateFile.mode)
    const video = await inspectCopy(copy, path, source.format)
    if (isRefusal(video)) return video
    // The row comes first, so that no object is ever without one.
    await keepFile(db, video)
    await objects.putFile(productVideoKey(video), copy, `video/${video.format}`)
    return { id: video.id }
  } finally {
    await rm(workplace, { recursive: true, force: true })
  }
}
