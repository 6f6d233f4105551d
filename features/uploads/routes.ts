import { bind, type Bound } from '@hojip/platform/http'
import type { FastifyInstance } from 'fastify'
import type { UploadsTools } from './actions/tools.ts'
import { createStoreUpload } from './actions/store-upload.ts'
import { uploadsCalls } from './contract.ts'
import { isPrivate, objectKey, parseUploadFile } from './rules/url.ts'

export function uploadsRoutes(tools: UploadsTools): Bound[] {
  const storeUpload = createStoreUpload(tools)
  return bind(uploadsCalls, {
    'POST /fileUpload/upload': ({ file, scene }, { viewer }) => storeUpload(viewer.userId, scene, file),
  })
}

/** Whatever a picture's bytes are, a browser that opens them directly executes nothing. */
const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
}

/** Serves the pictures: `/uploads/{scene}/{id}` and `/uploads/{scene}/{id}-{width}.{webp|avif}`. */
export function registerUploads(app: FastifyInstance, tools: UploadsTools): void {
  app.get<{ Params: { scene: string; file: string } }>('/uploads/:scene/:file', async (request, reply) => {
    const name = parseUploadFile(request.params.scene, request.params.file)
    reply.headers(headers)
    if (!name) return reply.code(404).header('cache-control', 'public, max-age=60').send()
    let bytes
    try {
      bytes = await tools.objects.get(objectKey(name, name.width))
    } catch (error) {
      tools.log.error('uploads.not-read', { id: name.id, error })
      return reply.code(503).header('retry-after', '5').send()
    }
    if (!bytes) return reply.code(404).header('cache-control', 'no-store').send()
    const audience = isPrivate(name.scene) ? 'private' : 'public'
    return reply
      .header('content-type', 'image/webp')
      .header('content-disposition', `inline; filename="${name.id}.webp"`)
      .header('cache-control', `${audience}, max-age=31536000, immutable`)
      .send(bytes)
  })
}
