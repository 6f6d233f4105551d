import { plural, type Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: 'Price history',
  period: (days) => `Last ${days} days`,
  last30: 'Last 30 days',
  today: 'Today',
  lowest30: 'Lowest in 30 days',
  lowestIsNow: 'Lowest price in 30 days',
  highest: (days) => `Highest in ${days} days`,
  times: (n, text) => `${text} ${plural(n, 'change', 'changes')}`,
  changed: (days) => `In ${days} days`,
  steps: 'Every change',
  since: (day) => `Since ${day}`,
  whatCounts: 'Only prices that this option was really sold at, without the days it was off sale.',
  recordedSince: (day) => `Recorded since ${day}.`,
  none: 'This option has not been on sale lately, so there is no price to show.',
  chart: (now, low) => `Price chart: ${now} now, lowest in 30 days ${low}`,
  failed: 'The price history did not load.',
  again: 'Try again',
} satisfies Texts<typeof zhCN>
