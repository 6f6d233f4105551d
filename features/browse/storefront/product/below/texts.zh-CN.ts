export const zhCN = {
  commentsTab: '评价',
  questions: '问答',
  detail: '图文详情',
  params: '参数',
  onThisPage: '商品详情导航',
  together: '经常一起买',
  similar: '看看类似的',
  alsoSold: '这家店的其他好物',
  chat: '联系客服',
  enterShop: '进店逛逛',
  onSale: (n: string) => `在售 ${n} 件商品`,
  back: '返回',
}
