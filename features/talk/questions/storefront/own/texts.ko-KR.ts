import type { zhCN } from './texts.zh-CN.ts'

export const koKR: typeof zhCN = {
  title: '내 질문·답변',
  tabsLabel: '내 질문과 내 답변',
  questions: '내 질문',
  answers: '내 답변',
  noQuestions: '아직 남긴 질문이 없어요',
  noQuestionsText: '상품 페이지에서 질문하면 가게와 구매하신 분이 답해 드려요',
  noAnswers: '아직 남긴 답변이 없어요',
  noAnswersText: '구매하신 상품이라면 회원님의 답변이 고민 중인 분께 도움이 돼요',
  loadMore: '더 보기',
  asked: (question) => `질문: ${question}`,
  removedQuestion: '호집에서 이 질문을 숨겨서 회원님에게만 보여요.',
  removedAnswer: '호집에서 이 답변을 숨겨서 회원님에게만 보여요.',
}
