import { defineTexts } from '@hojip/platform/page'
import { enUS } from './nav-texts.en-US.ts'
import { koKR } from './nav-texts.ko-KR.ts'
import { zhCN } from './nav-texts.zh-CN.ts'

export const navTexts = defineTexts({ 'zh-CN': zhCN, 'en-US': enUS, 'ko-KR': koKR })
