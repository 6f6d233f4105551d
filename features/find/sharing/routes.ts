import type { Db } from '@hojip/db'
import type { Clock } from '@hojip/platform/clock'
import { bind, type Bound } from '@hojip/platform/http'
import { isLocale } from '@hojip/platform/i18n'
import type { FastifyInstance } from 'fastify'
import { createLink, resolveLink } from './actions/links.ts'
import { createPreviews, type PreviewTools } from './actions/preview/draw-preview.ts'
import { shareKey } from './actions/share-codes.ts'
import { sharingCalls } from './contract.ts'

export interface SharingOptions {
  /** The mall's secret. */
  secret: string
  /** Those before it, under which links were made. */
  oldSecrets?: readonly string[]
  /** The address of the mall, without a slash at its end. */
  publicUrl: string
  /** The mall's app: an address with `{path}` in place of the page's path; null where there is none. */
  appUrl: string | null
}

export function sharingRoutes(
  { db, clock }: { db: Db; clock: Clock },
  { secret, oldSecrets = [], publicUrl, appUrl }: SharingOptions,
): Bound[] {
  const tools = { db, clock, publicUrl, appUrl, key: shareKey(secret), oldKeys: oldSecrets.map(shareKey) }
  return bind(sharingCalls, {
    'POST /appShare/createLink': (target, { locale }) => createLink(tools, target, locale),
    'GET /appShare/resolve/{code}': ({ code }, { locale }) => resolveLink(tools, code, locale),
  })
}

export interface SharePicturesOptions extends PreviewTools {
  /** The seconds to wait before this address may ask again; 0 lets the request pass. */
  limit?(ip: string): number | Promise<number>
}

const pictureName = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([a-zA-Z-]{5})\.jpg$/
const busySeconds = 10

/** A browser that opens a picture directly executes nothing in it. */
const headers = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

/**
 * The pictures for previews of links: `/share-picture/{goodsId}.{locale}.jpg?v={mark}`. Under another mark than that of
 * today's picture, such as in a message of last week, caches keep it for minutes only.
 */
export function registerSharePictures(app: FastifyInstance, options: SharePicturesOptions): void {
  const { previewFor, stop } = createPreviews(options)
  app.addHook('onClose', stop)
  app.get<{ Params: { file: string }; Querystring: { v?: unknown } }>(
    '/share-picture/:file',
    { config: { urgency: 'extra' } },
    async (request, reply) => {
      const [, goodsId = '', locale] = pictureName.exec(request.params.file) ?? []
      if (!isLocale(locale)) return reply.callNotFound()
      reply.headers(headers)
      const seconds = (await options.limit?.(request.ip)) ?? 0
      if (seconds > 0) return reply.code(429).header('retry-after', seconds).send()
      const preview = await previewFor(goodsId, locale)
      if (preview === 'busy') return reply.code(503).header('retry-after', busySeconds).send()
      if (preview === 'gone') return reply.code(404).header('cache-control', 'public, max-age=60').send()
      const isLasting = preview.isFinal && request.query.v === preview.mark
      return reply
        .header('cache-control', isLasting ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
        .type('image/jpeg')
        .send(preview.jpeg)
    },
  )
}
