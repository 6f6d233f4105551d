export const zhCN = {
  hint: '浏览器没有运行 JavaScript：浏览、搜索和购物车照常能用；登录、付款和聊天需要它。',
  cart: '不用 JavaScript 的购物车',
  here: '用表单把这件商品加入购物车',
}
