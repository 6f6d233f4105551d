import type { LocalText } from '@hojip/platform/i18n'
import type { Step } from './refundable.ts'

/** The sentences that explain an amount, with their placeholders. */
export const moneySteps: Record<Step['code'], LocalText> = {
  paid: {
    'zh-CN': '这件商品 {units} 件，实付 ¥{money}（优惠已按比例分摊）',
    'en-US': 'You paid ¥{money} for {units} of this item, discounts included',
    'ko-KR': '이 상품 {units}개에 ¥{money}을 결제했어요(할인 반영)',
  },
  before: {
    'zh-CN': '此前已退 {units} 件，¥{money}',
    'en-US': 'Refunded before: {units}, ¥{money}',
    'ko-KR': '이전 환불: {units}개, ¥{money}',
  },
  share: {
    'zh-CN': '本次 {units} 件，按 ¥{paid} ÷ {quantity} 件计算为 ¥{money}，最后一件含余数',
    'en-US': 'This time {units}: ¥{paid} ÷ {quantity} makes ¥{money}; the last one takes the remainder',
    'ko-KR': '이번 {units}개: ¥{paid} ÷ {quantity}개로 ¥{money}, 마지막 1개에 나머지가 들어가요',
  },
  left: {
    'zh-CN': '这件商品还剩 ¥{money} 可退',
    'en-US': '¥{money} is left of what you paid for this item',
    'ko-KR': '이 상품에서 환불할 수 있는 금액은 ¥{money} 남았어요',
  },
  feeWhole: {
    'zh-CN': '整单都没有发货，运费 ¥{money} 一并退回',
    'en-US': 'Nothing in the order was shipped: the shipping fee of ¥{money} is refunded too',
    'ko-KR': '주문 전체가 발송되지 않아 배송비 ¥{money}도 돌려드려요',
  },
  feeFault: {
    'zh-CN': '属于商家责任，按比例退运费 ¥{money}（共 ¥{fee}）',
    'en-US': 'The shop is at fault: ¥{money} of the shipping fee of ¥{fee} is refunded',
    'ko-KR': '가게 책임이라 배송비 ¥{fee} 중 ¥{money}을 돌려드려요',
  },
  feeNone: {
    'zh-CN': '运费 ¥{fee} 不退：订单还有其他商品或已发货，且不属于商家责任',
    'en-US':
      'The shipping fee of ¥{fee} is not refunded: other items remain or it was shipped, and the shop is not at fault',
    'ko-KR': '배송비 ¥{fee}은 환불되지 않아요: 남은 상품이 있거나 이미 발송되었고 가게 책임이 아니에요',
  },
  feeFree: {
    'zh-CN': '本单包邮，没有运费',
    'en-US': 'Shipping was free',
    'ko-KR': '무료배송이라 배송비가 없어요',
  },
}
