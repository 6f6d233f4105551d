import type { Locale } from '../i18n/index.ts'
import { enUS } from './texts/en-US.ts'
import { koKR } from './texts/ko-KR.ts'
import { zhCN } from './texts/zh-CN.ts'
import type { UiTexts } from './texts/zh-CN.ts'

export type { UiTexts } from './texts/zh-CN.ts'

/** The texts of the kit and of the frame around pages. */
export const uiTexts: Record<Locale, UiTexts> = { 'zh-CN': zhCN, 'en-US': enUS, 'ko-KR': koKR }
