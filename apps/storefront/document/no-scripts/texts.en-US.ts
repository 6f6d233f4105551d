import type { NoScriptTexts } from './texts.ts'

export const enUS: NoScriptTexts = {
  hint: 'JavaScript is off. Browsing, searching and the cart work without it; signing in, paying and chatting need it. ',
  cart: 'The cart without JavaScript',
  here: 'Add this product to the cart by a form',
}
