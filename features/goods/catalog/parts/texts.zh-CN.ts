export const zhCN = { brand: '品牌', number: '商品编号', showAll: '展开全部详情', showLess: '收起' }
