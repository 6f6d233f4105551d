import type { Locale, LocalText } from '@hojip/platform/i18n'
import type { PageFiles } from '@hojip/platform/site'
import type { SentPage } from '../page-cache.ts'
import { plainPage } from './plain-page.ts'
import { contentSecurityPolicy, securityHeaders } from '../security.ts'

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

/** The answer to an address that requested too many pages. It is cheap: nothing is rendered for it. */
export function tooManyPages(locale: Locale, files: PageFiles, seconds: number): SentPage {
  const body = plainPage(locale, files, { title: title[locale], hint: hint[locale], retry: retry[locale] })
  return {
    status: 429,
    encoding: 'identity',
    headers: {
      ...securityHeaders,
      'retry-after': String(seconds),
      'cache-control': 'private, no-store',
      vary: 'Accept-Language, Cookie',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({}, []),
    },
    body,
  }
}
