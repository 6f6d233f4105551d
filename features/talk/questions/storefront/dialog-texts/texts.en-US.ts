import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  ask: 'Ask the shop and its buyers',
  question: 'Your question',
  example: 'For example: is this too spicy for children?',
  askNote:
    'Everybody can read it, so leave out phone numbers and addresses. You get a message when somebody answers',
  sendQuestion: 'Submit question',
  tooShort: (n) => `Write at least ${n} characters`,
  asked: 'Your question is published. We will tell you when somebody answers',
  answer: 'Answer the question',
  yourAnswer: 'Your answer',
  answerNote: 'Everybody can read it. Each question can be answered once',
  sendAnswer: 'Submit answer',
  missing: 'Write your answer',
  answered: 'Thank you, your answer is published',
  cancel: 'Cancel',
  failed: 'It was not sent. Please try again',
} satisfies Texts<typeof zhCN>
