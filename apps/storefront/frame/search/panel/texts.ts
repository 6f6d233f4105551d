import type { Locale } from '@hojip/platform/i18n'
import { useUi } from '@hojip/platform/ui'
import { enUS } from './texts.en-US.ts'
import { koKR } from './texts.ko-KR.ts'
import { zhCN, type SearchTexts } from './texts.zh-CN.ts'

const searchTexts: Record<Locale, SearchTexts> = { 'zh-CN': zhCN, 'en-US': enUS, 'ko-KR': koKR }

/** The texts of the panel, in the current language; a file of their own, since the panel is loaded later. */
export function useSearchTexts(): SearchTexts {
  return searchTexts[useUi().locale]
}
