import type { WaitsIn } from './contract/waits.ts'
import { carries, defineRefusals, namesFields } from '@hojip/platform/refusal'

export const saleQueuesRefusals = defineRefusals('saleQueues', {
  wait: {
    code: '40009',
    /** The first of the queues, and all of them: each line is in one of them or can be ordered now. */
    data: carries<{ queueId: string; goodsId: string | null; waits: WaitsIn[] }>(),
    text: {
      'zh-CN': '现在买的人很多，请先排队，轮到你再下单',
      'en-US': 'Very many people want this. Take a place in the queue and order when it is your turn',
      'ko-KR': '지금 구매하려는 분이 많아요. 대기열에서 순서가 되면 주문할 수 있어요',
    },
  },
  queueGone: {
    code: '40004',
    text: {
      'zh-CN': '没有找到这个排队',
      'en-US': 'This queue was not found',
      'ko-KR': '이 대기열을 찾을 수 없어요',
    },
  },
  full: {
    code: '40009',
    text: {
      'zh-CN': '排队人数已满，请过一会儿再来',
      'en-US': 'The queue is full. Come back in a while',
      'ko-KR': '대기열이 가득 찼어요. 잠시 뒤 다시 와 주세요',
    },
  },
  noSuchProduct: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '没有找到这件商品，请粘贴商品页的地址',
      'en-US': 'This product was not found. Paste the address of its page',
      'ko-KR': '상품을 찾을 수 없어요. 상품 페이지 주소를 붙여 넣어 주세요',
    },
  },
  notForSale: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '这件商品已删除或已下架，上架或定好上架时间后再开排队',
      'en-US':
        'This product was deleted or is not on sale. Open the queue once it is on sale or has a time for it',
      'ko-KR': '삭제됐거나 판매하지 않는 상품이에요. 판매를 시작하거나 판매 시작 시각을 정한 뒤 열어 주세요',
    },
  },
  notAhead: {
    code: '40001',
    data: namesFields,
    text: {
      'zh-CN': '开始时间要在现在之后、{days} 天之内',
      'en-US': 'Choose a beginning in the future, at most {days} days ahead',
      'ko-KR': '시작 시각은 지금 이후, {days}일 이내로 골라 주세요',
    },
  },
  alreadyQueued: {
    code: '40009',
    text: {
      'zh-CN': '这里已经有一个排队，请先结束它',
      'en-US': 'There is a queue for this already. End that one first',
      'ko-KR': '이미 대기열이 있어요. 먼저 그 대기열을 끝내 주세요',
    },
  },
  over: {
    code: '40009',
    text: { 'zh-CN': '这个排队已经结束', 'en-US': 'This queue has ended', 'ko-KR': '이미 끝난 대기열이에요' },
  },
})
