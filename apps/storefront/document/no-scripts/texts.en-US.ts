import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  hint: 'JavaScript is off. Browsing, searching and the cart work without it; signing in, paying and chatting need it. ',
  cart: 'The cart without JavaScript',
  here: 'Add this product to the cart by a form',
} satisfies Texts<typeof zhCN>
