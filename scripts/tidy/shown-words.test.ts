import { expect, test } from 'vitest'
import { shownWords } from './shown-words.ts'
import { said } from './testing.ts'

const at = 'features/trade/orders/storefront/texts.ko-KR.ts'

test.each([
  ["'상점 보기'", '“상점”: say 가게'],
  ['`리뷰 ${n}개`', '“리뷰”: say 상품평'],
  ["'Your favorites'", '“r favorites”: say saved'],
  ["'즐겨찾기 보기'", '“즐겨찾기”: say 찜'],
  ["'Consignee name'", '“Consignee name”: say full name'],
])('%s is reported', (text, message) => {
  expect(said(shownWords, { [at]: `export const planted = ${text}\n` })).toEqual([`${at}:1 ${message}`])
})

test.each([
  ['a shop of the demo', 'apps/server/demo/shops.ts', "'들녘 상점'"],
  ['a test', 'features/trade/orders/words.test.ts', "'리뷰'"],
  ['the name of a room', at, "'favourites/goodsGone'"],
  ['the right word', at, "'가게 보기'"],
])('%s passes', (_what, path, text) => {
  expect(said(shownWords, { [path]: `export const planted = ${text}\n` })).toEqual([])
})

test('a refusal does not send its reader to look again', () => {
  const planted = {
    'features/trade/orders/refusals.ts': "export const planted = ['请刷新后再看', 'Not yet paid']\n",
  }
  expect(said(shownWords, planted)).toEqual([
    'features/trade/orders/refusals.ts:1 “刷新”: say what has changed, and what can be done instead',
  ])
  expect(said(shownWords, { [at]: "export const planted = '새로고침'\n" })).toEqual([])
})
