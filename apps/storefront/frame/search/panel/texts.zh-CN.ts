import type { Texts } from '@hojip/platform/i18n'

export const zhCN = {
  suggestions: '搜索建议',
  groups: {
    recent: '最近搜过',
    hot: '大家在搜',
    words: '您是不是要搜',
    categories: '分类',
    brands: '品牌',
    shops: '店铺',
    goods: '商品',
    help: '帮助',
  },
  within: (category: string) => `在“${category}”中找`,
  products: (n: number) => `${n} 件商品`,
  count: (n: number) => `${n} 条建议，按上下键选择`,
  none: '没有建议，按回车键搜索',
  clear: '清空',
  remove: (words: string) => `删除搜索记录“${words}”`,
  deleteKey: '按 Delete 键删除',
  deleted: '已删除这条搜索记录',
  deletedAll: '已清空搜索记录',
  undo: '撤销',
}

export type SearchTexts = Texts<typeof zhCN>
