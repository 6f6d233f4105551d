import type { Locale } from '@hojip/platform/i18n'
import type { Channel } from './names.ts'
import { enUS } from './texts.en-US.ts'
import { koKR } from './texts.ko-KR.ts'
import { zhCN, type ChannelTexts } from './texts.zh-CN.ts'

export type { ChannelTexts }

/** What people read of the channels. */
export const channelTexts: Record<Locale, Record<Channel, ChannelTexts>> = {
  'zh-CN': zhCN,
  'en-US': enUS,
  'ko-KR': koKR,
}
