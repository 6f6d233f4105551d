import { defineTexts } from '@hojip/platform/page'

export const siteTexts = defineTexts({
  'zh-CN': {
    steps: ['购物车', '确认订单', '付款', '完成'],
    notFoundHint: '地址可能有误，或者内容已经下架',
    awayHint: '请稍等片刻再试，你的购物车和订单都在',
  },
  'en-US': {
    steps: ['Cart', 'Confirm', 'Pay', 'Done'],
    notFoundHint: 'The address may be wrong, or the product is no longer sold',
    awayHint: 'Wait a moment and try again. Your cart and your orders are safe',
  },
  'ko-KR': {
    steps: ['장바구니', '주문 확인', '결제', '완료'],
    notFoundHint: '주소가 잘못되었거나 판매가 끝난 상품일 수 있어요',
    awayHint: '잠시 후 다시 시도해 주세요. 장바구니와 주문은 그대로 있어요',
  },
})
