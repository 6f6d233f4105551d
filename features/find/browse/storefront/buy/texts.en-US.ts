import type { Texts } from '@hojip/platform/i18n'
import type { zhCN } from './texts.zh-CN.ts'

export const enUS = {
  added: 'Added to cart',
  toCart: 'View cart',
  cartFull: 'Your cart is full. Remove a few items first',
  adding: 'Adding',
  addToCart: 'Add to cart',
  buyNow: 'Buy now',
  chooseOptions: 'Choose options',
  chosen: 'Chosen',
  quantity: 'Quantity',
  inStock: 'In stock',
  stock: (n) => `${n} in stock`,
  fewLeft: (n) => `Only ${n} left`,
  pieces: (n) => `${n} ${n === 1 ? 'item' : 'items'}`,
  perPerson: (n) => `${n} per person`,
  soldOut: 'Out of stock',
  offShelf: 'No longer sold',
  moves: 'Not available with your other choice, which will change',
} satisfies Texts<typeof zhCN>
