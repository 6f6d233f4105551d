import { businessHref } from '@hojip/hrefs/business'
import { overviewHref } from '@hojip/hrefs/figures'
import { chooseLocale, type Locale, type LocalText } from '@hojip/platform/i18n'
import { escaped } from '@hojip/platform/html'
import { once } from '@hojip/platform/once'
import { builtFolder } from '@hojip/platform/site-build'
import { minuteMs } from '@hojip/platform/clock'
import { currentTrail } from '@hojip/platform/trail'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendBuiltFiles } from './files/built-files.ts'
import { businessPageOf } from './business-paths.ts'
import { parseCookies } from './cookies.ts'
import { contentSecurityPolicy, securityHeaders } from './security.ts'
import type { Sites } from '../sites.ts'
import { openAlways, type SaidMode } from './plain/said-mode.ts'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>

const entryKey = 'apps/business/entry-browser.tsx'
const titles: LocalText = { 'zh-CN': '好集商家', 'en-US': 'Hojip for shops', 'ko-KR': '호집 판매자' }
const needsScript: LocalText = {
  'zh-CN': '商家后台需要浏览器开启 JavaScript。',
  'en-US': 'The shop console needs JavaScript in the browser.',
  'ko-KR': '판매자 센터를 쓰려면 브라우저에서 자바스크립트를 켜 주세요.',
}

/** Shown until the site is hydrated; its look hides it at first (`data-waiting`). */
const waiting: Record<Locale, readonly [text: string, reload: string]> = {
  'zh-CN': ['页面没有加载出来，请检查网络。', '刷新页面'],
  'en-US': ['The page has not loaded. Check your connection.', 'Reload the page'],
  'ko-KR': ['페이지를 불러오지 못했어요. 네트워크를 확인해 주세요.', '새로고침'],
}

/** The entry script with everything it imports before it can run. */
function filesOf(manifest: Manifest) {
  const chunks = new Set<Chunk>()
  const collect = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    chunk.imports?.forEach(collect)
  }
  collect(entryKey)
  const entry = manifest[entryKey]
  if (!entry) throw new Error(`the build has no ${entryKey}`)
  return {
    entry: entry.file,
    scripts: [...chunks].filter((chunk) => chunk !== entry).map(({ file }) => file),
    styles: [...new Set([...chunks].flatMap(({ css = [] }) => css))],
  }
}

/** A message without any script that the scripts are missing. An empty address is that of the document. */
function notLoaded(locale: Locale): string {
  const [text, reload] = waiting[locale]
  return `<p data-waiting>${text} <a href="">${reload}</a></p>`
}

/** The only document of the site: the browser renders everything in it. It has no inline script. */
function documentOf(
  locale: Locale,
  { entry, scripts, styles }: ReturnType<typeof filesOf>,
  notice: string | undefined,
): string {
  const line =
    notice && `<p role="status" class="bg-amber-soft px-4 py-2 text-center text-13">${escaped(notice)}</p>`
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${titles[locale]}</title>`,
    ...styles.map((file) => `<link rel="stylesheet" href="/business/${file}">`),
    ...scripts.map((file) => `<link rel="modulepreload" href="/business/${file}">`),
    `<script type="module" src="/business/${entry}"></script>`,
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">',
    '<meta name="format-detection" content="telephone=no">',
    `</head><body>${line ?? ''}<div id="shops">${notLoaded(locale)}</div><noscript>${needsScript[locale]}</noscript></body></html>`,
  ].join('')
}

async function openBuild({ buildDir, complete }: Sites) {
  await complete?.()
  const folder = await builtFolder(buildDir, 'business')
  const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')) as Manifest
  return { assets: join(folder, 'client/assets'), files: filesOf(manifest) }
}

/**
 * Serves the business site under /business: its built files, and its document for every other path, which also shows
 * that a page does not exist. Requests to a site that is still being built wait for it, and get 503 after a minute. After a build
 * that failed, the next request tries again.
 */
export async function registerBusiness(
  app: FastifyInstance,
  sites: Sites,
  { mode = openAlways, patienceMs = minuteMs }: { mode?: SaidMode; patienceMs?: number } = {},
): Promise<void> {
  const build = once(() => openBuild(sites))
  if (!sites.complete) await build()
  const buildInTime = () => Promise.race([build(), sleep(patienceMs, undefined, { ref: false })])
  await app.register(async (scope) => serveBusiness(scope, sites.buildDir, { buildInTime, mode }))
}

type BuildInTime = () => Promise<Awaited<ReturnType<typeof openBuild>> | undefined>

interface Serving {
  buildInTime: BuildInTime
  mode: SaidMode
}

async function serveBusiness(app: FastifyInstance, buildDir: string, { buildInTime, mode }: Serving) {
  await sendBuiltFiles(app, buildDir)
  const notYet = (reply: FastifyReply) => reply.code(503).header('retry-after', '10').send()
  app.get<{ Params: { '*': string } }>('/business/assets/*', async (request, reply) => {
    const build = await buildInTime()
    if (!build) return notYet(reply)
    const name = request.params['*']
    // A file of an older build is missing. The folder has no folders.
    return /^\w[\w.-]*$/.test(name) ? reply.sendFile(name, build.assets) : reply.callNotFound()
  })
  app.get(businessHref, (_request, reply) => reply.headers(securityHeaders).redirect(overviewHref(), 302))
  app.get('/business/*', async (request, reply) => {
    const build = await buildInTime()
    if (!build) return notYet(reply)
    const page = businessPageOf(request.url)
    const trail = currentTrail()
    if (trail) trail.page = page ?? 'no page'
    const chosen = parseCookies(request.headers.cookie).get('locale')
    const locale = chooseLocale(chosen, request.headers['accept-language'])
    const html = documentOf(locale, build.files, mode.notice(locale))
    return reply
      .code(page === undefined ? 404 : 200)
      .headers({ ...securityHeaders, 'cache-control': 'private, no-cache', vary: 'Accept-Language, Cookie' })
      .header('content-security-policy', contentSecurityPolicy({}, [], { hasFrames: true }))
      .type('text/html; charset=utf-8')
      .send(html)
  })
}
