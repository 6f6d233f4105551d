import type { Readable } from 'node:stream'
import Busboy from '@fastify/busboy'
import { refuse, type Refusal } from '../../refusal/index.ts'
import type { Call } from '../contract.ts'
import { storable, type Body } from './input.ts'
import type { Held } from './held.ts'
import type { ReceivedFile } from './received-file.ts'
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
export const pace = { everyMs: 5_000, leastBytes: 10 * 1024 }

type Form = NonNullable<Call['file']>
export interface FormStream {
  stream: Readable
  headers: Record<string, string | undefined>
}

function tooLarge({ field, mostBytes }: Form): Refusal {
  return refuse(
    httpRefusals.fileTooLarge,
    { max: Math.floor(mostBytes / 1024 / 1024) },
    { fields: [{ field, problem: '' }] },
  )
}

function parserOf({ headers }: FormStream, form: Form) {
  try {
    return new Busboy({
      headers: { 'content-type': headers['content-type'] ?? '' },
      limits: limits(form.mostBytes),
    })
  } catch {
    // The content type lacks a boundary.
    return undefined
  }
}

type Parser = NonNullable<ReturnType<typeof parserOf>>
type Refuse = (refusal: Refusal) => void

/** Collects the form's fields into `value`. A repeated part is refused. */
function collect(parser: Parser, form: Form, value: Record<string, unknown>, stop: Refuse) {
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
  parser.on('file', (name, file, givenName: string | undefined) => {
    // The types promise a name, but a part with bytes may lack it.
    const fileName = givenName ?? ''
    const chunks: Buffer[] = []
    file.on('data', (chunk: Buffer) => void chunks.push(chunk))
    file.on('limit', () => stop(tooLarge(form)))
    file.on('error', malformed)
    file.on('end', () => {
      value[name] = { name: fileName.slice(0, 1_000), bytes: Buffer.concat(chunks) } satisfies ReceivedFile
    })
    if (taken(name) || name !== form.field || !storable(fileName)) malformed()
  })
  for (const event of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const) parser.on(event, malformed)
  parser.on('error', malformed)
}

/**
 * Reads a form with one file into memory, up to the file's limit. Refuses larger files, more than one file, a repeated
 * field, a form that breaks off, and a sender that is too slow. Discards the rest of a refused form.
 */
export function readMultipart(from: FormStream, form: Form, held: Held): Promise<Body> {
  const { stream, headers } = from
  const parser = parserOf(from, form)
  if (!parser) return Promise.resolve(refuse(httpRefusals.malformed))
  if (Number(headers['content-length'] ?? 0) > form.mostBytes + mostAround)
    return Promise.resolve(tooLarge(form))
  const value: Record<string, unknown> = {}
  return new Promise((resolve) => {
    let sinceLook = 0
    const end = (body: Body) => {
      clearInterval(watch)
      stream.off('data', onData)
      stream.unpipe(parser)
      stream.resume()
      resolve(body)
    }
    const onData = (chunk: Buffer) => {
      sinceLook += chunk.length
      if (!held.take(chunk.length)) end(refuse(httpRefusals.unavailable))
    }
    const watch = setInterval(() => {
      if (sinceLook < pace.leastBytes) end(refuse(httpRefusals.tooSlow))
      sinceLook = 0
    }, pace.everyMs)
    collect(parser, form, value, end)
    parser.on('finish', () => end({ value }))
    stream.on('data', onData)
    // A connection that is gone needs no answer.
    stream.on('error', () => end(refuse(httpRefusals.malformed)))
    stream.on('close', () => {
      if (!stream.readableEnded) end(refuse(httpRefusals.malformed))
    })
    stream.pipe(parser)
  })
}
