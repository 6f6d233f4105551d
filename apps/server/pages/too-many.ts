import type { Locale, LocalText } from '@hojip/platform/i18n'
import type { PageFiles } from '@hojip/platform/site'
import { contentSecurityPolicy, securityHeaders } from './security.ts'
import type { SentPage } from './page-cache.ts'

const mall: LocalText = { 'zh-CN': '好集', 'en-US': 'Hojip', 'ko-KR': '호집' }
const title: LocalText = {
  'zh-CN': '打开得太快了',
  'en-US': 'That was too fast for us',
  'ko-KR': '요청이 너무 많아요',
}
const hint: LocalText = {
  'zh-CN': '请等几秒再试，你的购物车和订单都在',
  'en-US': 'Wait a few seconds and try again. Your cart and your orders are safe',
  'ko-KR': '몇 초 뒤에 다시 시도해 주세요. 장바구니와 주문은 그대로 있어요',
}
const retry: LocalText = { 'zh-CN': '重试', 'en-US': 'Try again', 'ko-KR': '다시 시도' }

/** Uses only classes that other pages use: no style sheet is generated from this file. */
const button = 'inline-flex min-h-11 items-center rounded-md bg-jade px-5 font-medium text-on-fill'

/**
 * The link with the empty address reloads the page. The document looks like the site's empty states, without a script.
 */
function documentOf(locale: Locale, { styles }: PageFiles): string {
  return [
    `<!doctype html><html lang="${locale}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title[locale]} · ${mall[locale]}</title>`,
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"></head><body>',
    '<main class="grid min-h-dvh content-center justify-items-center gap-1 px-4.5 py-10 text-center">',
    '<img src="/favicon.svg" alt="" width="56" height="56" class="mb-3">',
    `<h1 class="text-20 font-bold">${title[locale]}</h1><p class="text-balance text-ink-2">${hint[locale]}</p>`,
    `<p class="mt-5"><a class="${button}" href="">${retry[locale]}</a></p></main></body></html>`,
  ].join('')
}

/** The answer to an address that requested too many pages. It is cheap: nothing is rendered for it. */
export function tooManyPages(locale: Locale, files: PageFiles, seconds: number): SentPage {
  const body = documentOf(locale, files)
  return {
    status: 429,
    headers: {
      ...securityHeaders,
      'retry-after': String(seconds),
      'cache-control': 'private, no-store',
      vary: 'Accept-Language, Cookie',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy(body, []),
    },
    body,
  }
}
