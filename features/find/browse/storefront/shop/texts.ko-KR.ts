import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  title: (shop: string) => `${shop} 가게`,
  about: (shop: string, count: string) => `${shop} 가게가 호집에서 상품 ${count}개를 판매하고 있어요`,
  home: '홈',
  onSale: (count: string) => `판매 중 ${count}개`,
  sold: (count: string) => `누적 판매 ${count}개`,
  delivery: (from: string, fee: string) => `${from} 이상 무료배송, 미만은 배송비 ${fee}`,
  deliveryFee: (fee) => `배송비 ${fee}`,
  deliveryFree: '모든 상품 무료배송',
  sends: (daily, until) => `${daily ? '매일' : '평일'} ${until} 전 결제 시 당일 발송`,
  notice: '공지',
  chosen: '사장님 추천',
  chat: '문의',
  searchHere: '이 가게에서 검색',
  search: '검색',
  allProducts: '전체 상품',
  found: (words: string) => `이 가게의 ‘${words}’ 검색 결과`,
  closed:
    '영업을 중단한 가게라 지금은 상품을 살 수 없어요. 이미 한 주문은 그대로 진행되며 ‘내 주문’에서 볼 수 있어요.',
  clear: '전체 상품 보기',
} satisfies Texts<typeof zhCN>
