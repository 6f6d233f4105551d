import type { Locale } from '../i18n/index.ts'
import type { DateWords } from './date-words.ts'
import { enUS } from './words.en-US.ts'
import { koKR } from './words.ko-KR.ts'
import { zhCN } from './words.zh-CN.ts'

export const dateWords: Record<Locale, DateWords> = { 'zh-CN': zhCN, 'en-US': enUS, 'ko-KR': koKR }
