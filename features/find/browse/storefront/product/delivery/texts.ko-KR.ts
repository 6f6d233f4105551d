import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  to: '받는 곳',
  paidBy: (time) => `오늘 ${time}까지 결제하면 `,
  changePlace: (place) => `받는 곳 ${place}, 바꾸기`,
  arrives: (from, to) => `${from}~${to} 도착 예정`,
  title: '어디로 보낼까요',
  own: '내 주소',
  otherPlace: '다른 곳으로 보내기',
  region: '지역 고르기',
  steps: ['시·도', '시·군·구', '구·현'],
  countries: { CN: '중국', KR: '한국' },
  allAddresses: (n) => `주소 ${n}개 모두 보기`,
  until: (day) => `${day}까지 도착`,
  fee: (money) => `배송비 ${money}`,
  notThere: '배송 불가',
  take: '여기로 받기',
  failed: '지역을 불러오지 못했어요.',
  again: '다시 시도',
} satisfies Texts<typeof zhCN>
