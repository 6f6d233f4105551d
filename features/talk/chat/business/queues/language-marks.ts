import type { Locale } from '@hojip/platform/i18n'

/** One sign for each language, as lists show it. */
export const languageMarks: Record<Locale, string> = { 'zh-CN': '中', 'ko-KR': '조', 'en-US': 'En' }
