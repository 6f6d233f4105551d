import { carries, defineRefusals } from '@hojip/platform/refusal'

export const shippingRefusals = defineRefusals('shipping', {
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
      'zh-CN': '订单现在是{state}，不能发货。{instead}',
      'en-US': 'This order is {state}, so it cannot be shipped. {instead}',
      'ko-KR': '주문이 {state} 상태라서 발송할 수 없어요. {instead}',
    },
  },
  carrierUnknown: {
    code: '40001',
    text: { 'zh-CN': '请选择快递公司', 'en-US': 'Choose a carrier', 'ko-KR': '택배사를 선택해 주세요' },
  },
  carriersChanged: {
    code: '40009',
    text: {
      'zh-CN': '同事刚刚改过常用快递，请看过后再改',
      'en-US': 'A colleague has just changed the usual carriers. Look at them first',
      'ko-KR': '동료가 방금 자주 쓰는 택배사를 바꿨어요. 먼저 확인해 주세요',
    },
  },
  numberTaken: {
    code: '40009',
    text: {
      'zh-CN': '运单号 {number} 已经用过了',
      'en-US': 'Tracking number {number} has been used already',
      'ko-KR': '운송장 번호 {number}은(는) 이미 사용됐어요',
    },
  },
  parcelGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这个包裹',
      'en-US': 'This parcel was not found',
      'ko-KR': '이 택배를 찾을 수 없어요',
    },
  },
  notBack: {
    code: '40009',
    data: carries<{ current: number }>(),
    text: {
      'zh-CN': '这个包裹没有退回店里，不能重新寄出：它还在路上，或已经签收',
      'en-US': 'This parcel has not come back, so it cannot be sent again: it is on its way, or has arrived',
      'ko-KR': '가게로 돌아오지 않은 택배라서 다시 보낼 수 없어요. 아직 배송 중이거나 이미 도착했어요',
    },
  },
  notAgain: {
    code: '40009',
    data: carries<{ current: number } | undefined>(),
    text: {
      'zh-CN': '订单现在是{state}，包裹不用再寄。{instead}',
      'en-US': 'The order is {state}, so its parcel is not sent again. {instead}',
      'ko-KR': '주문이 {state} 상태라서 택배를 다시 보내지 않아도 돼요. {instead}',
    },
  },
  correctedAlready: {
    code: '40009',
    text: {
      'zh-CN': '运单号只能更正一次，签收后也不能再改',
      'en-US': 'A number can be corrected once, and not after the parcel has arrived',
      'ko-KR': '운송장 번호는 한 번만, 배송이 끝나기 전에만 고칠 수 있어요',
    },
  },
  sheetRunning: {
    code: '40009',
    text: {
      'zh-CN': '上一份表格还在发货，请等它完成',
      'en-US': 'Another sheet is still being shipped. Wait until it is done',
      'ko-KR': '이전 파일의 발송이 진행 중이에요. 끝난 뒤에 다시 해 주세요',
    },
  },
  refundOpen: {
    code: '40009',
    data: carries<{ orderGoodsId: string }>(),
    text: {
      'zh-CN': '“{name}”正在售后中，处理完之前不能发货；其他商品可以先发',
      'en-US': 'A refund of “{name}” is open. It cannot ship until that is settled; the other items can',
      'ko-KR':
        '‘{name}’은(는) 환불·반품 처리 중이라 끝나기 전에는 발송할 수 없어요. 다른 상품은 먼저 보낼 수 있어요',
    },
  },
  tooMany: {
    code: '40001',
    text: {
      'zh-CN': '发货数量超过了未发数量',
      'en-US': 'More than what is left to ship',
      'ko-KR': '남은 발송 수량보다 많아요',
    },
  },
})

/** A parcel’s number. */
export type NumberReason = 'shipping/carrierUnknown' | 'shipping/numberTaken'

/** A number to put right. */
export type CorrectReason = NumberReason | 'shipping/correctedAlready' | 'shipping/parcelGone'

/** A parcel to send again. */
export type SendAgainReason = NumberReason | 'shipping/notAgain' | 'shipping/notBack' | 'shipping/parcelGone'
