import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  brand: 'Brand',
  number: 'Item number',
  showAll: 'Show all details',
  showLess: 'Show less',
} satisfies Texts<typeof zhCN>
