import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  title: '최근 본 상품',
  storedFor: (days) => `최근 ${days}일 동안 본 상품이에요. 나만 볼 수 있어요`,
  clear: '모두 지우기',
  clearTitle: '최근 본 상품을 모두 지울까요?',
  clearText: '지우면 되돌릴 수 없어요. 찜한 상품과 장바구니는 그대로예요.',
  clearYes: '모두 지우기',
  cleared: '최근 본 상품을 모두 지웠어요',
  keep: '그대로 두기',
  delete: '삭제',
  deleteOf: (product) => `최근 본 상품에서 ${product} 삭제`,
  deleteTitle: '이 기록을 삭제할까요?',
  deleteText: '찜한 상품과 장바구니는 그대로예요.',
  deleted: '삭제했어요',
  offShelf: '판매 종료',
  soldOut: '일시 품절',
  loadMore: '더 보기',
  emptyTitle: '최근 본 상품이 없어요',
  emptyText: '둘러본 상품이 여기에 남아 다시 찾기 쉬워요.',
} satisfies Texts<typeof zhCN>
