import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  added: '장바구니에 담았어요',
  toCart: '장바구니 보기',
  cartFull: '장바구니가 가득 찼어요. 몇 가지를 비우고 담아 주세요',
  adding: '담는 중',
  addToCart: '장바구니 담기',
  buyNow: '바로 구매',
  chooseOptions: '옵션 선택',
  chosen: '선택',
  quantity: '수량',
  inStock: '재고 있음',
  stock: (n) => `재고 ${n}개`,
  fewLeft: (n) => `${n}개 남았어요`,
  pieces: (n) => `${n}개`,
  perPerson: (n) => `1인 ${n}개까지`,
  soldOut: '품절',
  offShelf: '판매 종료',
  moves: '지금 고른 옵션과 함께 살 수 없어요. 고르면 다른 옵션이 바뀌어요',
} satisfies Texts<typeof zhCN>
