import type { Tools } from '@hojip/db'
import { sendObject, type ObjectStore } from '@hojip/uploads'
import type { FastifyInstance } from 'fastify'
import { parseVideoName, videoKey, videoName } from './rules/file-name.ts'

/** Whatever the bytes are, a browser that opens them directly executes nothing. */
const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
}

/** Serves the videos of products, whole or in ranges: `/product-videos/{id}.{mp4|webm}`. */
export function registerProductVideos(
  app: FastifyInstance,
  { objects, log }: { objects: ObjectStore } & Pick<Tools, 'log'>,
): void {
  app.get<{ Params: { file: string } }>('/product-videos/:file', async (request, reply) => {
    const file = parseVideoName(request.params.file)
    reply.headers(headers)
    if (!file) return reply.code(404).header('cache-control', 'public, max-age=60').send()
    const sent = {
      contentType: `video/${file.format}`,
      fileName: videoName(file),
      audience: 'public',
    } as const
    try {
      const answer = await sendObject(objects, { key: videoKey(file), tag: file.id, ...sent }, request, reply)
      return answer ?? reply.code(404).header('cache-control', 'no-store').send()
    } catch (error) {
      log.error('product-videos.not-read', { id: file.id, error })
      return reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).send()
    }
  })
}
