export const zhCN = {
  title: (shop: string) => `${shop} 店铺`,
  about: (shop: string, count: string) => `${shop} 在好集在售 ${count} 件商品`,
  home: '首页',
  onSale: (count: string) => `在售 ${count} 件`,
  sold: (count: string) => `已售 ${count} 件`,
  delivery: (from: string, fee: string) => `满 ${from} 包邮，不满收 ${fee} 运费`,
  deliveryFree: '全店包邮',
  searchHere: '搜索本店商品',
  search: '搜索',
  allProducts: '全部商品',
  found: (words: string) => `本店“${words}”的搜索结果`,
  clear: '看全部商品',
}
