import { defineTexts } from '@hojip/platform/page'
import { enUS } from './texts.en-US.ts'
import { koKR } from './texts.ko-KR.ts'
import { zhCN } from './texts.zh-CN.ts'

/** The texts of the parts on other rooms' pages: few, because those pages load them. */
export const partTexts = defineTexts({ 'zh-CN': zhCN, 'en-US': enUS, 'ko-KR': koKR })
