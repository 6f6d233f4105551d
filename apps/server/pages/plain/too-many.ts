import type { Locale, LocalText } from '@hojip/platform/i18n'
import type { PageFiles } from '@hojip/platform/site'
import type { SentPage } from '../page-cache.ts'
import { plainPage } from './plain-page.ts'
import { contentSecurityPolicy, securityHeaders } from '../security.ts'

const tooFast: LocalText = {
  'zh-CN': '打开得太快了',
  'en-US': 'That was too fast for us',
  'ko-KR': '요청이 너무 많아요',
}
const busy: LocalText = {
  'zh-CN': '现在来的人太多了',
  'en-US': 'Very many people are here right now',
  'ko-KR': '지금 방문자가 아주 많아요',
}
const hint: LocalText = {
  'zh-CN': '请等几秒再试，你的购物车和订单都在',
  'en-US': 'Wait a few seconds and try again. Your cart and your orders are safe',
  'ko-KR': '몇 초 뒤에 다시 시도해 주세요. 장바구니와 주문은 그대로 있어요',
}
const retry: LocalText = { 'zh-CN': '重试', 'en-US': 'Try again', 'ko-KR': '다시 시도' }

interface Wait {
  status: 429 | 503
  title: LocalText
}

/** Cheap: nothing is rendered for it. */
function waitPage(locale: Locale, files: PageFiles, { status, title }: Wait): SentPage {
  const body = plainPage(locale, files, { title: title[locale], hint: hint[locale], retry: retry[locale] })
  return {
    status,
    encoding: 'identity',
    headers: {
      ...securityHeaders,
      'cache-control': 'private, no-store',
      vary: 'Accept-Language, Cookie',
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentSecurityPolicy({}, []),
    },
    body,
  }
}

/** The answer to an address that requested too many pages. */
export function tooManyPages(locale: Locale, files: PageFiles, seconds: number): SentPage {
  const page = waitPage(locale, files, { status: 429, title: tooFast })
  return { ...page, headers: { ...page.headers, 'retry-after': String(seconds) } }
}

/** The answer while more is asked of the mall than it can answer. */
export function busyPage(locale: Locale, files: PageFiles): SentPage {
  return waitPage(locale, files, { status: 503, title: busy })
}
