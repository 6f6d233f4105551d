import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: 'Reports',
  filtersLabel: 'Filter by status',
  filters: { open: 'Open', decided: 'Decided', all: 'All' },
  total: (n) => `${n} in total`,
  empty: { open: 'Everything is decided', decided: 'Nothing decided yet', all: 'No reports yet' },
  emptyText: 'What users report shows up here, longest waiting first.',
  targets: {
    goods: 'Product',
    shop: 'Shop',
    comment: 'Review',
    question: 'Question',
    answer: 'Answer',
    chat: 'Message',
  },
  several: (n) => `${n} people reported this`,
  closedAccount: 'Closed account',
  noWords: 'No details given',
  pictures: 'Pictures in the report',
  decide: 'Decide',
  decision: 'Decision',
  decisions: { upheld: 'Upheld', dismissed: 'Dismissed' },
  follows: { upheld: 'Contact the shop or the author next', dismissed: 'Nothing else to do' },
  decisionNeeded: 'Choose a decision',
  remark: 'Why',
  remarkHint: 'Only the mall sees it. Your name and the time are recorded, and it cannot be changed later.',
  remarkNeeded: 'Write why',
  save: 'Submit decision',
  decided: 'Your decision is saved',
  failed: 'That could not be saved. Please try again',
} satisfies Texts<typeof zhCN>
