import { bind, httpRefusals, isLargeFile, type Bound, type RawRequest } from '@hojip/platform/http'
import { isRefusal, refuse } from '@hojip/platform/refusal'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isForFewNow, maySee, type ViewersOf } from './actions/may-see.ts'
import type { UploadsTools } from './actions/tools.ts'
import { createStoreUpload } from './actions/store-upload.ts'
import { createStoreVideo } from './actions/store-video.ts'
import { uploadsCalls } from './contract.ts'
import { parseVideoName, productVideoKey, videoName } from './rules/product-videos/file-name.ts'
import { mayUpload } from './rules/senders.ts'
import { isPrivate, objectKey, parseUploadFile, parseVideoFile } from './rules/url.ts'
import { sendVideo } from './send-video.ts'
import { sendObject } from './video/send-object.ts'

export function uploadsRoutes(tools: UploadsTools): Bound[] {
  const storeUpload = createStoreUpload(tools)
  const storeVideo = createStoreVideo(tools)
  return bind(uploadsCalls, {
    'POST /bizGoodsRefund/uploadFile': async ({ file }, { viewer }) => {
      if (!mayUpload('refund', viewer)) return refuse(httpRefusals.notFound)
      const stored = await storeUpload(viewer.userId, 'refund', file)
      if (isRefusal(stored)) return stored
      const { kind: _, ...picture } = stored
      return picture
    },
    'POST /fileUpload/upload': async ({ file, scene }, { viewer }) => {
      if (!mayUpload(scene, viewer)) return refuse(httpRefusals.notFound)
      return isLargeFile(file)
        ? storeVideo(viewer.userId, scene, file)
        : storeUpload(viewer.userId, scene, file)
    },
  })
}

/** Whatever the bytes of a file are, a browser that opens them directly executes nothing. */
const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-site',
}

type Asked = FastifyRequest<{ Params: { scene: string; file: string } }>

function notThere(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send()
}

/** False when there is no such picture, and nothing has been sent. */
async function sendPicture(
  { objects }: UploadsTools,
  name: NonNullable<ReturnType<typeof parseUploadFile>>,
  reply: FastifyReply,
  isForFew: boolean,
): Promise<boolean> {
  const bytes = await objects.get(objectKey(name, name.width))
  if (!bytes) return false
  const audience = isPrivate(name.scene) ? 'private' : 'public'
  void reply
    .header('content-type', 'image/webp')
    .header('content-disposition', `inline; filename="${name.id}.webp"`)
    .header('cache-control', isForFew ? 'no-store' : `${audience}, max-age=31536000, immutable`)
    .send(bytes)
  return true
}

async function nobody() {
  return []
}

/**
 * Serves pictures as `/uploads/{scene}/{id}` and `/uploads/{scene}/{id}-{width}.{webp|avif}`, and videos as
 * `/uploads/{scene}/{id}.{mp4|webm}`. Guarded pictures, and files of what was taken down, answer others as if they were not
 * there.
 */
export function registerUploads(
  app: FastifyInstance,
  tools: UploadsTools,
  { viewersOf = nobody }: { viewersOf?: ViewersOf } = {},
): void {
  app.get('/uploads/:scene/:file', async (request: Asked, reply) => {
    const { scene, file } = request.params
    const picture = parseUploadFile(scene, file)
    const video = parseVideoFile(scene, file)
    const asked = picture ?? video
    reply.headers(headers)
    try {
      const isForFew = asked !== undefined && (await isForFewNow(tools.db, asked))
      if (isForFew) {
        const viewers = await viewersOf(request.headers as RawRequest['headers'], request.ip)
        if (!(await maySee(tools, asked, viewers))) return notThere(reply)
      }
      if (picture) return (await sendPicture(tools, picture, reply, isForFew)) ? reply : notThere(reply)
      if (video)
        return (await sendVideo(tools.objects, video, request, reply, isForFew)) ? reply : notThere(reply)
    } catch (error) {
      tools.log.error('uploads.not-read', { id: asked?.id, error })
      return reply.code(503).header('retry-after', '5').send()
    }
    return reply.code(404).header('cache-control', 'public, max-age=60').send()
  })
}

/** Serves the videos of products, whole or in ranges: `/product-videos/{id}.{mp4|webm}`. */
export function registerProductVideos(
  app: FastifyInstance,
  { objects, log }: Pick<UploadsTools, 'objects' | 'log'>,
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
      const object = { key: productVideoKey(file), tag: file.id, ...sent }
      return (await sendObject(objects, object, request, reply)) ? reply : notThere(reply)
    } catch (error) {
      log.error('product-videos.not-read', { id: file.id, error })
      return reply.code(503).headers({ 'retry-after': '5', 'cache-control': 'no-store' }).send()
    }
  })
}
