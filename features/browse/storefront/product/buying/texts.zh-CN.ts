export const zhCN = {
  offShelf: '这件商品已经下架，不能再买了',
  soldOut: '这件商品暂时卖完了',
  similar: '看看同类商品',
}
