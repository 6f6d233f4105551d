import { defineRefusals } from '@hojip/platform/refusal'

export const catalogRefusals = defineRefusals('catalog', {
  goodsGone: {
    code: '40004',
    text: {
      'zh-CN': '这件商品已下架或不存在',
      'en-US': 'This product is no longer available',
      'ko-KR': '판매가 끝났거나 없는 상품이에요',
    },
  },
})
