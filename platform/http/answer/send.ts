import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { Envelope } from './envelope.ts'
import type { Answer } from '../perform.ts'
import { keptBytes } from './written-once.ts'

/** No browser shows an answer as a page, guesses at its type, keeps it or gives it to another site. */
const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
}

/**
 * The envelope's JSON, put together around that of its data: `JSON.stringify` takes three times as long when an object
 * has a string that was just concatenated, as ids are.
 */
function written({ status, code, msg, data, traceId }: Envelope): string | Buffer {
  const head = `{"status":${status},"code":"${code}","msg":${JSON.stringify(msg)},"data":`
  const tail = `,"traceId":"${traceId}"}`
  const kept = keptBytes(data)
  if (!kept) return head + JSON.stringify(data ?? null) + tail
  return Buffer.concat([Buffer.from(head), kept, Buffer.from(tail)])
}

function isWritten(body: unknown): body is string | Readable {
  return typeof body === 'string' || body instanceof Readable
}

/** Anew whenever the data is another object: the number of an answer is not part of it. */
const tags = new WeakMap<object, string>()
function tagOf(data: object): string {
  const known = tags.get(data)
  if (known) return known
  const text = keptBytes(data) ?? JSON.stringify(data)
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

/** An answer that a browser may keep, as long as it asks each time whether it still holds. */
export function sendTagged(reply: FastifyReply, answer: Answer, known: string | undefined): FastifyReply {
  const data = (answer.body as Envelope).data as object
  const tag = tagOf(data)
  const kept = { 'cache-control': 'private, no-cache', vary: 'Accept-Language', etag: tag }
  if (known?.split(/,\s*/).includes(tag))
    return reply
      .code(304)
      .headers({ ...headers, ...kept })
      .send()
  return sendAnswer(reply, answer, kept)
}
