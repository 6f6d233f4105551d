import { defineTexts } from '@hojip/platform/page'

export const noScriptTexts = defineTexts({
  'zh-CN': {
    hint: '浏览器没有运行 JavaScript：浏览、搜索和购物车照常能用；登录、付款和聊天需要它。',
    cart: '不用 JavaScript 的购物车',
    here: '用表单把这件商品加入购物车',
  },
  'en-US': {
    hint: 'JavaScript is off. Browsing, searching and the cart work without it; signing in, paying and chatting need it. ',
    cart: 'The cart without JavaScript',
    here: 'Add this product to the cart by a form',
  },
  'ko-KR': {
    hint: 'JavaScript가 꺼져 있어요. 둘러보기, 검색, 장바구니는 그대로 쓸 수 있고, 로그인·결제·채팅에는 JavaScript가 필요해요. ',
    cart: 'JavaScript 없는 장바구니',
    here: '자바스크립트 없이 담기',
  },
})
