import { defineTexts } from '@hojip/platform/page'
import { useUi } from '@hojip/platform/ui'

const sideTexts = defineTexts({
  'zh-CN': {
    tools: '快捷工具',
    seen: '足迹',
    officialService: '官方客服',
    shopMessages: '店铺消息',
    backToTop: '回到顶部',
  },
  'en-US': {
    tools: 'Tools',
    seen: 'Seen',
    officialService: 'Service',
    shopMessages: 'Shop chats',
    backToTop: 'Back to top',
  },
  'ko-KR': {
    tools: '바로 가기',
    seen: '최근 본',
    officialService: '고객센터',
    shopMessages: '가게 메시지',
    backToTop: '맨 위로',
  },
})

/** The texts of the tools at the side, which are loaded later. */
export function useSideTexts() {
  return sideTexts[useUi().locale]
}
