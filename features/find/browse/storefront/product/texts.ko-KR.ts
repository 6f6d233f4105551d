import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  comments: (n) => `상품평 ${n}개`,
  sold: (n) => `${n}개 판매`,
  saves: (money) => `${money} 할인`,
  prices: '90일 가격 변화',
  delivery: '배송',
  from: '보내는 곳',
  fee: '배송비',
  feeFree: (from) => `${from} 이상 무료배송, 조건을 채웠어요`,
  feeAlwaysFree: '이 가게는 늘 무료배송이에요',
  feeMore: (from, missing) => `이 가게는 ${from} 이상 무료배송, ${missing} 남았어요`,
  service: '서비스',
  shipsSoon: '결제 후 48시간 안에 발송해요',
  faulty: (days) => `불량·오배송·가품은 ${days}일 안에 무료 반품`,
  tracking: '배송 조회를 여기서 할 수 있어요',
  shop: '가게',
  chat: '문의',
  cart: '장바구니',
  cartWith: (n) => `장바구니, 상품 ${n}종`,
  unknownOption: '링크의 옵션은 더 이상 판매하지 않아요. 다른 옵션을 골라 보세요',
  gallery: '상품 사진',
  zoom: '크게 보기',
  picture: (at, of) => `사진 ${of}장 중 ${at}번째`,
} satisfies Texts<typeof zhCN>
