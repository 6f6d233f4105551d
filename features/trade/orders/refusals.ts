import { carries, defineRefusals } from '@hojip/platform/refusal'

export const ordersRefusals = defineRefusals('orders', {
  orderGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这个订单',
      'en-US': 'This order was not found',
      'ko-KR': '이 주문을 찾을 수 없어요',
    },
  },
  notNow: {
    code: '40009',
    data: carries<{ current: number } | undefined>(),
    text: {
      'zh-CN': '订单现在是{state}，不能这样操作。{instead}',
      'en-US': 'This order is {state}, so this is not possible now. {instead}',
      'ko-KR': '주문이 {state} 상태라서 지금은 할 수 없어요. {instead}',
    },
  },
  refundOpen: {
    code: '40009',
    text: {
      'zh-CN': '有商品正在售后中，请等处理完成或撤销申请后再操作',
      'en-US': 'A refund is in progress. Wait until it is settled, or withdraw your request first',
      'ko-KR': '처리 중인 환불·반품이 있어요. 끝난 뒤 또는 신청을 철회한 뒤에 다시 시도해 주세요',
    },
  },
  extendedAlready: {
    code: '40009',
    text: {
      'zh-CN': '收货时间已经延长过一次了',
      'en-US': 'You have already extended the time to confirm receipt',
      'ko-KR': '구매확정은 한 번만 미룰 수 있어요',
    },
  },
  shopExtendedAlready: {
    code: '40009',
    text: {
      'zh-CN': '店铺已经为这个订单延长过一次收货时间',
      'en-US': 'The shop has already put off automatic receipt of this order',
      'ko-KR': '이 주문의 자동 구매확정은 이미 가게에서 한 번 미뤘어요',
    },
  },
  addressGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这个收货地址',
      'en-US': 'This address was not found',
      'ko-KR': '이 배송지를 찾을 수 없어요',
    },
  },
  notDeliverable: {
    code: '40009',
    text: {
      'zh-CN': '店铺不配送到 {place}',
      'en-US': 'The shop does not deliver to {place}',
      'ko-KR': '가게에서 {place}(으)로는 배송하지 않아요',
    },
  },
  freightDiffers: {
    code: '40009',
    data: carries<{ was: string; now: string }>(),
    text: {
      'zh-CN': '送到这个地址运费是 ¥{now}，下单时付的是 ¥{was}。请取消后重新下单',
      'en-US':
        'Delivery there costs ¥{now}, but you paid ¥{was} for it. Cancel this order and place a new one',
      'ko-KR': '그곳은 배송비가 ¥{now}인데, 주문할 때는 ¥{was}이었어요. 취소하고 다시 주문해 주세요',
    },
  },
  remindedToday: {
    code: '42901',
    text: {
      'zh-CN': '今天已经提醒过店铺了',
      'en-US': 'You have already reminded the shop today',
      'ko-KR': '오늘은 이미 가게에 알렸어요',
    },
  },
})

/** Why a step of an order is refused. */
export type StepReason = 'orders/notNow' | 'orders/orderGone'

/** Why an order cannot be delivered to another address. */
export type DeliveryReason = 'orders/freightDiffers' | 'orders/notDeliverable'
