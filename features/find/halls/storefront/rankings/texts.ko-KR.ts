import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  title: '랭킹',
  about: (name, days) =>
    `호집 ${name}: 최근 ${days}일의 실제 주문과 별점을 한 시간마다 계산하고, 계산 방법을 함께 보여 드려요.`,
  aboutEver: (name) => `호집 ${name}: 누적 판매 수량을 한 시간마다 계산하고, 계산 방법을 함께 보여 드려요.`,
  kinds: {
    sales: '많이 팔린 상품',
    score: '평점 높은 상품',
    again: '다시 산 상품',
    new: '새로 나온 상품',
    drop: '값이 내린 상품',
  },
  kindsOf: '랭킹 종류',
  categories: '분류',
  allCategories: '전체 분류',
  otherCategories: '다른 카테고리',
  period: '기간',
  days: (n) => `${n}일`,
  since: {
    sales: (days) => `최근 ${days}일 동안 결제된 주문`,
    score: (days) => `최근 ${days}일 동안 남긴 별점`,
    again: (days) => `최근 ${days}일 동안 결제된 주문`,
    new: (days) => `최근 ${days}일 동안 판매를 시작한 상품`,
    drop: (days) => `최근 ${days}일 동안 값을 내린 상품`,
  },
  ever: '최근 판매가 아직 적어 누적 판매 순으로 보여 드려요',
  updated: (time) => `${time} 기준`,
  how: '랭킹 계산 방법',
  place: (name, rank) => `${name}, ${rank}위`,
  score: '점수',
  sum: (score, terms) => `${score} = ${terms}`,
  with: (score, terms) => `${score} · ${terms}`,
  wrong: '랭킹이 이상한가요? 알려 주세요',
  up: (n) => `한 시간 전보다 ${n}계단 올랐어요`,
  down: (n) => `한 시간 전보다 ${n}계단 내렸어요`,
  same: '순위 그대로',
  entered: '새로 진입',
  add: '담기',
  showAll: (last) => `11–${last}위 보기`,
  showTen: '10위까지만 보기',
  ranking: (name) => `${name} 랭킹`,
  none: (name) => `${name} 랭킹이 아직 없어요`,
  tooFew: (counted, fewest) =>
    counted === 0
      ? `이 기간에 점수가 있는 상품이 없어요. ${fewest}개가 되어야 순위를 매겨요`
      : `이 기간에 점수가 있는 상품이 ${counted}개뿐이에요. ${fewest}개가 되어야 순위를 매겨요`,
  notYet: '랭킹은 매시 정각에 계산해요. 아직 한 번도 계산하지 않았어요',
  seeMall: '전체 분류 랭킹 보기',
  seeLonger: '최근 30일 랭킹 보기',
  seeSales: '많이 팔린 상품 보기',
  seeProducts: '전체 상품 보기',
  fewHere: (counted) => `점수 있는 상품 ${counted}개, 순위 없음`,
} satisfies Texts<typeof zhCN>
