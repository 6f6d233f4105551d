import type { KitTexts } from './texts.zh-CN.ts'

export const enUS: KitTexts = {
  brand: 'Hojip',
  brandBeside: '好集',
  soldOut: 'Out of stock',
  freeShipping: 'Free delivery',
  sold: (n) => `${n} sold`,
  addToCart: (name) => `Add to cart: ${name}`,
  allCategories: 'All categories',
  expand: (name) => `Open ${name}`,
}
