import { carries, defineRefusals } from '@hojip/platform/refusal'

export const cartRefusals = defineRefusals('cart', {
  goodsGone: {
    code: '40004',
    text: {
      'zh-CN': '这个规格已下架',
      'en-US': 'This option is no longer sold',
      'ko-KR': '판매가 끝난 옵션이에요',
    },
  },
  soldOut: {
    code: '40011',
    data: carries<{ stock: number } | undefined>(),
    text: { 'zh-CN': '这个规格已售罄', 'en-US': 'This option is sold out', 'ko-KR': '품절된 옵션이에요' },
  },
  stockShort: {
    code: '40011',
    data: carries<{ stock: number } | undefined>(),
    text: {
      'zh-CN': '库存只剩 {stock} 件',
      'en-US': 'Only {stock} left',
      'ko-KR': '재고가 {stock}개 남았어요',
    },
  },
  lineGone: {
    code: '40004',
    text: {
      'zh-CN': '购物车里没有这件商品了',
      'en-US': 'This product is no longer in your cart',
      'ko-KR': '장바구니에 없는 상품이에요',
    },
  },
  personLimit: {
    code: '40001',
    text: {
      'zh-CN': '这件商品每人 30 天内限购 {limit} 件',
      'en-US': 'One person can order {limit} of this product within 30 days',
      'ko-KR': '이 상품은 한 사람이 30일 동안 {limit}개까지 살 수 있어요',
    },
  },
  cartFull: {
    code: '40009',
    text: {
      'zh-CN': '购物车最多放 {max} 种商品',
      'en-US': 'The cart can hold {max} different products at most',
      'ko-KR': '장바구니에는 {max}종까지 담을 수 있어요',
    },
  },
})

/** Something new in the cart. */
export type AddReason = 'cart/cartFull' | 'cart/goodsGone' | 'cart/personLimit' | 'cart/soldOut'
