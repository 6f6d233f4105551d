import type { WriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import type { Log } from '../../log/index.ts'
import { refuse, type Refusal } from '../../refusal/index.ts'
import type { Call } from '../contract.ts'
import { httpRefusals } from '../refusals.ts'
import type { DiskPlace } from './disk-room.ts'
import type { Held } from './held.ts'
import type { LargeFile, ReceivedFile } from './received-file.ts'

export type Form = NonNullable<Call['file']>
/** What a form may use while it is received. */
export interface FormRoom {
  held: Held
  /** Left out where no call takes files on disk. */
  disk?: DiskPlace | undefined
  log: Pick<Log, 'error'>
}

export function tooLarge(field: string, mostBytes: number): Refusal {
  return refuse(
    httpRefusals.fileTooLarge,
    { max: Math.floor(mostBytes / 1024 / 1024) },
    { fields: [{ field, problem: '' }] },
  )
}

/** So many bytes decide where a file goes. */
const firstBytes = 12

export interface FilePart {
  /** Whether the bytes of the form go to the disk instead of memory. */
  isOnDisk(): boolean
  /** Stops writing. */
  stop(): void
}

export interface PartEnds {
  done(file: ReceivedFile | LargeFile): void
  refused(refusal: Refusal): void
}

/** Reads the part with the file, into memory or onto the disk. */
export function readFilePart(
  part: Readable,
  name: string,
  fields: Readonly<Record<string, unknown>>,
  form: Form,
  room: FormRoom,
  { done, refused }: PartEnds,
): FilePart {
  const chunks: Buffer[] = []
  let size = 0
  let isDecided = false
  let out: WriteStream | undefined
  let isStopped = false
  const fail = (error: unknown) => {
    // A write that was under way fails when the file is closed.
    if (isStopped) return
    room.log.error('http.not-received', { error })
    refused(refuse(httpRefusals.unavailable))
  }
  const write = (chunk: Buffer) => {
    if (out?.write(chunk) !== false) return
    part.pause()
    out.once('drain', () => part.resume())
  }
  /** Once the first bytes are there. */
  const decide = () => {
    isDecided = true
    const first = Buffer.concat(chunks)
    if (!room.disk || !form.onDisk?.takes(first, fields)) return
    out = room.disk.take()
    if (!out) return refused(refuse(httpRefusals.unavailable))
    out.on('error', fail)
    chunks.length = 0
    write(first)
  }
  part.on('data', (chunk: Buffer) => {
    size += chunk.length
    if (out) return write(chunk)
    chunks.push(chunk)
    if (!isDecided && size >= firstBytes) decide()
    if (!out && size > form.mostBytes) refused(tooLarge(form.field, form.mostBytes))
  })
  part.on('limit', () => refused(tooLarge(form.field, form.onDisk?.mostBytes ?? form.mostBytes)))
  part.on('end', () => {
    if (!isDecided) decide()
    if (!out) return done({ name, bytes: Buffer.concat(chunks) })
    const { path } = out
    out.end(() => done({ name, path: String(path), size }))
  })
  const stop = () => {
    isStopped = true
    out?.destroy()
  }
  return { isOnDisk: () => out !== undefined, stop }
}
