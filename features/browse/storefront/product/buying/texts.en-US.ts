import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  offShelf: 'This product is no longer sold',
  soldOut: 'This product is out of stock for now',
  similar: 'See similar products',
} satisfies Texts<typeof zhCN>
