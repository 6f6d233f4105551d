import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  brand: '호집 판매자',
  brandBeside: '가게 관리',
  nav: '판매자 센터',
  orders: '주문',
  toShip: (n) => `발송 대기 ${n}건`,
  refunds: '환불·반품',
  toAnswer: (n) => `답변 대기 ${n}건`,
  comments: '상품평',
  toReply: (n) => `답글 대기 ${n}건`,
  appeals: '중재',
  toDecide: (n) => `결정 대기 ${n}건`,
  books: '장부',
  mall: '쇼핑몰 운영',
  toMall: '쇼핑몰로 가기',
  menu: '메뉴',
  noShop: '소속된 가게가 없어요',
  security: '계정 보안',
  signOut: '로그아웃',
  notFoundHint: '주소가 잘못되었거나 내 가게의 주문이 아니에요',
  away: '금방 돌아올게요',
  awayHint: '잠시 후 다시 시도해 주세요. 저장한 내용은 그대로 있어요',
  toOrders: '주문으로 돌아가기',
} satisfies Texts<typeof zhCN>
