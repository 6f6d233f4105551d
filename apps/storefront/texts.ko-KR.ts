import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  steps: ['장바구니', '주문 확인', '결제', '완료'],
  notFoundHint: '주소가 잘못되었거나 판매가 끝난 상품일 수 있어요',
  awayHint: '잠시 후 다시 시도해 주세요. 장바구니와 주문은 그대로 있어요',
} satisfies typeof zhCN
