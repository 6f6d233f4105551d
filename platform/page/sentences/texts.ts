import { defineTexts } from '../texts.ts'
import { enUS } from './texts.en-US.ts'
import { koKR } from './texts.ko-KR.ts'
import { zhCN } from './texts.zh-CN.ts'

/** Sentences that belong to no room. */
export const runtimeTexts = defineTexts({ 'zh-CN': zhCN, 'en-US': enUS, 'ko-KR': koKR })
