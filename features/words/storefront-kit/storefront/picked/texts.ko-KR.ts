import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  pickedForYou: '이런 상품 어때요',
  boughtByMany: '많이 사는 상품',
  lookAround: '둘러보기',
} satisfies Texts<typeof zhCN>
