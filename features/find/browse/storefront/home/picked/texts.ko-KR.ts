import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  basis: {
    own: '보고, 찜하고, 담고, 산 상품을 바탕으로 골랐어요',
    browser: '이 브라우저에서 방금 본 상품을 바탕으로 골랐어요',
    visitor: '로그인하면 보고 찜한 상품에 맞춰 골라 드려요',
    switchedOff: '맞춤 추천을 꺼 두셨어요',
    nothingYet: '상품을 둘러보면 그에 맞춰 골라 드려요',
  },
  settings: '추천 설정',
  signIn: '로그인',
  seen: '최근 본 상품',
  seenNote: '이 브라우저에만 20개까지 남아요',
  forgetAll: '비우기',
  forget: (name: string) => `최근 본 상품에서 ${name} 빼기`,
  switchOff: '기록 끄기',
  switchOn: '다시 기록하기',
  isOff: '이 브라우저에는 본 상품을 기록하지 않아요.',
  cannotBuy: '지금은 살 수 없어요',
} satisfies Texts<typeof zhCN>
