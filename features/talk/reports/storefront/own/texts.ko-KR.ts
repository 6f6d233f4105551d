import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  title: '내 신고 내역',
  note: '결과는 알림으로 알려 드려요. 누가 신고했는지는 알리지 않아요',
  states: { open: '확인 중', upheld: '사실 확인', dismissed: '위반 없음' },
  targets: {
    goods: '상품',
    shop: '가게',
    comment: '상품평',
    question: '질문',
    answer: '답변',
    chat: '메시지',
  },
  because: (reason) => `신고 사유: ${reason}`,
  decisions: {
    upheld: '사실로 확인되어 규정에 따라 조치할게요. 알려 주셔서 고마워요.',
    dismissed: '규정 위반을 찾지 못했어요. 새로운 사실이 있으면 다시 신고해 주세요.',
  },
  picturesOf: '신고한 사진',
  emptyTitle: '아직 신고한 내역이 없어요',
  emptyText:
    '가짜 상품, 사기, 괴롭힘을 보면 상품·가게·상품평·채팅에서 신고해 주세요. 결과를 여기에서 볼 수 있어요.',
  loadMore: '더 보기',
} satisfies Texts<typeof zhCN>
