import { expect, test } from 'vitest'
import { platformWords } from './platform-words.ts'
import { said } from './testing.ts'

test('the tidy mall passes', () => {
  expect(said(platformWords, {})).toEqual([])
})

test.each([
  ['a name', 'export function mergeCart() {}\n', 'cart', 'mergeCart', 1],
  ['a field', 'export interface Card {\n  goodsName: string\n}\n', 'goods', 'goodsName', 2],
  ['a number of an order', 'export const orderId = 7\n', 'order', 'orderId', 1],
  ['a type', 'export type AlipayAnswer = string\n', 'alipay', 'AlipayAnswer', 1],
] as const)('%s is reported', (_, text, word, where, line) => {
  expect(said(platformWords, { 'platform/money/index.ts': text })).toEqual([
    `platform/money/index.ts:${line} "${word}" in ${where}: the platform knows no shop word`,
  ])
})

test('page texts and file names are checked, too', () => {
  const text = 'export function Note() {\n  return <p>All our products</p>\n}\n'
  expect(said(platformWords, { 'platform/ui/shop-mark.tsx': text })).toEqual([
    'platform/ui/shop-mark.tsx:0 "shop" in platform/ui/shop-mark.tsx: the platform knows no shop word',
    'platform/ui/shop-mark.tsx:2 "products" in All our products: the platform knows no shop word',
  ])
})

test('a repeated name is reported once', () => {
  const text = 'const parcel = 1\nexport const two = parcel + parcel\n'
  expect(said(platformWords, { 'platform/money/parts.ts': text })).toHaveLength(1)
})

test.each([
  ['what comes first', 'export const localeOrder = [1]\nexport function orderBy() {}\n'],
  ['SQL and other strings', "export const query = 'select goods from cart order by id'\n"],
  ['comments', '// A cart is a list.\nexport const list = []\n'],
  ['a word inside another one', 'export const workshop = 1\nexport const cartesian = 2\n'],
])('%s passes', (_, text) => {
  expect(said(platformWords, { 'platform/money/index.ts': text })).toEqual([])
})

test('generated files and `shop` in platform/http pass', () => {
  const planted = {
    'platform/ui/icons/cart.gen.ts': "export const cartIcon = 'M0'\n",
    'platform/http/bind.ts': 'export interface Viewer {\n  shopId?: string\n}\n',
  }
  expect(said(platformWords, planted)).toEqual([])
  const elsewhere = { 'platform/page/bind.ts': planted['platform/http/bind.ts'] }
  expect(said(platformWords, elsewhere)).toHaveLength(1)
})

test('rooms and sites may use the words', () => {
  expect(said(platformWords, { 'features/trade/orders/cart.ts': 'export const cart = 1\n' })).toEqual([])
})
