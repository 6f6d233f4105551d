import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  asked: '알림을 신청했어요',
  stockTitle: '재입고 알림',
  stockHint: '들어오면 메시지로 한 번 알려 드려요. 따로 남겨 두지는 않아요.',
  thisProduct: '이 상품',
  tellStock: '재입고 알림',
  tellMeOf: (n) => `품절된 옵션 ${n}개, 재입고 알림`,
  dontTell: '알림 끄기',
  tellPrice: '가격이 내리면 알림 받기',
  priceLabel: '원하는 가격(위안)',
  priceHint: '비워 두면 조금이라도 내릴 때 알려요.',
  tooHigh: (now) => `지금 가격 ${now}보다 낮아야 해요.`,
  waitsFor: (price) => `${price}까지 내리면 알려 드려요.`,
  own: '재입고·가격 알림',
  ownCount: (n) => `재입고·가격 알림 ${n}개`,
  whenBack: '다시 들어오면',
  whenAt: (price) => `${price}까지 내리면`,
  delete: '삭제',
  deleteOf: (name) => `‘${name}’ 알림 삭제`,
  follow: '소식 받기',
  following: '소식 받는 중',
  followed: '이 상품의 소식을 받아요',
  unfollowed: '이 상품의 소식을 더 받지 않아요',
  followWhy: '가격이 내리거나 다시 들어올 때마다 알려 드려요',
} satisfies Texts<typeof zhCN>
