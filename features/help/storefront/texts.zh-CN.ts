export const zhCN = {
  title: '帮助中心',
  lead: '买东西、付款、收货、退换遇到的问题，多半能在这里找到答案。',
  search: '搜索帮助',
  searchHint: '搜一搜，如“退款”',
  found: (n: number, text: string) => `“${text}”找到 ${n} 篇帮助`,
  nothing: '没有找到相关的帮助',
  nothingHint: '换个简短的说法试试，比如“运费”“发货”。',
  missing: '没有这篇帮助',
  missingHint: '它可能已经改名或合并到别的文章里了。',
  all: '全部帮助',
  stillOpen: '还没解决？请打客服热线',
}
