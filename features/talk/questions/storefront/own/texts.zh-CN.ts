export const zhCN = {
  title: '我的问答',
  tabsLabel: '我的提问和回答',
  questions: '我的提问',
  answers: '我的回答',
  noQuestions: '还没有提过问题',
  noQuestionsText: '在商品页可以提问，店铺和买过的人会来回答',
  noAnswers: '还没有回答过问题',
  noAnswersText: '买过的商品，你的回答能帮到正在犹豫的人',
  loadMore: '加载更多',
  asked: (question: string) => `问题：${question}`,
  removedQuestion: '平台移除了这个问题，只有你看得到。',
  removedAnswer: '平台移除了这条回答，只有你看得到。',
}
