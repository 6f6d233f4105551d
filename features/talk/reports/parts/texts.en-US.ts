import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  titles: {
    goods: 'Report this product',
    shop: 'Report this shop',
    comment: 'Report this review',
    question: 'Report this question',
    answer: 'Report this answer',
    chat: 'Report this message',
  },
  reason: 'What is wrong?',
  reasons: {
    fake: 'Counterfeit goods',
    misleading: 'Untrue or misleading',
    banned: 'Prohibited item',
    copied: 'Stolen pictures or rights',
    fraud: 'Looks like fraud',
    offPlatform: 'Asks to pay elsewhere',
    abuse: 'Insults or harassment',
    ads: 'Spam',
    privacy: 'Personal information',
    other: 'Something else',
  },
  reasonNeeded: 'Choose a reason',
  content: 'Details (optional)',
  contentHint: 'When and what happened. The more precise, the sooner we can act',
  pictures: 'Pictures (optional)',
  promise: 'We check every report and never tell who sent it',
  send: 'Send report',
  sent: 'Your report is sent',
  failed: 'That could not be sent. Please try again',
} satisfies Texts<typeof zhCN>
