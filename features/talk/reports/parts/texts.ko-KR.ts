import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  titles: {
    goods: '상품 신고',
    shop: '가게 신고',
    comment: '상품평 신고',
    question: '질문 신고',
    answer: '답변 신고',
    chat: '메시지 신고',
  },
  reason: '신고 사유',
  reasons: {
    fake: '가짜 상품',
    misleading: '사실과 다른 내용',
    banned: '판매 금지 상품',
    copied: '사진 도용·권리 침해',
    fraud: '사기 의심',
    offPlatform: '외부 거래 유도',
    abuse: '욕설·괴롭힘',
    ads: '광고·도배',
    privacy: '개인정보 노출',
    other: '기타',
  },
  reasonNeeded: '신고 사유를 골라 주세요',
  content: '자세한 내용 (선택)',
  contentHint: '언제 어떤 일이 있었는지 구체적으로 적으면 더 빨리 처리할 수 있어요',
  pictures: '사진 (선택)',
  promise: '모든 신고를 확인해요. 누가 신고했는지는 알리지 않아요',
  send: '신고하기',
  sent: '신고했어요',
  failed: '신고하지 못했어요. 다시 시도해 주세요',
} satisfies Texts<typeof zhCN>
