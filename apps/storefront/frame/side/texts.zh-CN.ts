import type { Texts } from '@hojip/platform/i18n'

export const zhCN = {
  tools: '快捷工具',
  seen: '足迹',
  officialService: '官方客服',
  shopMessages: '店铺消息',
  backToTop: '回到顶部',
}

export type SideTexts = Texts<typeof zhCN>
