import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  title: '상품평',
  filtersLabel: '상품평 필터',
  filters: { unanswered: '답글 대기', bad: '낮은 별점', pic: '사진 있음', all: '전체' },
  total: (n) => `총 ${n}건`,
  empty: {
    unanswered: '모든 상품평에 답했어요',
    bad: '낮은 별점의 상품평이 없어요',
    pic: '사진이 있는 상품평이 아직 없어요',
    all: '아직 상품평이 없어요',
  },
  emptyText: {
    unanswered: '새 상품평이 올라오면 여기에 먼저 보여요.',
    bad: '별점 1~2점의 상품평이 여기에 보여요.',
    pic: '구매자가 사진을 올리면 여기에 보여요.',
    all: '구매자는 상품을 받은 뒤에 상품평을 쓸 수 있어요.',
  },
  seeAll: '전체 상품평 보기',
  anonymous: '익명 구매자',
  noStars: '별점 없음',
  picturesOf: (who) => `${who}님의 사진`,
  after: (days) => (days === 0 ? '당일 추가 상품평' : `${days}일 뒤 추가 상품평`),
  liked: (n) => `${n}명에게 도움이 됐어요`,
  yourAnswer: '가게 답글',
  answer: '답글 쓰기',
  answerTo: (who) => `${who}님의 상품평에 답글 쓰기`,
  field: '답글 내용',
  fieldHint: '누구나 볼 수 있어요. 상품평마다 한 번만 쓸 수 있고, 등록한 뒤에는 고칠 수 없어요.',
  missing: '답글 내용을 입력해 주세요',
  send: '답글 등록',
  cancel: '취소',
  answered: '답글을 등록했어요',
} satisfies Texts<typeof zhCN>
