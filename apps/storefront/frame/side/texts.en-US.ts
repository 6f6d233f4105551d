import type { SideTexts } from './texts.zh-CN.ts'

export const enUS: SideTexts = {
  tools: 'Tools',
  seen: 'Seen',
  officialService: 'Service',
  shopMessages: 'Shop chats',
  backToTop: 'Back to top',
}
