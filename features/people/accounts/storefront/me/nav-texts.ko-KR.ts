import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './nav-texts.zh-CN.ts'

export const koKR = {
  label: '마이페이지',
  groups: { trade: '주문', favourites: '찜', account: '계정', service: '고객 지원' },
  unread: '메시지',
  entries: {
    orders: '주문 내역',
    afterSales: '환불·반품',
    comments: '내 상품평',
    questions: '내 질문·답변',
    goods: '찜한 상품',
    shops: '단골·소식 받기',
    footprints: '최근 본 상품',
    centre: '마이페이지',
    messages: '알림',
    chats: '가게 메시지',
    addresses: '배송지 관리',
    profile: '계정 설정',
    customer: '고객센터',
    help: '도움말',
    feedback: '의견 보내기',
    guide: '이용 방법',
    faq: '자주 묻는 질문',
    about: '호집 소개',
  },
} satisfies Texts<typeof zhCN>
