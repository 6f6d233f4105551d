import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  ask: '가게와 구매자에게 질문하기',
  question: '질문 내용',
  example: '예: 아이가 먹기에 많이 매운가요?',
  askNote: '누구나 볼 수 있으니 전화번호나 주소는 쓰지 마세요. 답변이 달리면 메시지로 알려 드려요',
  sendQuestion: '질문 올리기',
  tooShort: (n) => `${n}자 이상 써 주세요`,
  asked: '질문을 올렸어요. 답변이 달리면 알려 드릴게요',
  answer: '질문에 답하기',
  yourAnswer: '답변 내용',
  answerNote: '누구나 볼 수 있고, 질문마다 한 번만 답할 수 있어요',
  sendAnswer: '답변 올리기',
  missing: '답변 내용을 입력해 주세요',
  answered: '고마워요, 답변을 올렸어요',
  cancel: '취소',
  failed: '보내지 못했어요. 다시 시도해 주세요',
} satisfies Texts<typeof zhCN>
