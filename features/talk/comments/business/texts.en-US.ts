import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: 'Reviews',
  filtersLabel: 'Filter reviews',
  filters: { unanswered: 'Unanswered', bad: 'Bad', pic: 'With pictures', all: 'All' },
  total: (n) => (n === 1 ? '1 review' : `${n} reviews`),
  empty: {
    unanswered: 'Everything is answered',
    bad: 'No bad reviews',
    pic: 'No reviews with pictures yet',
    all: 'No reviews yet',
  },
  emptyText: {
    unanswered: 'New reviews show up here first.',
    bad: 'Reviews of one or two stars show up here.',
    pic: 'Reviews with buyers’ pictures show up here.',
    all: 'Buyers can review what they have received.',
  },
  seeAll: 'See all reviews',
  anonymous: 'Anonymous buyer',
  noStars: 'No stars given',
  picturesOf: (who) => `Pictures by ${who}`,
  after: (days) =>
    days === 0 ? 'Follow-up the same day' : `Follow-up ${days} ${days === 1 ? 'day' : 'days'} later`,
  liked: (n) => (n === 1 ? '1 person found this useful' : `${n} people found this useful`),
  yourAnswer: 'Your shop’s answer',
  answer: 'Answer',
  answerTo: (who) => `Answer the review by ${who}`,
  field: 'Your answer',
  fieldHint: 'Everybody can read it. A review is answered once; the answer cannot be changed later.',
  missing: 'Write your answer',
  send: 'Publish answer',
  cancel: 'Cancel',
  answered: 'Your answer is published',
} satisfies Texts<typeof zhCN>
