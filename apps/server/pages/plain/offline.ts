import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { locales, type Locale, type LocalText } from '@hojip/platform/i18n'
import type { PageFiles } from '@hojip/platform/site'
import type { SentPage } from '../page-cache.ts'
import { plainPage } from './plain-page.ts'
import { contentSecurityPolicy, inlineHash, securityHeaders } from '../security.ts'

const title: LocalText = {
  'zh-CN': '现在没有网络',
  'en-US': 'You are offline',
  'ko-KR': '인터넷에 연결되어 있지 않아요',
}
const hint: LocalText = {
  'zh-CN': '价格和库存要联网才能看。网络恢复后，这一页会自动打开',
  'en-US': 'Prices and stock need a connection. This page opens by itself as soon as there is one',
  'ko-KR': '가격과 재고는 연결된 뒤에 볼 수 있어요. 다시 연결되면 이 페이지가 자동으로 열려요',
}
const retry: LocalText = { 'zh-CN': '重试', 'en-US': 'Try again', 'ko-KR': '다시 시도' }
const cartTitle: LocalText = { 'zh-CN': '购物车', 'en-US': 'Your cart', 'ko-KR': '장바구니' }
const seen: LocalText = {
  'zh-CN': '上次打开时的样子：',
  'en-US': 'As you last saw it: ',
  'ko-KR': '마지막으로 본 때: ',
}

/** The place for the cart, which the page's script fills in and shows. */
function cartPlace(locale: Locale): string {
  return (
    '<section id="cart" hidden aria-labelledby="cart-title" class="mt-8 w-full max-w-110 card p-4 text-left">' +
    `<h2 id="cart-title" class="text-16 font-bold">${cartTitle[locale]}</h2>` +
    `<p class="text-13 text-ink-3">${seen[locale]}<time></time></p><ul class="divide-y divide-line"></ul></section>`
  )
}

interface Offline {
  /** The page that the service worker shows in place of one that the network did not return. */
  page: SentPage
  worker: SentPage
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16)
}

/** Browsers ask again at every visit, and the language may have changed since. */
const common = { ...securityHeaders, 'cache-control': 'private, no-cache', vary: 'Accept-Language, Cookie' }

function offlineIn(locale: Locale, files: PageFiles, script: string, worker: string): Offline {
  const text = { title: title[locale], hint: hint[locale], retry: retry[locale] }
  const inline = script.replaceAll('</', '<\\/')
  const below = `${cartPlace(locale)}<script>${inline}</script>`
  const body = plainPage(locale, files, { ...text, below })
  const precached = [
    { url: '/offline', revision: hashOf(body) },
    { url: '/favicon.svg', revision: hashOf(worker) },
    // Their names contain a hash of their content.
    ...files.styles.map((url) => ({ url, revision: null })),
  ]
  const html = { ...common, 'content-type': 'text/html; charset=utf-8' }
  return {
    page: {
      status: 200,
      encoding: 'identity',
      headers: {
        ...html,
        'content-security-policy': contentSecurityPolicy({ scripts: [inlineHash(inline)] }, []),
      },
      body,
    },
    worker: {
      status: 200,
      encoding: 'identity',
      headers: {
        ...common,
        'content-type': 'text/javascript; charset=utf-8',
        // A worker has the policy of its own answer, not of the pages: it fetches, and loads no other script.
        'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
      },
      body: `self.precached=${JSON.stringify(precached)};${worker}`,
    },
  }
}

/**
 * The offline page and the service worker in each language. A worker contains the list of the files that it stores, so a
 * new build, or another language, makes browsers install another worker with other files.
 *
 * @param folder of the built site
 */
export async function offlineParts(
  folder: string,
  files: (locale: Locale) => PageFiles,
): Promise<ReadonlyMap<Locale, Offline>> {
  const read = (name: string) => readFile(join(folder, 'standalone', `${name}.js`), 'utf8')
  const [script, worker] = await Promise.all([read('offline'), read('service-worker')])
  return new Map(locales.map((locale) => [locale, offlineIn(locale, files(locale), script, worker)]))
}
