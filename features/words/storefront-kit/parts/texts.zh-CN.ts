import type { Texts } from '@hojip/platform/i18n'

export const zhCN = {
  brand: '好集',
  brandBeside: 'Hojip',
  soldOut: '暂时无货',
  freeShipping: '包邮',
  sold: (n: string) => `已售 ${n}`,
  addToCart: (name: string) => `加入购物车：${name}`,
  allCategories: '全部分类',
  expand: (name: string) => `展开 ${name}`,
}

export type KitTexts = Texts<typeof zhCN>
