import type { Card } from '../cards/card.ts'
import type { EncodedPicture, PictureFault } from '../encode.ts'
import type { PictureFile } from '../rules/file-name.ts'

/** The jobs of the separate process: everything that needs the picture library. */
export interface Work {
  encode: {
    job: { bytes: Buffer; widths: readonly number[] }
    result: EncodedPicture<number> | { fault: PictureFault; why: string }
  }
  from: { job: { webp: Buffer; file: Omit<PictureFile, 'ref'> }; result: Buffer }
  card: { job: { card: Card }; result: Buffer }
  drawing: { job: { pixels: Uint8Array; side: number }; result: Buffer }
}

export type Job = { [K in keyof Work]: { kind: K } & Work[K]['job'] }[keyof Work]

export interface Answer {
  /** The job's result; absent when it failed. */
  result?: Work[keyof Work]['result']
  error?: string
  /** The memory that the process still holds, in bytes. */
  residentBytes: number
}

/** The limits of one picture. */
export interface Bounds {
  /** Resident memory of the whole process. */
  mostBytes: number
  /** Processor time, so that a busy machine does not refuse ordinary pictures. */
  mostCpuMs: number
  /** Elapsed time, for a process that hangs. The picture is not blamed for it. */
  mostMs: number
}

/** The exit codes by which a process reports that it ended itself. */
export const exitCodes = { memory: 81, time: 82 } as const
