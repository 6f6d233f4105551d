export const zhCN = {
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
}
