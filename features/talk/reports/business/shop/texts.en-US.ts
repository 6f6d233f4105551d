import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  title: 'Mall decisions',
  total: (n) => `${n} in total`,
  listLabel: 'What the mall has decided about the shop',
  all: 'All',
  empty: 'No decisions about your shop',
  emptyText:
    'When a product is taken down, words are removed or the shop is warned, the reason shows up here. You can answer once.',
  kinds: { takeDown: 'Taken down', words: 'Removed', warn: 'Warning' },
  meaning: {
    takeDown: 'It stays off sale until this is lifted. Please ship the orders you have.',
    words: 'Nobody sees it until this is lifted.',
    warn: 'Sales go on. Please put right what is named here.',
  },
  outcomes: { lifted: 'Lifted', stands: 'Upheld' },
  staysAway: 'You have answered anew, so the old words stay away.',
  liftedNext: 'You can put it on sale again under Products.',
  reason: 'Reason',
  answer: 'Answer',
  answered: 'Your answer',
  waiting: 'The mall is looking at your answer. The result shows up here.',
  reply: 'The mall’s reply',
  words: 'Your answer',
  wordsHint: 'You can answer once and cannot change it later. Add pictures of licences or purchase papers.',
  wordsNeeded: 'Write your answer',
  pictures: 'Pictures',
  send: 'Send answer',
  sent: 'Your answer is sent',
  failed: 'That could not be sent. Please try again',
} satisfies Texts<typeof zhCN>
