export const zhCN = {
  title: '为什么这样排序（只有运营可见）',
  formula:
    '先比名称是否匹配，再比综合分：综合分 = 5 + 销量 + 评分 + 新品（四舍五入，最低 0）；缺货只算二十分之一。',
  onlyDefault: '这里列出的是综合排序用的各项分数，当前列表按别的顺序排列。',
  readings: {
    typed: '按原样搜索',
    intent: '去掉“便宜”“送礼”一类的词后搜索',
    meant: '按猜测的意思搜索',
    looser: '放宽条件后搜索',
  },
  place: '名次',
  product: '商品',
  name: '名称匹配',
  matches: ['不在名称里', '同义词', '原词', '就是该商品(同义词)', '就是该商品(原词)'],
  sales: '销量',
  score: '评分',
  fresh: '新品',
  soldOut: '缺货',
  yes: '是',
  no: '否',
  standing: '综合分',
}
