import type { zhCN } from './texts.zh-CN.ts'

export const enUS: typeof zhCN = {
  title: 'Questions and answers',
  tabsLabel: 'My questions and my answers',
  questions: 'My questions',
  answers: 'My answers',
  noQuestions: 'No questions yet',
  noQuestionsText: 'Ask on a product’s page: the shop and people who bought it answer',
  noAnswers: 'No answers yet',
  noAnswersText: 'You know what you bought: your answers help people who are still deciding',
  loadMore: 'Load more',
  asked: (question) => `Question: ${question}`,
  removedQuestion: 'We removed this question; only you can see it.',
  removedAnswer: 'We removed this answer; only you can see it.',
}
