import type { Locale } from '@hojip/platform/i18n'
import { useUi } from '@hojip/platform/ui'
import { enUS } from './texts.en-US.ts'
import { koKR } from './texts.ko-KR.ts'
import { zhCN, type FrameTexts } from './texts.zh-CN.ts'

export type { FrameTexts }

const frameTexts: Record<Locale, FrameTexts> = { 'zh-CN': zhCN, 'en-US': enUS, 'ko-KR': koKR }

/** The texts of the frame, in the current language. */
export function useFrameTexts(): FrameTexts {
  return frameTexts[useUi().locale]
}
