import { cleanAddress } from '@hojip/errors'
import { ApiError } from '@hojip/platform/client'
import { isUnavailable } from '@hojip/platform/db'
import {
  chooseEncoding,
  chooseEncodingFor,
  httpRefusals,
  type Api,
  type Encoding,
  type InProcessCaller,
  type OwnWrites,
  type QuickEncoding,
  type Viewer,
} from '@hojip/platform/http'
import { chooseLocale, languageParam, type Locale } from '@hojip/platform/i18n'
import { mustGet } from '@hojip/platform/collections'
import { currentTrail } from '@hojip/platform/trail'
import type { Log } from '@hojip/platform/log'
import type { Urgency } from '@hojip/platform/shedding'
import type { RenderAnswer, RenderRequest } from '@hojip/platform/site'
import { builtFolder, openSite, type OpenedSite } from '@hojip/platform/site-build'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { join } from 'node:path'
import type { Freshness } from '../reading/own-writes.ts'
import { rememberAnswers, type AskedAnswers } from './asked-answers.ts'
import { serveBuiltFiles } from './files/built-files.ts'
import { parseCookies } from './cookies.ts'
import { encode, encodeForMany } from './encoding.ts'
import { offlineParts } from './plain/offline.ts'
import { cachePages, type MadePage, type SentPage } from './page-cache.ts'
import { contentSecurityPolicy, securityHeaders } from './security.ts'
import { registerPlainPages } from './plain/register-plain.ts'
import { openAlways, type SaidMode } from './plain/said-mode.ts'
import { busyPage, tooManyPages } from './plain/too-many.ts'

export interface PagesOptions {
  api: Pick<Api, 'inProcess'>
  /** The folder with the builds of `buildSites`. */
  buildDir: string
  authenticate(headers: Record<string, string | undefined>, ip: string): Promise<Viewer | null | 'invalid'>
  /** The address of the mall, for links that leave it. */
  publicUrl: string
  /** The mall's own origins. */
  origins: readonly string[]
  /** Origins to which forms may be submitted, e.g. the payment page's. */
  formActions: readonly string[]
  log: Log
  /** What pages say of the mall's mode; left out, it is open. */
  mode?: SaidMode
  /** What the sender of a request, and what the readers of a page for all have to see; left out, all do. */
  seenBy?: OwnWrites['seenBy']
  recently?: Freshness['recently']
  /** What cached pages may take; left out, a usual amount. */
  cacheBytes?: number
  /** The seconds to wait before this address may load another page; 0 lets the request pass. */
  limit?(ip: string): number | Promise<number>
}

/** Paths that others serve; no page is rendered for them. */
const foreign = /^\/(v1|pictures|business|WSServer|assets)(\/|$|\?)/

/** What is served while the mall is closed: calls answer for themselves, and operators need their site. */
const goesOnWhenClosed =
  /^\/(?:(?:v1|business|WSServer|pictures|uploads)\/|(?:health|ready|business|robots\.txt|\.well-known\/security\.txt|service-worker\.js)(?:\?|$)|(?:[\w.-]+\/)*assets\/|[\w.-]+\.(?:png|svg|ico|webmanifest)(?:\?|$))/

/** The one address of a page that slashes at the end of its path lead to as well; undefined for that one itself. */
function withoutSlash(url: string): string | undefined {
  const search = url.indexOf('?')
  const pathEnd = search < 0 ? url.length : search
  let end = pathEnd
  while (url[end - 1] === '/') end -= 1
  // What begins with two slashes is another site to a browser.
  if (end <= 1 || end === pathEnd || url[1] === '/' || url[1] === '\\') return undefined
  return url.slice(0, end) + url.slice(pathEnd)
}

/** Who buys or pays has come further than who looks around. */
function urgencyOfPage({ url }: FastifyRequest): Urgency {
  return /^\/(cart|orders|pay)(\/|$|\?)/.test(url) ? 'account' : 'browse'
}

/** Pages in preparation, which a page of the business site shows in a frame. */
function isPreview(url: string): boolean {
  return url.startsWith('/preview/')
}

