import type { EncodedPicture, PictureFault } from '../encode.ts'

/** What is done in a process apart: all that needs the library which knows the formats. */
export interface Work {
  encode: {
    job: { bytes: Buffer; widths: readonly number[] }
    result: EncodedPicture<number> | { fault: PictureFault; why: string }
  }
  avif: { job: { webp: Buffer; width: number }; result: Buffer }
  drawing: { job: { pixels: Uint8Array; side: number }; result: Buffer }
}

export type Job = { [K in keyof Work]: { kind: K } & Work[K]['job'] }[keyof Work]

export interface Answer {
  /** What came of the job, or why it failed. */
  result?: Work[keyof Work]['result']
  error?: string
  /** Memory that the process still has, in bytes. */
  residentBytes: number
}

/** What one picture may cost. */
export interface Bounds {
  /** Resident memory of the whole process. */
  mostBytes: number
  /** Time of a processor: a busy machine refuses no honest picture. */
  mostCpuMs: number
  /** By the clock, for a process that hangs. */
  mostMs: number
}

/** By which number a process says that it ended itself. */
export const exitCodes = { memory: 81, time: 82 } as const
