import { defineTexts } from '@hojip/platform/page'
import { enUS } from './texts.en-US.ts'
import { koKR } from './texts.ko-KR.ts'
import { zhCN } from './texts.zh-CN.ts'

export const saleQueuesTexts = defineTexts({ 'zh-CN': zhCN, 'en-US': enUS, 'ko-KR': koKR })
