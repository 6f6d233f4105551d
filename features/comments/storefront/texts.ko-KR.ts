import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  title: '상품평',
  count: (n) => `상품평 ${n}개`,
  goodShare: (percent) => `만족 ${percent}%`,
  stars: (n) => `별 ${n}개`,
  filters: '상품평 골라 보기',
  all: '전체',
  good: '만족',
  normal: '보통',
  bad: '불만족',
  pic: '사진 있음',
  none: '아직 상품평이 없어요',
  noneHint: '상품을 받은 분이 첫 상품평을 쓸 수 있어요',
  noneHere: '이런 상품평은 아직 없어요',
  more: '상품평 더 보기',
  failed: '상품평을 불러오지 못했어요',
  retry: '다시 시도',
  picture: (n) => `상품평 사진 ${n}`,
  append: '추가 상품평',
  anonymous: '익명',
  reply: '판매자 답글',
  daysLater: (days) => (days === 0 ? '같은 날 추가' : `${days}일 뒤 추가`),
} satisfies Texts<typeof zhCN>
