import { carries, defineRefusals } from '@hojip/platform/refusal'

export const commentsRefusals = defineRefusals('comments', {
  commentGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这条评价',
      'en-US': 'This comment was not found',
      'ko-KR': '이 상품평을 찾을 수 없어요',
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
  notReceived: {
    code: '40009',
    data: carries<{ current: number }>(),
    text: {
      'zh-CN': '确认收货后才能评价',
      'en-US': 'You can review it once you have confirmed receipt',
      'ko-KR': '구매확정한 뒤에 상품평을 쓸 수 있어요',
    },
  },
  notToComment: {
    code: '40009',
    text: {
      'zh-CN': '这件商品现在不能评价：可能已经评价过、已退货，或超过了评价期限',
      'en-US':
        'This item cannot be commented now: it has a comment, was sent back, or the time for comments is over',
      'ko-KR': '지금은 상품평을 쓸 수 없는 상품이에요. 이미 썼거나, 반품했거나, 작성 기간이 지났어요',
    },
  },
  ownShop: {
    code: '40009',
    text: {
      'zh-CN': '不能评价自己店铺的商品',
      'en-US': 'You work for this shop, so you cannot review what it sells',
      'ko-KR': '내가 일하는 매장의 상품에는 상품평을 쓸 수 없어요',
    },
  },
  ownComment: {
    code: '40009',
    text: {
      'zh-CN': '不能给自己的评价点赞',
      'en-US': 'You cannot mark your own review as helpful',
      'ko-KR': '내가 쓴 상품평은 추천할 수 없어요',
    },
  },
  notToFollowUp: {
    code: '40009',
    text: {
      'zh-CN': '这条评价不能再追评：只能追评一次，且要在订单完成后 180 天内',
      'en-US': 'This comment cannot be followed up: once only, within 180 days of completion',
      'ko-KR': '추가 상품평은 주문 완료 후 180일 안에 한 번만 쓸 수 있어요',
    },
  },
  answeredAlready: {
    code: '40009',
    text: {
      'zh-CN': '这条评价已经回复过了',
      'en-US': 'This comment has been answered already',
      'ko-KR': '이미 답글을 단 상품평이에요',
    },
  },
})
