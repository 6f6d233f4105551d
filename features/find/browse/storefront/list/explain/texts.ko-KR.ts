import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  title: '순위의 이유 (운영자만 볼 수 있어요)',
  formula:
    '상품명이 맞는지를 먼저, 그다음 종합 점수를 비교해요. 종합 점수 = 5 + 판매 + 평점 + 신상품 (반올림, 0점 이상). 품절이면 20분의 1만 계산해요.',
  onlyDefault: '아래는 추천순에 쓰는 점수예요. 지금 목록은 다른 순서로 정렬되어 있어요.',
  readings: {
    typed: '입력한 그대로 검색',
    intent: '‘저렴한’, ‘선물’ 같은 말을 빼고 검색',
    meant: '짐작한 뜻으로 검색',
    looser: '조건을 느슨하게 검색',
  },
  place: '순위',
  product: '상품',
  name: '상품명 일치',
  matches: ['없음', '동의어', '입력한 단어', '상품 자체(동의어)', '상품 자체(입력한 단어)'],
  sales: '판매',
  score: '평점',
  fresh: '신상품',
  soldOut: '품절',
  yes: '예',
  no: '아니요',
  standing: '종합 점수',
} satisfies Texts<typeof zhCN>
