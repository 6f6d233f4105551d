import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ObjectStore } from './objects.ts'
import { videoKey, type UploadName } from './rules/url.ts'
import { sendObject } from './video/send-object.ts'

/**
 * Begins to send a video or the range that the reader asks for. False when there is no such video.
 * @param isForFew it is hidden from others, so no cache keeps it
 */
export function sendVideo(
  objects: ObjectStore,
  name: UploadName,
  request: FastifyRequest,
  reply: FastifyReply,
  isForFew: boolean,
): Promise<boolean> {
  const { id, kind } = name
  const file = {
    contentType: `video/${kind}`,
    fileName: `${id}.${kind}`,
    audience: isForFew ? 'none' : 'private',
  } as const
  return sendObject(objects, { key: videoKey(name), tag: id, ...file }, request, reply)
}
