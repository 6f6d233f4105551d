import type { Locale } from '@hojip/platform/i18n'

/** Why the cart did not take a product as asked. */
export type Issue = 'gone' | 'full' | 'wrong'

interface PlainTexts {
  cart: string
  empty: string
  emptyHint: string
  home: string
  back: string
  option: string
  quantity: string
  add: string
  update: string
  remove: string
  sum: string
  /** Beside a line that cannot be bought now. */
  invalid: string
  soldOut: string
  cannotAdd: string
  pay: string
  payHint: string
  issue: Record<Issue, string>
  away: string
  awayHint: string
  retry: string
}

export const plainTexts: Record<Locale, PlainTexts> = {
  'zh-CN': {
    cart: '购物车',
    empty: '购物车还是空的',
    emptyHint: '去逛逛，把喜欢的放进来',
    home: '去首页',
    back: '回到商品页',
    option: '规格',
    quantity: '数量',
    add: '加入购物车',
    update: '更新',
    remove: '删除',
    sum: '合计（不含运费）',
    invalid: '现在买不了',
    soldOut: '卖完了',
    cannotAdd: '这件商品现在买不了',
    pay: '打开完整的购物车',
    payHint: '登录和付款需要 JavaScript。请在浏览器里打开它，再用下面的按钮继续，商品会一起带过去',
    issue: {
      gone: '没有加进来：这件商品已下架或卖完了',
      full: '没有加进来：不用 JavaScript 的购物车最多放 20 种商品',
      wrong: '没有加进来：规格或数量不对，数量要在 1 到 999 之间',
    },
    away: '现在打不开购物车',
    awayHint: '我们这边出了点问题，你的购物车还在。请过几秒再试',
    retry: '重试',
  },
  'en-US': {
    cart: 'Your cart',
    empty: 'Your cart is empty',
    emptyHint: 'Have a look around and add what you like',
    home: 'Go to the home page',
    back: 'Back to the product',
    option: 'Option',
    quantity: 'Quantity',
    add: 'Add to cart',
    update: 'Update',
    remove: 'Remove',
    sum: 'Total without delivery',
    invalid: 'Cannot be bought now',
    soldOut: 'sold out',
    cannotAdd: 'This product cannot be bought now',
    pay: 'Open the full cart',
    payHint:
      'Signing in and paying need JavaScript. Turn it on in your browser, then go on here: the products come with you',
    issue: {
      gone: 'Not added: this product is no longer for sale or sold out',
      full: 'Not added: the cart without JavaScript takes up to 20 different products',
      wrong: 'Not added: the option or the quantity is wrong. The quantity has to be between 1 and 999',
    },
    away: 'The cart cannot be opened now',
    awayHint: 'Something is wrong on our side. Your cart is safe: try again in a few seconds',
    retry: 'Try again',
  },
  'ko-KR': {
    cart: '장바구니',
    empty: '장바구니가 비어 있어요',
    emptyHint: '둘러보고 마음에 드는 상품을 담아 보세요',
    home: '홈으로',
    back: '상품 페이지로',
    option: '옵션',
    quantity: '수량',
    add: '장바구니 담기',
    update: '변경',
    remove: '삭제',
    sum: '합계(배송비 제외)',
    invalid: '지금은 살 수 없어요',
    soldOut: '품절',
    cannotAdd: '지금은 살 수 없는 상품이에요',
    pay: '전체 장바구니 열기',
    payHint:
      '로그인과 결제에는 JavaScript가 필요해요. 브라우저에서 켠 다음 아래 버튼으로 계속하면 상품이 그대로 옮겨져요',
    issue: {
      gone: '담지 못했어요: 판매가 끝났거나 품절된 상품이에요',
      full: '담지 못했어요: JavaScript 없이는 20가지까지 담을 수 있어요',
      wrong: '담지 못했어요: 옵션이나 수량이 올바르지 않아요. 수량은 1개부터 999개까지예요',
    },
    away: '지금은 장바구니를 열 수 없어요',
    awayHint: '저희 쪽에 문제가 생겼어요. 장바구니는 그대로 있으니 몇 초 뒤에 다시 시도해 주세요',
    retry: '다시 시도',
  },
}
