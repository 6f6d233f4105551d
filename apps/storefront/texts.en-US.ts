import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  steps: ['Cart', 'Confirm', 'Pay', 'Done'],
} satisfies typeof zhCN
