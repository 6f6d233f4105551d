import type { Locale } from '../../i18n/index.ts'

/** Each language in its own name. */
export const languageNames: Record<Locale, string> = {
  'zh-CN': '简体中文',
  'ko-KR': '조선어',
  'en-US': 'English',
}
export const languageOrder: Locale[] = ['zh-CN', 'ko-KR', 'en-US']
