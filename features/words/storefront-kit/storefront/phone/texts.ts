import { defineTexts } from '@hojip/platform/page'
import { enUS } from './texts.en-US.ts'
import { koKR } from './texts.ko-KR.ts'
import { zhCN } from './texts.zh-CN.ts'

export const phoneTexts = defineTexts({ 'zh-CN': zhCN, 'en-US': enUS, 'ko-KR': koKR })

/** What the phone shows: `guestCartPart` is a visitor's cart that is too long for a code. */
export type PhoneNote = keyof typeof zhCN.notes
