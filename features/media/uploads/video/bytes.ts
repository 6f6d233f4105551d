import type { FileHandle } from 'node:fs/promises'
import { hourMs } from '@hojip/platform/clock'

/** Thrown where a file contradicts its format; `inspectVideo` turns it into a fault. */
export class NotAVideo extends Error {}
/** Thrown where a file is a video that browsers may not be able to play. */
export class UnknownVideo extends Error {}

/** Read access to a file of known length. */
export interface Bytes {
  size: number
  /** Throws `NotAVideo` when the range is not inside the file. */
  read(at: number, length: number): Promise<Buffer>
}

const windowBytes = 64 * 1024

/** Reads small ranges through a window of 64 KiB, since containers are read a few bytes at a time. */
export function bytesOf(file: FileHandle, size: number): Bytes {
  let start = 0
  let cached: Buffer = Buffer.alloc(0)
  const exactly = async (at: number, length: number) => {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
    if (bytesRead !== length) throw new NotAVideo(`the file ends within ${length} bytes at ${at}`)
    return buffer
  }
  return {
    size,
    read: async (at, length) => {
      if (at < 0 || at + length > size) throw new NotAVideo(`${length} bytes at ${at} are outside the file`)
      if (length > windowBytes) return exactly(at, length)
      if (at < start || at + length > start + cached.length) {
        cached = await exactly(at, Math.min(windowBytes, size - at))
        start = at
      }
      return cached.subarray(at - start, at - start + length)
    },
  }
}

/** Bytes to overwrite: first `head`, then zeros up to `end`. */
export interface Erasure {
  start: number
  head: Buffer
  end: number
}

/** The data of a container about its video, and which of its parts are erased before it is stored. */
export interface Inspected {
  width: number
  height: number
  durationMs: number
  erasures: Erasure[]
}

const mostSide = 8_192
const mostDurationMs = 4 * hourMs

/** Throws `NotAVideo` unless the values are those of a video. */
export function checked(inspected: Inspected): Inspected {
  const { width, height, durationMs } = inspected
  const isSide = (side: number) => Number.isInteger(side) && side >= 1 && side <= mostSide
  if (!isSide(width) || !isSide(height)) throw new NotAVideo(`${width} × ${height} pixels`)
  const rounded = Math.round(durationMs)
  if (!(rounded >= 1 && rounded <= mostDurationMs)) throw new NotAVideo(`${durationMs} ms long`)
  return { ...inspected, durationMs: rounded }
}
