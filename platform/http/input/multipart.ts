import type { Readable } from 'node:stream'
import Busboy from '@fastify/busboy'
import { isRefusal, refuse, type Refusal } from '../../refusal/index.ts'
import { readFilePart, tooLarge, type FilePart, type Form, type FormRoom } from './file-parts.ts'
import { storable, type Body } from './input.ts'
import { httpRefusals } from '../refusals.ts'

/** `multipart/form-data`, with or without parameters. */
export function isMultipart(contentType: string | undefined): boolean {
  return /^multipart\/form-data\s*(;|$)/i.test(contentType ?? '')
}

/** Fields beside the file and their boundary lines: how much longer than its file a form may be. */
const mostFields = 8
const mostFieldBytes = 4_096
const mostAround = 64 * 1024
function limits(mostBytes: number) {
  return {
    files: 1,
    fileSize: mostBytes,
    fields: mostFields,
    fieldSize: mostFieldBytes,
    fieldNameSize: 100,
    parts: mostFields + 1,
    headerPairs: 16,
    headerSize: 4_096,
  }
}

/** A sender below this rate only occupies the connection. */
const pace = { everyMs: 5_000, leastBytes: 10 * 1024 }

export interface FormStream {
  stream: Readable
  headers: Record<string, string | undefined>
}

/** The most bytes of a file, wherever it goes. */
function mostOf({ mostBytes, onDisk }: Form, { disk }: FormRoom): number {
  return disk && onDisk ? Math.max(mostBytes, onDisk.mostBytes) : mostBytes
}

function parserOf({ headers }: FormStream, mostBytes: number) {
  try {
    return new Busboy({
      headers: { 'content-type': headers['content-type'] ?? '' },
      limits: limits(mostBytes),
    })
  } catch {
    // The content type lacks a boundary.
    return undefined
  }
}

type Parser = NonNullable<ReturnType<typeof parserOf>>
export type { FormRoom } from './file-parts.ts'

interface Collecting {
  stop: (refusal: Refusal) => void
  /** Called with the fields when the form has ended and its file is stored. */
  end: (value: Record<string, unknown>) => void
}

/** Collects the form's fields and its file. A repeated part is refused. */
function collect(parser: Parser, form: Form, room: FormRoom, { stop, end }: Collecting) {
  const value: Record<string, unknown> = {}
  let file: FilePart | undefined
  let isStored = true
  let hasEnded = false
  const finish = () => {
    if (isStored && hasEnded) end(value)
  }
  const taken = (name: string | undefined) => {
    if (name === undefined || name === '__proto__' || !storable(name) || Object.hasOwn(value, name))
      return true
    // The field of the file may only hold the file.
    value[name] = undefined
    return false
  }
  const malformed = () => stop(refuse(httpRefusals.malformed))
  parser.on('field', (name, text, _nameCut, textCut) => {
    if (taken(name) || name === form.field || textCut || !storable(text)) return malformed()
    value[name] = text
  })
  parser.on('file', (name, part, givenName: string | undefined) => {
    // The types promise a name, but a part with bytes may lack it.
    const fileName = givenName ?? ''
    part.on('error', malformed)
    if (taken(name) || name !== form.field || !storable(fileName)) {
      part.resume()
      return malformed()
    }
    isStored = false
    file = readFilePart(part, fileName.slice(0, 1_000), value, form, room, {
      refused: stop,
      done: (received) => {
        value[name] = received
        isStored = true
        finish()
      },
    })
  })
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(event, malformed)
  parser.on('error', malformed)
  parser.on('finish', () => {
    hasEnded = true
    finish()
  })
  return { isOnDisk: () => file?.isOnDisk() ?? false, stop: () => file?.stop() }
}

/**
 * Reads a form with one file, into memory or onto the disk, up to the file's limit. Refuses larger files, more than one
 * file, a repeated field, a form that breaks off, and a sender that is too slow. Discards the rest of a refused form.
 */
export function readMultipart(from: FormStream, form: Form, room: FormRoom): Promise<Body> {
  const { stream, headers } = from
  const mostBytes = mostOf(form, room)
  const parser = parserOf(from, mostBytes)
  if (!parser) return Promise.resolve(refuse(httpRefusals.malformed))
  if (Number(headers['content-length'] ?? 0) > mostBytes + mostAround)
    return Promise.resolve(tooLarge(form.field, mostBytes))
  return new Promise((resolve) => {
    let sinceLook = 0
    const end = (body: Body) => {
      clearInterval(watch)
      stream.off('data', onData)
      stream.unpipe(parser)
      stream.resume()
      if (isRefusal(body)) collecting.stop()
      resolve(body)
    }
    const collecting = collect(parser, form, room, { stop: end, end: (value) => end({ value }) })
    const onData = (chunk: Buffer) => {
      sinceLook += chunk.length
      if (!collecting.isOnDisk() && !room.held.take(chunk.length)) end(refuse(httpRefusals.unavailable))
    }
    const watch = setInterval(() => {
      if (sinceLook < pace.leastBytes && !stream.readableEnded) end(refuse(httpRefusals.tooSlow))
      sinceLook = 0
    }, pace.everyMs)
    stream.on('data', onData)
    // A connection that is gone needs no answer.
    stream.on('error', () => end(refuse(httpRefusals.malformed)))
    stream.on('close', () => {
      if (!stream.readableEnded) end(refuse(httpRefusals.malformed))
    })
    stream.pipe(parser)
  })
}
