import { carries, defineRefusals, namesFields } from '@hojip/platform/refusal'

export const aftersalesRefusals = defineRefusals('aftersales', {
  refundGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这个售后申请',
      'en-US': 'This after-sales application was not found',
      'ko-KR': '이 환불·반품 신청을 찾을 수 없어요',
    },
  },
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
      'zh-CN': '现在不能这样操作：{state}',
      'en-US': 'This is not possible now: {state}',
      'ko-KR': '지금은 할 수 없어요. {state}',
    },
  },
  underWay: {
    code: '40009',
    text: {
      'zh-CN': '这件商品已有处理中的售后申请',
      'en-US': 'An application for this item is already being handled',
      'ko-KR': '이 상품은 이미 처리 중인 신청이 있어요',
    },
  },
  decided: {
    code: '40009',
    text: {
      'zh-CN': '平台已对这件商品的售后作出最终裁定',
      'en-US': 'The mall has made its final decision on this item',
      'ko-KR': '이 상품은 호집의 최종 결정이 끝났어요',
    },
  },
  receivedAlready: {
    code: '40009',
    data: namesFields,
    text: {
      'zh-CN': '你已经确认收货，请选择“已收到商品”',
      'en-US': 'You have already confirmed receipt. Choose “Received”',
      'ko-KR': '이미 구매확정한 주문이에요. 상품을 받았다고 선택해 주세요',
    },
  },
  notPaid: {
    code: '40009',
    text: {
      'zh-CN': '订单还没有付款，没有可退的钱；不想要了可以直接取消订单',
      'en-US': 'The order is not paid, so there is nothing to refund. You can simply cancel it',
      'ko-KR': '아직 결제하지 않은 주문이라 환불할 금액이 없어요. 필요 없다면 주문을 취소할 수 있어요',
    },
  },
  orderOver: {
    code: '40009',
    text: {
      'zh-CN': '订单已经关闭，不能再申请售后',
      'en-US': 'The order is closed, and no refund can be asked for any more',
      'ko-KR': '종료된 주문이라 더 신청할 수 없어요',
    },
  },
  tooLate: {
    code: '40009',
    text: {
      'zh-CN': '已过可申请售后的时间',
      'en-US': 'The time to apply for a refund is over',
      'ko-KR': '신청할 수 있는 기간이 지났어요',
    },
  },
  tooOften: {
    code: '42901',
    text: {
      'zh-CN': '每件商品最多申请 {max} 次售后',
      'en-US': 'An item can have at most {max} applications',
      'ko-KR': '상품마다 최대 {max}번까지 신청할 수 있어요',
    },
  },
  tooMany: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '最多可退 {max} 件',
      'en-US': 'At most {max} can be refunded',
      'ko-KR': '최대 {max}개까지 환불할 수 있어요',
    },
  },
  tooMuch: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '最多可退 ¥{max}',
      'en-US': 'At most ¥{max} can be refunded',
      'ko-KR': '최대 ¥{max}까지 환불할 수 있어요',
    },
  },
  tooLittle: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '退款金额须大于 0',
      'en-US': 'The amount must be more than zero',
      'ko-KR': '환불 금액은 0보다 커야 해요',
    },
  },
  wholeOnly: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '未发货的商品按实付全额退款：¥{max}',
      'en-US': 'Items that were not shipped are refunded in full: ¥{max}',
      'ko-KR': '발송 전 상품은 전액 환불돼요: ¥{max}',
    },
  },
  wayWrong: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '这件商品现在不能选择这种售后类型',
      'en-US': 'This type of refund is not possible for this item now',
      'ko-KR': '지금 이 상품에는 선택할 수 없는 유형이에요',
    },
  },
  reasonWrong: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '请选择适用的退款原因',
      'en-US': 'Choose a reason that fits',
      'ko-KR': '알맞은 환불 사유를 선택해 주세요',
    },
  },
  noReturn: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '这件商品下单时已确认不支持无理由退货；有质量问题请选择对应的原因',
      'en-US':
        'You agreed at checkout that this item cannot be returned for a change of mind. If something is wrong with it, choose that reason',
      'ko-KR':
        '주문할 때 단순 변심으로는 반품할 수 없다고 확인한 상품이에요. 상품에 문제가 있다면 해당 사유를 선택해 주세요',
    },
  },
  filesNeeded: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '这个原因需要至少一张图片凭证',
      'en-US': 'This reason needs at least one picture',
      'ko-KR': '이 사유는 사진이 한 장 이상 필요해요',
    },
  },
  phoneInvalid: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '请输入正确的联系电话',
      'en-US': 'Enter a valid phone number',
      'ko-KR': '올바른 전화번호를 입력해 주세요',
    },
  },
  offerGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这个退款提议',
      'en-US': 'This refund offer was not found',
      'ko-KR': '이 환불 제안을 찾을 수 없어요',
    },
  },
  offerOver: {
    code: '40009',
    data: carries<{ current: string }>(),
    text: {
      'zh-CN': '这个退款提议已经失效：{state}',
      'en-US': 'This refund offer no longer stands: {state}',
      'ko-KR': '더 이상 유효하지 않은 환불 제안이에요. {state}',
    },
  },
  offerOpen: {
    code: '40009',
    text: {
      'zh-CN': '这件商品已有一个等买家答复的退款提议',
      'en-US': 'An offer for this item already waits for the buyer’s answer',
      'ko-KR': '이 상품에는 구매자의 답을 기다리는 환불 제안이 이미 있어요',
    },
  },
  tooManyOffers: {
    code: '42901',
    text: {
      'zh-CN': '每件商品最多提出 {max} 次退款',
      'en-US': 'A refund can be offered at most {max} times for one item',
      'ko-KR': '상품마다 환불은 최대 {max}번까지 제안할 수 있어요',
    },
  },
  carrierUnknown: {
    code: '40001',
    data: namesFields,
    text: { 'zh-CN': '请选择快递公司', 'en-US': 'Choose a carrier', 'ko-KR': '택배사를 선택해 주세요' },
  },
  enoughSaid: {
    code: '42901',
    text: {
      'zh-CN': '每方最多补充 {max} 次凭证',
      'en-US': 'Each side can add evidence at most {max} times',
      'ko-KR': '증빙은 최대 {max}번까지 추가할 수 있어요',
    },
  },
  enoughNumbers: {
    code: '42901',
    text: {
      'zh-CN': '退货运单号最多填写 {max} 次',
      'en-US': 'The tracking number can be entered at most {max} times',
      'ko-KR': '운송장 번호는 최대 {max}번까지 입력할 수 있어요',
    },
  },
  addressGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这个退货地址',
      'en-US': 'This return address was not found',
      'ko-KR': '이 반품 주소를 찾을 수 없어요',
    },
  },
  addressExists: {
    code: '40009',
    text: {
      'zh-CN': '已经有一个完全相同的退货地址',
      'en-US': 'There is a return address exactly like this already',
      'ko-KR': '똑같은 반품 주소가 이미 있어요',
    },
  },
  addressesFull: {
    code: '40009',
    text: {
      'zh-CN': '退货地址最多 {most} 个，请先删掉不用的',
      'en-US': 'There can be {most} return addresses at most. Delete one first',
      'ko-KR': '반품 주소는 {most}개까지 저장할 수 있어요. 먼저 안 쓰는 주소를 지워 주세요',
    },
  },
  addressIsDefault: {
    code: '40009',
    text: {
      'zh-CN': '默认退货地址不能删除，请先把别的地址设为默认',
      'en-US': 'The default return address cannot be deleted. Make another one the default first',
      'ko-KR': '기본 반품 주소는 지울 수 없어요. 먼저 다른 주소를 기본으로 정해 주세요',
    },
  },
  addressNeeded: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '请填写退货地址',
      'en-US': 'Enter a return address',
      'ko-KR': '반품 주소를 입력해 주세요',
    },
  },
  moneyUnsure: {
    code: '40009',
    text: {
      'zh-CN': '原路退款还没有确定失败，不能改为线下退款',
      'en-US':
        'The refund through the payment provider may still succeed, so it cannot be paid by other means yet',
      'ko-KR': '결제사를 통한 환불이 실패로 확정되지 않아 다른 방법으로 환불할 수 없어요',
    },
  },
})

/** A step of a refund. */
export type StepReason = 'aftersales/notNow' | 'aftersales/refundGone'

/** A sum to give back. */
export type SumReason = 'aftersales/tooLittle' | 'aftersales/tooMuch' | 'aftersales/wholeOnly'
