import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: 'Questions',
  filtersLabel: 'Filter questions',
  filters: { unanswered: 'Unanswered', all: 'All' },
  total: (n) => (n === 1 ? '1 question' : `${n} questions`),
  empty: { unanswered: 'Everything is answered', all: 'No questions yet' },
  emptyText: {
    unanswered: 'New questions from your product pages show up here first.',
    all: 'Shoppers can ask below the reviews of a product; their questions show up here.',
  },
  seeAll: 'See all questions',
  somebody: 'A shopper',
  buyer: (who) => `${who}, a buyer`,
  yourAnswer: 'Your shop’s answer',
  removedAnswer: 'Your answer was removed',
  seeMeasure: 'See the decision',
  edited: 'edited',
  answer: 'Answer',
  answerTo: (who) => `Answer the question by ${who}`,
  edit: 'Edit',
  editTo: (who) => `Edit the answer to ${who}`,
  field: 'Your answer',
  fieldHint:
    'Everybody can read it on the product’s page, and who asked gets a message. You can edit it later.',
  missing: 'Write your answer',
  send: 'Publish answer',
  save: 'Save changes',
  cancel: 'Cancel',
  answered: 'Your answer is published',
  changed: 'Your answer is changed',
} satisfies Texts<typeof zhCN>
