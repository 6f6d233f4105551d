import type { Locale } from '@hojip/platform/i18n'
import { useUi } from '@hojip/platform/ui'
import { enUS } from './texts.en-US.ts'
import { koKR } from './texts.ko-KR.ts'
import { zhCN, type FooterTexts } from './texts.zh-CN.ts'

export type { FooterTexts }

const footerTexts: Record<Locale, FooterTexts> = { 'zh-CN': zhCN, 'en-US': enUS, 'ko-KR': koKR }

/** The texts of the footer, in the current language; a file of their own, since the footer is loaded later. */
export function useFooterTexts(): FooterTexts {
  return footerTexts[useUi().locale]
}
