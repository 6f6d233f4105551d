import type { Locale } from '@hojip/platform/i18n'
import { useUi } from '@hojip/platform/ui'
import { enUS } from './texts.en-US.ts'
import { koKR } from './texts.ko-KR.ts'
import { zhCN, type KitTexts } from './texts.zh-CN.ts'

export type { KitTexts }

const kitTexts: Record<Locale, KitTexts> = { 'zh-CN': zhCN, 'en-US': enUS, 'ko-KR': koKR }

/** The name of the site, for where no part of a page shows it. */
export const siteName: Readonly<Record<Locale, string>> = {
  'zh-CN': zhCN.brand,
  'en-US': enUS.brand,
  'ko-KR': koKR.brand,
}

/** The texts of the parts that rooms share, in the language of the interface around them. */
export function useKitTexts(): KitTexts {
  return kitTexts[useUi().locale]
}
