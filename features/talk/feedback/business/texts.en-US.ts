import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: 'Feedback',
  filtersLabel: 'Filter by status',
  filters: { open: 'Unanswered', answered: 'Answered', all: 'All' },
  total: (n) => `${n} in total`,
  empty: { open: 'Everything is answered', answered: 'Nothing answered yet', all: 'No feedback yet' },
  emptyText: 'Feedback from shoppers and visitors shows up here, longest waiting first.',
  kinds: {
    fault: 'Broken page',
    missing: 'Can’t find it',
    wording: 'Text or translation',
    idea: 'Suggestion',
    other: 'Something else',
  },
  visitor: 'Visitor',
  toAnswer: 'Waiting for an answer',
  answered: 'Answered',
  back: 'All feedback',
  text: 'Feedback',
  pictures: 'Pictures in the feedback',
  answer: 'Answer',
  about: 'Sender',
  sender: 'Name',
  contact: 'Reply to',
  language: 'Language',
  page: 'Page',
  browser: 'Browser',
  unsaid: 'Not given',
  field: 'Your answer',
  fieldHint:
    'Goes to the sender’s Messages. You can answer once and not change it later. Write in the sender’s language.',
  fieldNeeded: 'Write your answer',
  visitorContact:
    'The sender was not signed in and gets no message. Reply to the contact they left, and note here what you wrote.',
  visitorNowhere: 'The sender was not signed in and left no contact. You can note here what was done.',
  send: 'Send answer',
  note: 'Save note and finish',
  sent: 'Your answer is sent',
  noted: 'Your note is saved',
} satisfies Texts<typeof zhCN>
