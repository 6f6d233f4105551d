import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  steps: ['Cart', 'Confirm', 'Pay', 'Done'],
  notFoundHint: 'The address may be wrong, or the product is no longer sold',
  awayHint: 'Wait a moment and try again. Your cart and your orders are safe',
} satisfies typeof zhCN
