import { defineRefusals } from '@hojip/platform/refusal'

export const paymentsRefusals = defineRefusals('payments', {
  nothingToPay: {
    code: '40004',
    text: {
      'zh-CN': '没有找到要支付的订单',
      'en-US': 'There is nothing to pay here',
      'ko-KR': '결제할 주문을 찾을 수 없어요',
    },
  },
  alreadyPaid: {
    code: '40009',
    text: {
      'zh-CN': '订单已经付款了',
      'en-US': 'This order has already been paid',
      'ko-KR': '이미 결제한 주문이에요',
    },
  },
  closed: {
    code: '40009',
    text: {
      'zh-CN': '订单已关闭，没有扣款',
      'en-US': 'The order is closed. You were not charged',
      'ko-KR': '주문이 취소됐어요. 결제되지 않았어요',
    },
  },
  wayClosed: {
    code: '40009',
    text: {
      'zh-CN': '暂不支持这种付款方式，请换一种',
      'en-US': 'This payment method is not available. Please choose another',
      'ko-KR': '지금은 이 방법으로 결제할 수 없어요. 다른 방법을 선택해 주세요',
    },
  },
  gatewayDown: {
    code: '50301',
    text: {
      'zh-CN': '支付渠道暂时没有响应，请稍后再试，不会重复扣款',
      'en-US': 'The payment provider is not responding. Try again shortly; you will not be charged twice',
      'ko-KR': '결제사가 응답하지 않아요. 잠시 뒤 다시 시도해 주세요. 두 번 결제되지 않아요',
    },
  },
})

/** Nothing is left to do. */
export type OverReason = 'payments/alreadyPaid' | 'payments/closed'

/** An order to pay. */
export type PayReason = OverReason | 'payments/nothingToPay'

/** A payment to open. */
export type AttemptReason = PayReason | 'idempotency/keyReused'

/** A payment opened at its gateway. */
export type OpenReason = AttemptReason | 'payments/gatewayDown' | 'payments/wayClosed'
