import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  title: '상품 문의',
  filtersLabel: '문의 필터',
  filters: { unanswered: '답변 대기', all: '전체' },
  total: (n) => `총 ${n}건`,
  empty: { unanswered: '모든 문의에 답했어요', all: '아직 문의가 없어요' },
  emptyText: {
    unanswered: '상품 페이지에 새 문의가 올라오면 여기에 먼저 보여요.',
    all: '고객이 상품평 아래에서 질문하면 여기에 보여요.',
  },
  seeAll: '전체 문의 보기',
  somebody: '고객',
  buyer: (who) => `구매자 ${who}`,
  yourAnswer: '가게 답변',
  removedAnswer: '호집에서 숨긴 답변',
  seeMeasure: '조치 보기',
  edited: '수정됨',
  answer: '답변 쓰기',
  answerTo: (who) => `${who}님의 질문에 답변 쓰기`,
  edit: '답변 수정',
  editTo: (who) => `${who}님에게 쓴 답변 수정`,
  field: '답변 내용',
  fieldHint: '상품 페이지에서 누구나 볼 수 있고, 질문한 분께 메시지가 가요. 나중에 고칠 수 있어요.',
  missing: '답변 내용을 입력해 주세요',
  send: '답변 등록',
  save: '수정 저장',
  cancel: '취소',
  answered: '답변을 등록했어요',
  changed: '답변을 수정했어요',
} satisfies Texts<typeof zhCN>
