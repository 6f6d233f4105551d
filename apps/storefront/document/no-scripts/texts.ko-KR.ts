import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const koKR = {
  hint: 'JavaScript가 꺼져 있어요. 둘러보기, 검색, 장바구니는 그대로 쓸 수 있고, 로그인·결제·채팅에는 JavaScript가 필요해요. ',
  cart: 'JavaScript 없는 장바구니',
  here: '자바스크립트 없이 담기',
} satisfies Texts<typeof zhCN>
