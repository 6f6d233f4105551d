import { formatPlainCart, parsePlainCart, withMore, withNumber, type PlainLine } from '@hojip/cart'
import type { Cart } from '@hojip/cart/contract'
import type { ProductInfo } from '@hojip/catalog/contract'
import { productHref, productsHref, searchHref } from '@hojip/hrefs/browse'
import { plainCartHref, searchFormAction } from '@hojip/hrefs/plain'
import { isForeign, type Api, type Envelope } from '@hojip/platform/http'
import type { Locale } from '@hojip/platform/i18n'
import type { PageFiles } from '@hojip/platform/site'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { parseCookies } from '../cookies.ts'
import { contentSecurityPolicy, securityHeaders } from '../security.ts'
import { plainCart } from './plain-cart.ts'
import { plainProduct } from './plain-product.ts'
import { plainPage } from './plain-page.ts'
import { plainTexts, type Issue } from './plain-texts.ts'

export interface PlainPagesOptions {
  api: Pick<Api, 'inProcess'>
  localeOf(request: FastifyRequest): Locale
  files(locale: Locale): PageFiles
  /** The mall's own: a form of another site changes nothing. */
  origins: readonly string[]
  /** Whether the mall is reached over TLS. */
  isSecure: boolean
  /** Answers a caller who asks for too many pages; true when it has. */
  isTooMany(request: FastifyRequest, reply: FastifyReply): Promise<boolean>
  /** Answers that the mall is asked more than it can answer. */
  whenFull(request: FastifyRequest, reply: FastifyReply): FastifyReply
}

const cookieName = 'plainCart'
const monthSeconds = 30 * 24 * 3600
const issues: readonly Issue[] = ['gone', 'full', 'wrong']
const specId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function sendHtml(reply: FastifyReply, body: string) {
  return reply
    .headers({
      ...securityHeaders,
      'cache-control': 'private, no-store',
      vary: 'Accept-Language, Cookie',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({}, []),
    })
    .send(body)
}

function awayPage(locale: Locale, { files }: PlainPagesOptions): string {
  const { away, awayHint, retry } = plainTexts[locale]
  return plainPage(locale, files(locale), { title: away, hint: awayHint, retry })
}

function linesOf(request: FastifyRequest): PlainLine[] {
  return parsePlainCart(parseCookies(request.headers.cookie).get(cookieName))
}

/** The act of a form with its line; undefined where a field is missing or out of bounds. */
function actOf(body: unknown): { act: 'add' | 'set' | 'remove'; line: PlainLine } | undefined {
  const fields = new URLSearchParams(Buffer.isBuffer(body) ? body.toString() : '')
  const act = fields.get('act')
  const goodsSpecId = fields.get('goodsSpecId') ?? ''
  const goodsNum = act === 'remove' ? 0 : Number(/^\d{1,3}$/.exec(fields.get('goodsNum') ?? '')?.[0])
  if ((act !== 'add' && act !== 'set' && act !== 'remove') || !specId.test(goodsSpecId)) return undefined
  if (act !== 'remove' && !(goodsNum >= 1)) return undefined
  return { act, line: { goodsSpecId, goodsNum } }
}

/** The pages and forms of browsers that run no scripts. What needs a session is not among them. */
export async function registerPlainPages(app: FastifyInstance, options: PlainPagesOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'buffer', bodyLimit: 2_000 },
      (_request, body, done) => done(null, body),
    )
    scope.addHook('preHandler', async (request, reply) => {
      if (await options.isTooMany(request, reply)) return reply
    })
    register(scope, options)
  })
}

function register(app: FastifyInstance, options: PlainPagesOptions): void {
  const { whenFull } = options
  const ask = async <T>(request: FastifyRequest, key: string, input: unknown): Promise<T | undefined> => {
    const caller = { viewer: null, locale: options.localeOf(request), ip: request.ip }
    const answer: Envelope = await options.api.inProcess(caller, key, input)
    return answer.status ? (answer.data as T) : undefined
  }
  const priced = (request: FastifyRequest, lines: readonly PlainLine[]) =>
    ask<Cart>(request, 'POST /appUserCart/queryGuest', { lines })

  /** The lines after the act of the form, or why it was not done. */
  const changed = async (request: FastifyRequest): Promise<PlainLine[] | Issue> => {
    const asked = actOf(request.body)
    if (!asked) return 'wrong'
    const { act, line } = asked
    if (act !== 'add') return withNumber(linesOf(request), line)
    const cart = await priced(request, [line])
    if (!cart || cart.list.length === 0) return 'gone'
    return withMore(linesOf(request), line) ?? 'full'
  }

  app.get<{ Querystring: { keyword?: string | string[] } }>(searchFormAction, (request, reply) => {
    const words = [request.query.keyword].flat()[0]?.trim().slice(0, 100)
    return reply.headers(securityHeaders).redirect(words ? searchHref(words) : productsHref, 303)
  })

  app.get<{ Params: { id: string } }>(
    '/goods/plain/:id',
    { config: { urgency: 'browse', whenFull } },
    async (request, reply) => {
      const info = await ask<ProductInfo>(request, 'GET /bizGoods/queryGoodsInfo', {
        goodsId: request.params.id,
      })
      // The product's own page shows what is wrong. The id has been decoded, and may contain what no header may.
      if (!info) return reply.redirect(productHref(encodeURIComponent(request.params.id)), 303)
      const locale = options.localeOf(request)
      return sendHtml(reply, plainProduct(locale, options.files(locale), info))
    },
  )

  app.get<{ Querystring: { issue?: string } }>(
    plainCartHref,
    { config: { urgency: 'account', whenFull } },
    async (request, reply) => {
      const locale = options.localeOf(request)
      const cart = await priced(request, linesOf(request))
      if (!cart) return sendHtml(reply.code(503).header('retry-after', '2'), awayPage(locale, options))
      const issue = issues.find((one) => one === request.query.issue)
      return sendHtml(reply, plainCart(locale, options.files(locale), cart, issue))
    },
  )

  app.post(plainCartHref, { config: { urgency: 'account', whenFull } }, async (request, reply) => {
    reply.headers({ ...securityHeaders, 'cache-control': 'private, no-store' })
    const lines = isForeign(request.headers as Record<string, string | undefined>, options.origins)
      ? 'wrong'
      : await changed(request)
    if (!Array.isArray(lines)) return reply.redirect(`${plainCartHref}?issue=${lines}`, 303)
    const attributes = `Path=/cart; Max-Age=${monthSeconds}; HttpOnly; SameSite=Lax${options.isSecure ? '; Secure' : ''}`
    reply.header('set-cookie', `${cookieName}=${formatPlainCart(lines)}; ${attributes}`)
    return reply.redirect(plainCartHref, 303)
  })
}
