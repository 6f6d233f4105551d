import { defineTexts } from '@hojip/platform/page'
import { queueTexts as english } from './texts.en-US.ts'
import { queueTexts as korean } from './texts.ko-KR.ts'
import { queueTexts as chinese } from './texts.zh-CN.ts'

export const queueTexts = defineTexts({ 'zh-CN': chinese, 'en-US': english, 'ko-KR': korean })
