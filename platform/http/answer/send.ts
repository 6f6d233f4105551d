import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Envelope } from './envelope.ts'
import type { Answer } from '../perform.ts'
import { writtenBytes } from './written-once.ts'

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
  const head = `{"status":${status},"code":"${code}","msg":${JSON.stringify(msg)},"data":`
  const tail = `,"traceId":"${traceId}"}`
  const written = writtenBytes(data)
  if (!written) return head + JSON.stringify(data ?? null) + tail
  return Buffer.concat([Buffer.from(head), written, Buffer.from(tail)])
}

function isWritten(body: unknown): body is string | Readable {
  return typeof body === 'string' || body instanceof Readable
}

/** Hashed once per data object. The trace id of the answer is not part of it. */
const tags = new WeakMap<object, string>()
function tagOf(data: object): string {
  const known = tags.get(data)
  if (known) return known
  const text = writtenBytes(data) ?? JSON.stringify(data)
  const tag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  tags.set(data, tag)
  return tag
}

export function sendAnswer(reply: FastifyReply, answer: Answer, more = {}): FastifyReply {
  if (answer.fileName) reply.header('content-disposition', `attachment; filename="${answer.fileName}"`)
  return reply
    .code(answer.statusCode)
    .headers({ ...headers, ...more })
    .header('content-type', answer.contentType ?? 'application/json; charset=utf-8')
    .send(isWritten(answer.body) ? answer.body : written(answer.body as Envelope))
}

/** Sends an answer that a browser may store, if it revalidates it each time. */
export function sendTagged(reply: FastifyReply, answer: Answer, known: string | undefined): FastifyReply {
  const data = (answer.body as Envelope).data as object
  const tag = tagOf(data)
  const written = { 'cache-control': 'private, no-cache', vary: 'Accept-Language', etag: tag }
  if (known?.split(/,\s*/).includes(tag))
    return reply
      .code(304)
      .headers({ ...headers, ...written })
      .send()
  return sendAnswer(reply, answer, written)
}
