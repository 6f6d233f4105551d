import type { Locale } from '@hojip/platform/i18n'
import { useUi } from '@hojip/platform/ui'
import { enUS } from './texts.en-US.ts'
import { koKR } from './texts.ko-KR.ts'
import { zhCN, type SideTexts } from './texts.zh-CN.ts'

const sideTexts: Record<Locale, SideTexts> = { 'zh-CN': zhCN, 'en-US': enUS, 'ko-KR': koKR }

/** The texts of the tools at the side, which are loaded later. */
export function useSideTexts(): SideTexts {
  return sideTexts[useUi().locale]
}
