import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  offShelf: '판매가 끝난 상품이라 살 수 없어요',
  soldOut: '지금은 품절이에요',
  similar: '비슷한 상품 보기',
} satisfies Texts<typeof zhCN>
