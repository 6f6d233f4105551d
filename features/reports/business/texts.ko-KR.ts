import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  title: '신고',
  filtersLabel: '상태 필터',
  filters: { open: '처리 대기', decided: '처리 완료', all: '전체' },
  total: (n) => `총 ${n}건`,
  empty: { open: '모두 처리했어요', decided: '처리한 신고가 아직 없어요', all: '아직 신고가 없어요' },
  emptyText: '사용자의 신고가 여기에 보여요. 오래 기다린 신고부터 보여 드려요.',
  targets: {
    goods: '상품',
    shop: '가게',
    comment: '상품평',
    question: '질문',
    answer: '답변',
    chat: '메시지',
  },
  several: (n) => `${n}명이 신고`,
  closedAccount: '탈퇴한 사용자',
  noWords: '자세한 내용 없음',
  pictures: '신고에 첨부한 사진',
  decide: '처리하기',
  decision: '결론',
  decisions: { upheld: '신고 인정', dismissed: '신고 기각' },
  follows: { upheld: '가게나 작성자에게 이어서 연락해 주세요', dismissed: '더 할 일이 없어요' },
  decisionNeeded: '결론을 골라 주세요',
  remark: '처리 내용',
  remarkHint: '운영자만 볼 수 있어요. 처리한 사람과 시간이 남고, 나중에 고칠 수 없어요.',
  remarkNeeded: '처리 내용을 입력해 주세요',
  save: '결론 등록',
  decided: '처리했어요',
  failed: '저장하지 못했어요. 다시 시도해 주세요',
} satisfies Texts<typeof zhCN>
