export const zhCN = {
  offShelf: '这件商品已经下架，不能再买了',
  soldOut: '这件商品暂时卖完了',
  soldOutOf: (spec: string) => `${spec ? `${spec} ` : ''}卖完了，到货可以发消息告诉你`,
  findSimilar: '找相似',
  similar: '看看同类商品',
  changePlace: '换个地址',
  similarHere: '看看能送到的同类商品',
  findSimilarHere: '能送到的同类',
}
