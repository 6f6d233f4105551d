import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  title: '호집 조치',
  total: (n) => `총 ${n}건`,
  listLabel: '가게에 대한 호집의 조치',
  all: '전체',
  empty: '받은 조치가 없어요',
  emptyText:
    '상품이 내려가거나 내용이 숨겨지거나 경고를 받으면 사유가 여기에 보여요. 한 번 소명할 수 있어요.',
  kinds: { takeDown: '상품 내림', words: '내용 숨김', warn: '경고' },
  meaning: {
    takeDown: '해제 전에는 판매할 수 없어요. 이미 받은 주문은 그대로 발송해 주세요.',
    words: '해제 전에는 아무에게도 보이지 않아요.',
    warn: '판매는 계속돼요. 안내에 따라 고쳐 주세요.',
  },
  outcomes: { lifted: '해제됨', stands: '조치 유지' },
  staysAway: '다시 답변하셔서 이전 글은 보이지 않아요.',
  liftedNext: '이제 ‘상품’에서 다시 판매할 수 있어요.',
  reason: '사유',
  answer: '소명하기',
  answered: '보낸 소명',
  waiting: '호집에서 소명을 확인하고 있어요. 결과는 여기에 보여요.',
  reply: '호집의 답변',
  words: '소명 내용',
  wordsHint:
    '소명은 한 번만 할 수 있고 보낸 뒤에는 고칠 수 없어요. 정품 확인서, 매입 내역 등의 사진을 첨부할 수 있어요.',
  wordsNeeded: '소명 내용을 입력해 주세요',
  pictures: '사진',
  send: '소명 보내기',
  sent: '소명을 보냈어요',
  failed: '보내지 못했어요. 다시 시도해 주세요',
} satisfies Texts<typeof zhCN>
