import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  offShelf: '판매가 끝난 상품이라 살 수 없어요',
  soldOut: '지금은 품절이에요',
  soldOutOf: (spec) => `${spec ? `${spec} ` : ''}품절이에요. 들어오면 메시지로 알려 드려요`,
  findSimilar: '비슷한 상품',
  similar: '비슷한 상품 보기',
  changePlace: '배송지 바꾸기',
  similarHere: '배송되는 비슷한 상품 보기',
  findSimilarHere: '배송되는 상품',
} satisfies Texts<typeof zhCN>
