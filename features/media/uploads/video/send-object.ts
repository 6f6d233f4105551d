import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ObjectStore } from '../objects.ts'
import { isKnownCopy, isSameCopy, parseRange } from '../rules/byte-range.ts'

export interface SentObject {
  key: string
  /** Identifies the bytes: those of one tag never change. */
  tag: string
  contentType: string
  fileName: string
  /** Whose caches may store it: also shared ones, only the reader's, or none. */
  audience: 'public' | 'private' | 'none'
}

/**
 * Begins to send an object or the range that the reader asks for: players seek by ranges, and Safari plays nothing without
 * them. False when there is no such object, and nothing has been sent.
 */
export async function sendObject(
  objects: ObjectStore,
  { key, tag, contentType, fileName, audience }: SentObject,
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const object = await objects.open(key)
  if (!object) return false
  const { size } = object
  const etag = `"${tag}"`
  const cache = audience === 'none' ? 'no-store' : `${audience}, max-age=31536000, immutable`
  reply.headers({ etag, 'accept-ranges': 'bytes', 'cache-control': cache })
  const isRanged = method === 'GET' && isSameCopy(headers['if-range'] as string | undefined, etag)
  const range = isRanged ? parseRange(headers.range, size) : undefined
  const isKnown = isKnownCopy(headers['if-none-match'], etag)
  if (isKnown || range === 'none') {
    await object.close()
    if (isKnown) void reply.code(304).send()
    // A year of the answer to one bad range would be too long for a shared cache.
    else
      void reply
        .code(416)
        .headers({ 'content-range': `bytes */${size}`, 'cache-control': 'no-store' })
        .send()
    return true
  }
  const { first, last } = range ?? { first: 0, last: size - 1 }
  reply.headers({
    'content-type': contentType,
    'content-disposition': `inline; filename="${fileName}"`,
    'content-length': last - first + 1,
    ...(range ? { 'content-range': `bytes ${first}-${last}/${size}` } : {}),
  })
  if (method === 'HEAD') {
    await object.close()
    // As a stream: the length of the empty answer would replace that of the object.
    void reply.send(Readable.from([]))
    return true
  }
  void reply.code(range ? 206 : 200).send(await object.stream(first, last))
  return true
}
