import { defineTexts } from '@hojip/platform/page'
import { plural } from '@hojip/platform/i18n'

export const prefilledTexts = defineTexts({
  'zh-CN': {
    title: '确认放进购物车',
    explained: '这个链接替你选好了下面的商品。价格是现在的价格，确认后才会放进购物车。',
    leftOut: (count: number) => `链接里有 ${count} 项没有列出来：已下架、没有货，或者链接不完整`,
    short: (stock: number) => `库存只有 ${stock} 件`,
    times: (count: number) => `× ${count}`,
    sum: '商品合计',
    putIn: '放进购物车',
    nothing: '这个链接里没有能买的商品',
    nothingText: '商品可能已经下架，或者链接不完整。',
    full: '购物车已满，没能全部放进去',
    look: '去看商品',
  },
  'en-US': {
    title: 'Put these into your cart?',
    explained:
      'This link has chosen these products for you. Prices are today’s; nothing is in your cart until you confirm.',
    leftOut: (count: number) =>
      plural(
        count,
        '1 item of the link is left out: it is no longer sold, out of stock, or the link was cut',
        `${count} items of the link are left out: they are no longer sold, out of stock, or the link was cut`,
      ),
    short: (stock: number) => `Only ${stock} in stock`,
    times: (count: number) => `× ${count}`,
    sum: 'Products',
    putIn: 'Put into cart',
    nothing: 'Nothing in this link can be bought',
    nothingText: 'The products may no longer be sold, or the link was cut.',
    full: 'Your cart is full, so not everything fits',
    look: 'Look at products',
  },
  'ko-KR': {
    title: '장바구니에 담을까요?',
    explained: '링크에 담긴 상품이에요. 가격은 지금 가격이고, 확인하면 장바구니에 담겨요.',
    leftOut: (count: number) =>
      `링크에 있던 ${count}개는 빠졌어요. 판매가 끝났거나 품절됐거나 링크가 잘렸어요`,
    short: (stock: number) => `재고가 ${stock}개뿐이에요`,
    times: (count: number) => `× ${count}`,
    sum: '상품 합계',
    putIn: '장바구니에 담기',
    nothing: '이 링크에는 살 수 있는 상품이 없어요',
    nothingText: '판매가 끝났거나 링크가 잘렸을 수 있어요.',
    full: '장바구니가 가득 차서 다 담지 못했어요',
    look: '상품 보러 가기',
  },
})
