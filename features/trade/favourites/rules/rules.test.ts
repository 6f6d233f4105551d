import { expect, test } from 'vitest'
import { productIdsOf } from './product-ids.ts'
import { priceDropFen } from './price-drop.ts'

test.each([
  ['one id', 'a', ['a']],
  ['several', ['a', 'b'], ['a', 'b']],
  ['the same twice', ['a', 'b', 'a'], ['a', 'b']],
  ['an object that has one', { goodsId: 'a' }, ['a']],
])('products are named by %s', (_, named, ids) => {
  expect(productIdsOf(named)).toEqual(ids)
})

test.each([
  [2980, 1980, true, 1000],
  [2980, 2980, true, 0],
  [2980, 3980, true, 0],
  [2980, 1980, false, 0],
])('saved at %i, now %i, on sale %s: the price drop is %i', (savedFen, nowFen, isOnSale, drop) => {
  expect(priceDropFen({ savedFen, nowFen, isOnSale })).toBe(drop)
})
