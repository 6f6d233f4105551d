import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: 'My reports',
  note: 'We write to you in Messages when we have decided, and never tell who reported',
  states: { open: 'Being checked', upheld: 'Confirmed', dismissed: 'No violation' },
  targets: {
    goods: 'Product',
    shop: 'Shop',
    comment: 'Review',
    question: 'Question',
    answer: 'Answer',
    chat: 'Message',
  },
  because: (reason) => `Reason: ${reason}`,
  decisions: {
    upheld: 'We checked and agree with you, and are acting on it. Thank you for looking out for others.',
    dismissed: 'We found no violation. If there is something new, you can report it again.',
  },
  picturesOf: 'Pictures in your report',
  emptyTitle: 'No reports yet',
  emptyText:
    'Seen counterfeits, fraud or harassment? Report it on the product, shop, review or chat. What we decide shows up here.',
  loadMore: 'Show more',
} satisfies Texts<typeof zhCN>
