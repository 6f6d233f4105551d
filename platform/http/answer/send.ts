import { hash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { rememberPer } from '../../once/index.ts'
import type { Envelope } from './envelope.ts'
import type { Answer } from '../perform.ts'
import { addVary, chooseEncoding, isWorthCompressing } from './compress.ts'
import { compressedBytes, usualHead, writtenBytes } from './written-once.ts'

/** Keeps browsers from showing an answer as a page, guessing its type, storing it or giving it to another site. */
const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

/**
 * The envelope's JSON, built around its data's JSON: `JSON.stringify` takes three times as long for an object with a
 * string that was just concatenated, as ids are.
 */
function written({ status, code, msg, data, traceId }: Envelope): string | Buffer {
  const head = isUsual({ status, code, msg })
    ? usualHead
    : `{"status":${status},"code":"${code}","msg":${JSON.stringify(msg)},"data":`
  const tail = tailOf(traceId)
  const written = writtenBytes(data)
  if (!written) return head + JSON.stringify(data ?? null) + tail
  return Buffer.concat([Buffer.from(head), written, Buffer.from(tail)])
}

function isUsual({ status, code, msg }: Pick<Envelope, 'status' | 'code' | 'msg'>): boolean {
  return status && code === '10000' && msg === ''
}

function tailOf(traceId: string): string {
  return `,"traceId":"${traceId}"}`
}

/** The answer compressed, when its data was compressed before; undefined leaves it to `compressAnswers`. */
function writtenCompressed(reply: FastifyReply, answer: Envelope): Buffer | undefined {
  const bytes = writtenBytes(answer.data)
  if (!bytes || !isUsual(answer) || !isWorthCompressing(reply, bytes.length)) return undefined
  const encoding = chooseEncoding(reply.request.headers['accept-encoding'])
  const spliced = encoding === 'identity' ? undefined : compressedBytes(answer.data, encoding)
  if (!spliced) return undefined
  addVary(reply)
  reply.header('content-encoding', encoding)
  return spliced(Buffer.from(tailOf(answer.traceId)))
}

function isWritten(body: unknown): body is string | Readable {
  return typeof body === 'string' || body instanceof Readable
}

/** Hashed once per data object. The trace id of the answer is not part of it. */
const tagOf = rememberPer((data: object): string => {
  const text = writtenBytes(data) ?? JSON.stringify(data)
  return `W/"${hash('sha256', text, 'base64url').slice(0, 22)}"`
})

/**
 * The same for two answers with the same content: to whom and when they were given is no part of it, also where an answer tells
 * the time (`serverTime`).
 */
export function answerTag({ code, data }: Envelope): string {
  if (typeof data !== 'object' || data === null) return `${code} ${JSON.stringify(data)}`
  if (!('serverTime' in data)) return `${code} ${tagOf(data)}`
  const { serverTime: _when, ...lasting } = data
  return `${code} ${tagOf(lasting)}`
}

export function sendAnswer(reply: FastifyReply, answer: Answer, more = {}): FastifyReply {
  if (answer.fileName) reply.header('content-disposition', `attachment; filename="${answer.fileName}"`)
  // The server may have set the same headers before, as those of every answer.
  if (reply.getHeader('content-security-policy') !== headers['content-security-policy'])
    reply.headers(headers)
  reply
    .code(answer.statusCode)
    .headers(more)
    .header('content-type', answer.contentType ?? 'application/json; charset=utf-8')
  if (isWritten(answer.body)) return reply.send(answer.body)
  const body = answer.body as Envelope
  return reply.send(writtenCompressed(reply, body) ?? written(body))
}

/** Sends an answer that a browser may store, if it revalidates it each time. */
export function sendTagged(reply: FastifyReply, answer: Answer, known: string | undefined): FastifyReply {
  const data = (answer.body as Envelope).data as object
  const tag = tagOf(data)
  const written = {
    'cache-control': 'private, no-cache',
    vary: 'Accept-Language, Accept-Encoding',
    etag: tag,
  }
  if (known?.split(/,\s*/).includes(tag))
    return reply
      .code(304)
      .headers({ ...headers, ...written })
      .send()
  return sendAnswer(reply, answer, written)
}
