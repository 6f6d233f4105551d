import { defineRefusals } from '@hojip/platform/refusal'

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
    text: {
      'zh-CN': '这个订单现在不能发货，请刷新后再看',
      'en-US': 'This order cannot be shipped now. Refresh and look again',
      'ko-KR': '지금은 발송할 수 없는 주문이에요. 새로고침해 주세요',
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
    text: {
      'zh-CN': '这个包裹现在不能重新寄出，请刷新后再看',
      'en-US': 'This parcel cannot be sent again now. Refresh and look again',
      'ko-KR': '지금은 다시 보낼 수 없는 택배예요. 새로고침해 주세요',
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
export type SendAgainReason = NumberReason | 'shipping/notBack' | 'shipping/parcelGone'
