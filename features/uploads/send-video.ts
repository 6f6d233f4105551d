import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ObjectStore } from './objects.ts'
import { videoKey, type UploadName } from './rules/url.ts'
import { sendObject } from './video/send-object.ts'

/** Sends a video or the range that the reader asks for. Undefined when there is no such video. */
export function sendVideo(
  objects: ObjectStore,
  name: UploadName,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> {
  const { id, kind } = name
  const file = { contentType: `video/${kind}`, fileName: `${id}.${kind}`, audience: 'private' } as const
  return sendObject(objects, { key: videoKey(name), tag: id, ...file }, request, reply)
}
