import { defineRefusals } from '@hojip/platform/refusal'

export const questionsRefusals = defineRefusals('questions', {
  goodsGone: {
    code: '40004',
    text: {
      'zh-CN': '商品不存在或已下架，不能提问',
      'en-US': 'This product was not found or is no longer sold, so it takes no questions',
      'ko-KR': '상품이 없거나 판매가 끝나서 질문할 수 없어요',
    },
  },
  questionGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这个问题，可能已经删除',
      'en-US': 'This question was not found; it may have been deleted',
      'ko-KR': '이 질문을 찾을 수 없어요. 이미 삭제되었을 수 있어요',
    },
  },
  answerGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这条回答',
      'en-US': 'This answer was not found',
      'ko-KR': '이 답변을 찾을 수 없어요',
    },
  },
  askedAlready: {
    code: '40009',
    text: {
      'zh-CN': '你已经问过这个问题了',
      'en-US': 'You have asked this already',
      'ko-KR': '이미 올린 질문이에요',
    },
  },
  tooMany: {
    code: '42901',
    text: {
      'zh-CN': '24 小时内最多写 {max} 条，请晚些再来；着急的话，可以直接联系店铺客服',
      'en-US': 'You can write {max} within 24 hours. Please come back later, or write to the shop directly',
      'ko-KR': '24시간 동안 {max}개까지 쓸 수 있어요. 나중에 다시 오시거나, 급하면 가게에 바로 문의해 주세요',
    },
  },
  ownShop: {
    code: '40009',
    text: {
      'zh-CN': '你在这家店工作，请到商家中心回答',
      'en-US': 'You work for this shop: answer its questions on the business site',
      'ko-KR': '내가 일하는 매장이에요. 답변은 판매자 센터에서 해 주세요',
    },
  },
  notBought: {
    code: '40009',
    text: {
      'zh-CN': '买过并收到这件商品的人才能回答',
      'en-US': 'Only those who have bought and received this product can answer',
      'ko-KR': '이 상품을 사서 받아 본 분만 답할 수 있어요',
    },
  },
  answeredAlready: {
    code: '40009',
    text: {
      'zh-CN': '这个问题已经回答过了',
      'en-US': 'This question has been answered already',
      'ko-KR': '이미 답한 질문이에요',
    },
  },
})
