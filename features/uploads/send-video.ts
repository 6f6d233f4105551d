import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ObjectStore } from './objects.ts'
import { isKnownCopy, isSameCopy, parseRange } from './rules/byte-range.ts'
import { videoKey, type UploadName } from './rules/url.ts'

/**
 * Sends a video or the range that the reader asks for: players seek by ranges, and Safari plays nothing without them.
 * Undefined when there is no such video.
 */
export async function sendVideo(
  objects: ObjectStore,
  name: UploadName,
  { method, headers }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const object = await objects.open(videoKey(name))
  if (!object) return undefined
  const { size } = object
  // The bytes of an address never change, so its id is their tag.
  const etag = `"${name.id}"`
  reply.headers({ etag, 'accept-ranges': 'bytes', 'cache-control': 'private, max-age=31536000, immutable' })
  const isRanged = method === 'GET' && isSameCopy(headers['if-range'] as string | undefined, etag)
  const range = isRanged ? parseRange(headers.range, size) : undefined
  const isKnown = isKnownCopy(headers['if-none-match'], etag)
  if (isKnown || range === 'none') {
    await object.close()
    if (isKnown) return reply.code(304).send()
    return reply.code(416).header('content-range', `bytes */${size}`).send()
  }
  const { first, last } = range ?? { first: 0, last: size - 1 }
  reply.headers({
    'content-type': `video/${name.kind}`,
    'content-disposition': `inline; filename="${name.id}.${name.kind}"`,
    'content-length': last - first + 1,
    ...(range ? { 'content-range': `bytes ${first}-${last}/${size}` } : {}),
  })
  if (method === 'HEAD') {
    await object.close()
    // As a stream: the length of the empty answer would replace that of the video.
    return reply.send(Readable.from([]))
  }
  return reply.code(range ? 206 : 200).send(await object.stream(first, last))
}
