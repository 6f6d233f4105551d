import type { SideTexts } from './texts.zh-CN.ts'

export const koKR: SideTexts = {
  tools: '바로 가기',
  seen: '최근 본',
  officialService: '고객센터',
  shopMessages: '가게 메시지',
  backToTop: '맨 위로',
}
