import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  brand: '브랜드',
  number: '상품 번호',
  showAll: '상세 설명 모두 보기',
  showLess: '접기',
} satisfies Texts<typeof zhCN>