const cacheControl = {
  shared: 'public, max-age=0, s-maxage=30, stale-while-revalidate=300',
  asked: 'public, no-cache',
  private: 'private, no-cache',
  // The Back button must not show a signed-out user's page to the next one at the machine.
  never: 'private, no-store',
} satisfies Record<RenderAnswer['cache'], string>

async function whoIs(options: PagesOptions, request: FastifyRequest, token: string | undefined) {
  if (!token) return null
  const headers = request.headers as Record<string, string | undefined>
  try {
    const viewer = await options.authenticate({ ...headers, authorization: token }, request.ip)
    return viewer === 'invalid' ? null : viewer
  } catch (error) {
    if (!isUnavailable(error)) throw error
    options.log.error('page.unavailable', { path: cleanAddress(request.url), error })
    throw away()
  }
}

function away() {
  return new ApiError({ code: httpRefusals.unavailable.code, msg: '', data: null })
}

function localeOf({ headers, url }: FastifyRequest, cookies = parseCookies(headers.cookie)) {
  const addressed = new URLSearchParams(url.split('?', 2)[1]).get(languageParam)
  // Who prepares a page looks at it in each language.
  if (isPreview(url) && addressed) return chooseLocale(addressed, headers['accept-language'])
  return chooseLocale(cookies.get('locale'), headers['accept-language'], addressed)
}

/** What a browser takes, of pages that others may have asked for first. */
function takenBy(accept: string | undefined): (page: SentPage) => boolean {
  const taken = ['identity', chooseEncoding(accept), chooseEncodingFor(accept, 0)]
  return ({ encoding }) => taken.includes(encoding)
}

/** Pages are stored for all who take the same in few bytes, whatever the first of them was sent. */
function storedFor(accept: string | undefined): QuickEncoding {
  const many = chooseEncoding(accept)
  return many === 'identity' ? chooseEncodingFor(accept, 0) : many
}

/** Outlives its request, too. */
function packerFor(many: Encoding): MadePage['forMany'] {
  return async (page) => {
    if (many === 'identity' || typeof page.body === 'string') return page
    const body = await encodeForMany(page.body, page.encoding, many)
    return { ...page, headers: { ...page.headers, 'content-encoding': many }, encoding: many, body }
  }
}

/** Calls that a page may ask again after its request, which it therefore does not hold on to. */
function callsOf({ api, recently }: PagesOptions, caller: InProcessCaller): AskedAnswers['call'] {
  return async (key, input) => api.inProcess({ ...caller, seen: await recently?.() }, key, input)
}

/** One request's access to the renderer: its language, its user, and the API without a socket. */
function renderRequest(
  options: PagesOptions,
  request: FastifyRequest,
  { files, hrefOf }: OpenedSite,
): RenderRequest & { shared: AskedAnswers } {
  const cookies = parseCookies(request.headers.cookie)
  const locale = localeOf(request, cookies)
  const visitor = { viewer: null, locale, ip: request.ip }
  const seen = options.seenBy?.(request.headers as Record<string, string | undefined>)
  let caller: InProcessCaller = { ...visitor, seen }
  const shared = rememberAnswers(callsOf(options, visitor))
  return {
    shared,
    href: hrefOf(request.url),
    locale,
    publicUrl: options.publicUrl,
    ...(cookies.get('lists') === 'rows' && { lists: 'rows' }),
    userAgent: request.headers['user-agent'] ?? '',
    files: (chunk) => files(chunk, locale),
    call: (key, input, personal) =>
      personal ? options.api.inProcess(caller, key, input) : shared.call(key, input),
    viewer: async () => {
      const viewer = await whoIs(options, request, cookies.get('token'))
      if (!viewer) return null
      caller = { ...caller, viewer }
      const answer = await options.api.inProcess(caller, 'GET /appUser/findById/{id}', { id: 'me' })
      // A user whose session cannot be looked up now is not treated as signed out.
      if (answer.code === httpRefusals.unavailable.code) throw away()
      return answer.status ? (answer.data as Awaited<ReturnType<RenderRequest['viewer']>>) : null
    },
    onError: (error) => options.log.error('page.bug', { path: cleanAddress(request.url), error }),
  }
}

