import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  commentsTab: '상품평',
  questions: '상품문의',
  detail: '상세 설명',
  params: '상품 정보',
  onThisPage: '상품 정보 바로가기',
  together: '함께 많이 사요',
  viewed: '이 상품을 본 사람들이 함께 본 상품',
  similar: '비슷한 상품',
  alsoSold: '이 가게의 다른 상품',
  chat: '가게에 문의',
  enterShop: '가게 둘러보기',
  onSale: (n) => `판매 중인 상품 ${n}개`,
  back: '뒤로',
} satisfies Texts<typeof zhCN>
