import { defineTexts } from '@hojip/platform/page'
import { enUS } from './texts.en-US.ts'
import { koKR } from './texts.ko-KR.ts'
import { zhCN } from './texts.zh-CN.ts'

/** The words of what other rooms' pages show of this one: few, for they come with those pages. */
export const partTexts = defineTexts({ 'zh-CN': zhCN, 'en-US': enUS, 'ko-KR': koKR })
