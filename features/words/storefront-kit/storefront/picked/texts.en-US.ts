import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  pickedForYou: 'Picked for you',
  boughtByMany: 'Bought by many',
  lookAround: 'Look around',
} satisfies Texts<typeof zhCN>
