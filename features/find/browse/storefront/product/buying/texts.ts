import { defineTexts } from '@hojip/platform/page'

export const cannotBuyTexts = defineTexts({
  'zh-CN': {
    offShelf: '这件商品已经下架，不能再买了',
    soldOut: '这件商品暂时卖完了',
    soldOutOf: (spec: string) => `${spec ? `${spec} ` : ''}卖完了，到货可以发消息告诉你`,
    findSimilar: '找相似',
    similar: '看看同类商品',
    changePlace: '换个地址',
    similarHere: '看看能送到的同类商品',
    findSimilarHere: '能送到的同类',
  },
  'en-US': {
    offShelf: 'This product is no longer sold',
    soldOut: 'This product is out of stock for now',
    soldOutOf: (spec) =>
      spec
        ? `${spec} is sold out. We can tell you when it is back`
        : 'Sold out. We can tell you when it is back',
    findSimilar: 'Find similar',
    similar: 'See similar products',
    changePlace: 'Change address',
    similarHere: 'See similar products that deliver there',
    findSimilarHere: 'Similar that deliver',
  },
  'ko-KR': {
    offShelf: '판매가 끝난 상품이라 살 수 없어요',
    soldOut: '지금은 품절이에요',
    soldOutOf: (spec) => `${spec ? `${spec} ` : ''}품절이에요. 들어오면 메시지로 알려 드려요`,
    findSimilar: '비슷한 상품',
    similar: '비슷한 상품 보기',
    changePlace: '배송지 바꾸기',
    similarHere: '배송되는 비슷한 상품 보기',
    findSimilarHere: '배송되는 상품',
  },
})
