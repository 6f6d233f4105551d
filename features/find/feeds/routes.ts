import { isLocale, type Locale } from '@hojip/platform/i18n'
import { begunStream } from '@hojip/platform/http'
import type { Log } from '@hojip/platform/log'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { newProductsAtom } from './actions/new-products.ts'
import { googleTsv, googleXml, naverTsv } from './actions/product-feeds.ts'
import { createSitemapIndex, sitemapPart } from './actions/sitemaps.ts'
import type { FeedsTools } from './actions/tools.ts'
import { llmsText } from './rules/llms.ts'
import { robotsText } from './rules/robots.ts'

export interface FeedsOptions extends FeedsTools {
  log: Log
  /** How many won a yuan is worth; without it there is no feed for Naver, which knows no other currency. */
  wonPerYuan: number | null
  /** The seconds to wait before this address may ask again; 0 lets the request pass. */
  limit?(ip: string): number | Promise<number>
}

/** Whole feeds at a time: each holds a page of products, and keeps a connection of the database busy. */
const mostStreams = 2
const busySeconds = 30

const xml = 'application/xml; charset=utf-8'
const tsv = 'text/tab-separated-values; charset=utf-8'
const plain = 'text/plain; charset=utf-8'
const atom = 'application/atom+xml; charset=utf-8'

/** Programs wait when people do. */
const extra = { config: { urgency: 'extra' } } as const

const productFeed = /^(google)-([a-zA-Z-]+)\.(xml|tsv)$|^(naver)-(ko-KR)\.(tsv)$/
const newFeed = /^new-([a-zA-Z-]+)\.atom$/
const sitemapName = /^(pages|shops|goods-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})\.xml$/

/** What the file's name asks for; undefined for any other name. */
function feedOf(options: FeedsOptions, file: string) {
  const [, google, locale = '', form, naver] = productFeed.exec(file) ?? []
  if (naver)
    return options.wonPerYuan === null
      ? undefined
      : { type: tsv, parts: naverTsv(options, options.wonPerYuan) }
  if (!google || !isLocale(locale)) return undefined
  return form === 'xml'
    ? { type: xml, parts: googleXml(options, locale) }
    : { type: tsv, parts: googleTsv(options, locale) }
}

function localeOfNew(file: string): Locale | undefined {
  const [, locale] = newFeed.exec(file) ?? []
  return isLocale(locale) ? locale : undefined
}

function cached(reply: FastifyReply, type: string) {
  return reply.headers({
    'content-type': type,
    'cache-control': 'public, max-age=0, s-maxage=600',
    'x-content-type-options': 'nosniff',
  })
}

/** Serves what programs read: robots.txt, sitemaps, feeds of products, and llms.txt. */
export function registerFeeds(app: FastifyInstance, options: FeedsOptions): void {
  const { publicUrl } = options
  const index = createSitemapIndex(options)
  let streams = 0

  const isLimited = async (request: FastifyRequest, reply: FastifyReply) => {
    const seconds = (await options.limit?.(request.ip)) ?? 0
    if (seconds > 0)
      void reply.code(429).header('retry-after', seconds).type(plain).send('Too many requests\n')
    return seconds > 0
  }

  /** Sends the parts as they are made; a slow reader makes us read slowly. */
  const stream = async (reply: FastifyReply, type: string, parts: AsyncGenerator<string, void>) => {
    if (streams >= mostStreams)
      return reply.code(503).header('retry-after', busySeconds).type(plain).send('Try again later\n')
    streams += 1
    const body = await begunStream(parts).catch((error) => {
      streams -= 1
      throw error
    })
    body.once('close', () => (streams -= 1))
    // The reader gets a cut answer, which no parser accepts.
    body.once('error', (error) => options.log.error('feeds.cut', { error }))
    return cached(reply, type).send(body)
  }

  app.get('/robots.txt', (_request, reply) => cached(reply, plain).send(robotsText(publicUrl)))
  app.get('/llms.txt', (_request, reply) => cached(reply, plain).send(llmsText(publicUrl)))
  app.get('/sitemap.xml', extra, async (request, reply) => {
    if (await isLimited(request, reply)) return reply
    return cached(reply, xml).send(await index())
  })
  app.get<{ Params: { locale: string; file: string } }>(
    '/sitemaps/:locale/:file',
    extra,
    async (request, reply) => {
      const { locale, file } = request.params
      if (!isLocale(locale) || !sitemapName.test(file)) return reply.callNotFound()
      if (await isLimited(request, reply)) return reply
      return stream(reply, xml, sitemapPart(options, locale, file.slice(0, -'.xml'.length)))
    },
  )
  app.get<{ Params: { file: string } }>('/feeds/:file', extra, async (request, reply) => {
    const { file } = request.params
    const locale = localeOfNew(file)
    const feed = feedOf(options, file)
    const send = locale
      ? async () => cached(reply, atom).send(await newProductsAtom(options, locale))
      : feed && (() => stream(reply, feed.type, feed.parts))
    if (!send) return reply.callNotFound()
    return (await isLimited(request, reply)) ? reply : send()
  })
}
