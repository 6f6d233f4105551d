import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  steps: ['장바구니', '주문 확인', '결제', '완료'],
} satisfies typeof zhCN
