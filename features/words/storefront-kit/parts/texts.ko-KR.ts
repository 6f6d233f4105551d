import type { KitTexts } from './texts.zh-CN.ts'

export const koKR: KitTexts = {
  brand: '호집',
  brandBeside: '好集',
  soldOut: '품절',
  freeShipping: '무료배송',
  sold: (n) => `${n}개 판매`,
  addToCart: (name) => `장바구니 담기: ${name}`,
  allCategories: '전체 카테고리',
  expand: (name) => `${name} 펼치기`,
}
