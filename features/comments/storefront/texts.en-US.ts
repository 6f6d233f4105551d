import { plural, type Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: 'Reviews',
  count: (n) => `${n} ${plural(Number(n), 'review', 'reviews')}`,
  goodShare: (percent) => `${percent}% positive`,
  stars: (n) => `${n} ${plural(n, 'star', 'stars')}`,
  filters: 'Filter reviews',
  all: 'All',
  good: 'Positive',
  normal: 'Neutral',
  bad: 'Negative',
  pic: 'With pictures',
  none: 'No reviews yet',
  noneHint: 'Buyers can write the first one once they have received the item',
  noneHere: 'No reviews of this kind',
  more: 'Show more reviews',
  failed: 'The reviews did not load',
  retry: 'Try again',
  picture: (n) => `Review picture ${n}`,
  append: 'Follow-ups',
  anonymous: 'Anonymous',
  reply: 'The shop answers',
  daysLater: (days) => (days === 0 ? 'Later that day' : `${days} ${days === 1 ? 'day' : 'days'} later`),
} satisfies Texts<typeof zhCN>
