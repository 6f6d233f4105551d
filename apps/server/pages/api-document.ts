import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { chooseEncoding, openApiOf, type Api, type Encoding } from '@hojip/platform/http'
import type { FastifyInstance } from 'fastify'
import { apiPage, apiPagePolicy } from './api-page.ts'

interface DocumentOptions {
  api: Api
  /** Also a page that shows the calls. */
  hasPage: boolean
  /** The seconds to wait before this address may ask again; 0 lets the request pass. */
  limit?(ip: string): number | Promise<number>
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** The document in each encoding, compressed by the first request for it and not by each: it has more than a megabyte. */
function encodings(document: string): (encoding: Encoding) => Promise<Buffer> | string {
  const made = new Map<Encoding, Promise<Buffer>>()
  return (encoding) => {
    if (encoding === 'identity') return document
    const bytes = made.get(encoding) ?? compress[encoding](document)
    made.set(encoding, bytes)
    return bytes
  }
}

/** Serves the contract of all calls. */
export function registerDocuments(app: FastifyInstance, { api, hasPage, limit }: DocumentOptions): void {
  const document = JSON.stringify(openApiOf(api.calls, 'Hojip'))
  const tag = `W/"${createHash('sha256').update(document).digest('base64url').slice(0, 22)}"`
  const encoded = encodings(document)
  app.get('/v1/openapi.json', async (request, reply) => {
    const seconds = (await limit?.(request.ip)) ?? 0
    if (seconds > 0) return reply.code(429).header('retry-after', String(seconds)).send()
    reply.headers({ etag: tag, 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' })
    const isKnown = request.headers['if-none-match']?.split(/,\s*/).includes(tag)
    if (isKnown) return reply.code(304).send()
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    if (encoding !== 'identity') reply.header('content-encoding', encoding)
    return reply.type('application/json; charset=utf-8').send(await encoded(encoding))
  })
  if (hasPage)
    app.get('/v1/docs', (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', apiPagePolicy)
        .send(apiPage(api.calls)),
    )
}
