import type { Locale } from '../../i18n/index.ts'

/** Each language in its own name. */
export const languageNames: Record<Locale, string> = {
  'zh-CN': '简体中文',
  'ko-KR': '조선어',
  'en-US': 'English',
}
export const languageOrder: Locale[] = ['zh-CN', 'ko-KR', 'en-US']

/** Asked in Korean whatever the page's language: whom it is for reads that. */
export const koreanOffer = {
  language: '언어',
  question: '조선어로 볼까요?',
  yes: '조선어로 보기',
  no: '닫기',
}
