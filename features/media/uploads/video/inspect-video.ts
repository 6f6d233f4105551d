import { open, type FileHandle } from 'node:fs/promises'
import { bytesOf, NotAVideo, UnknownVideo, type Bytes, type Erasure, type Inspected } from './bytes.ts'
import { inspectMp4 } from './mp4/inspect-mp4.ts'
import { inspectWebm } from './webm/inspect-webm.ts'

type VideoFormat = 'mp4' | 'webm'
export interface Video {
  format: VideoFormat
  width: number
  height: number
  durationMs: number
}

export type VideoFault = 'damaged' | 'unknown'

const inspectors: Record<VideoFormat, (bytes: Bytes) => Promise<Inspected>> = {
  mp4: inspectMp4,
  webm: inspectWebm,
}

const chunk = Buffer.alloc(256 * 1024)

async function writeAt(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;)
    done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten
}

async function erase(file: FileHandle, { start, head, end }: Erasure): Promise<void> {
  if (head.length > 0) await writeAt(file, head, start)
  for (let at = start + head.length; at < end; at += chunk.length)
    await writeAt(file, chunk.subarray(0, Math.min(chunk.length, end - at)), at)
}

/**
 * Checks the container of a received file and erases in place what a player does not need: texts, places, cover
 * pictures, tracks of sensors. Lengths and positions stay the same. The pictures and the sound are not decoded.
 */
export async function inspectVideo(path: string): Promise<Video | VideoFault> {
  const file = await open(path, 'r+')
  try {
    const bytes = bytesOf(file, (await file.stat()).size)
    const isMp4 = (await bytes.read(4, 4)).toString('latin1') === 'ftyp'
    const format = isMp4 ? 'mp4' : 'webm'
    const { width, height, durationMs, erasures } = await inspectors[format](bytes)
    for (const one of erasures) await erase(file, one)
    return { format, width, height, durationMs }
  } catch (error) {
    if (error instanceof NotAVideo) return 'damaged'
    if (error instanceof UnknownVideo) return 'unknown'
    throw error
  } finally {
    await file.close()
  }
}