async function sentPage(
  answer: RenderAnswer,
  accept: string | undefined,
  { formActions, isFramed }: { formActions: readonly string[]; isFramed: boolean },
): Promise<SentPage> {
  const { status, body, stylesHash } = answer
  const common = {
    ...securityHeaders,
    ...(status === 503 ? { 'retry-after': '2' } : {}),
    'cache-control': cacheControl[answer.cache],
    vary: 'Accept-Encoding, Accept-Language, Cookie',
  }
  if (typeof body === 'string')
    return { status, headers: { ...common, location: body }, encoding: 'identity', body: '' }
  const encoding = chooseEncodingFor(accept, body.length)
  const headers = {
    ...common,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentSecurityPolicy(
      { styles: stylesHash === undefined ? [] : [stylesHash] },
      formActions,
      { isFramed },
    ),
  }
  return { status, headers, encoding, body: await encode(body, encoding) }
}

function sent(reply: FastifyReply, { status, headers, body }: SentPage) {
  return reply.code(status).headers(headers).send(body)
}

/** For the log and the figures: which page it is, without what its address says. */
function notePage(page = 'no page'): void {
  const trail = currentTrail()
  if (trail) trail.page = page
}

/** Renders the page, for this request and, when it is for all, for those after it. */
async function madePage(
  site: OpenedSite,
  asked: ReturnType<typeof renderRequest>,
  { url, headers }: FastifyRequest,
  { formActions }: PagesOptions,
): Promise<MadePage> {
  const pattern = site.pageOf(url)
  notePage(pattern)
  const answer = await site.render(asked)
  const accept = headers['accept-encoding']
  const page = await sentPage(answer, accept, { formActions, isFramed: isPreview(url) })
  return {
    page: { ...page, pattern },
    isShared: answer.cache === 'shared' || answer.cache === 'asked',
    isCurrent: asked.shared.areCurrent,
    forMany: packerFor(chooseEncoding(accept)),
  }
}

/** Serves the storefront: its built files, and every other page, rendered for the one who requests it. */
export async function registerPages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const folder = await builtFolder(options.buildDir, 'storefront')
  const site = await openSite(folder)
  const files = (locale: Locale) => site.files(undefined, locale)
  const offline = await offlineParts(folder, files)
  const cachedPage = cachePages(() => performance.now(), { maxBytes: options.cacheBytes })
  const offlineFor = (request: FastifyRequest) => mustGet(offline, localeOf(request))
  app.get('/offline', (request, reply) => sent(reply, offlineFor(request).page))
  app.get('/service-worker.js', (request, reply) => sent(reply, offlineFor(request).worker))
  const { mode = openAlways } = options
  app.addHook('onRequest', (request, reply, done) => {
    const page = mode.closedPage(() => localeOf(request), files)
    if (page && !goesOnWhenClosed.test(request.url)) void sent(reply, page)
    else done()
  })
  const isTooMany = async (request: FastifyRequest, reply: FastifyReply) => {
    const seconds = (await options.limit?.(request.ip)) ?? 0
    if (seconds === 0) return false
    const locale = localeOf(request)
    void sent(reply, tooManyPages(locale, files(locale), seconds))
    return true
  }
  const isSecure = options.publicUrl.startsWith('https:')
  const whenFull = (request: FastifyRequest, reply: FastifyReply) => {
    const locale = localeOf(request)
    return sent(reply, busyPage(locale, files(locale)))
  }
  await registerPlainPages(app, { ...options, localeOf, files, isSecure, isTooMany, whenFull })
  await serveBuiltFiles(app, join(folder, 'client'))
  app.get('/*', { config: { urgency: urgencyOfPage, whenFull } }, async (request, reply) => {
    if (foreign.test(request.url)) return reply.callNotFound()
    const plain = withoutSlash(request.url)
    if (plain) return reply.redirect(plain, 301)
    if (await isTooMany(request, reply)) {
      notePage(site.pageOf(request.url))
      return reply
    }
    const visitor = renderRequest(options, request, site)
    const notice = mode.notice(visitor.locale)
    const asked = { ...visitor, notice }
    const accept = request.headers['accept-encoding']
    const page = await cachedPage(
      `${asked.locale} ${storedFor(accept)} ${asked.lists ?? ''} ${asked.href} ${notice ?? ''}`,
      () => madePage(site, asked, request, options),
      takenBy(accept),
    )
    notePage(page.pattern)
    return sent(reply, page)
  })
}
