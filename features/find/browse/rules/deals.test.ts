import { expect, test } from 'vitest'
import { chooseDeals } from './deals.ts'

function deal(name: string, shopId = name, more: object = {}) {
  return { name, goods: { shopId, linePrice: '10.00', isOnSale: true, stock: 1, ...more } }
}

function names(deals: { name: string }[]) {
  return deals.map(({ name }) => name).join('')
}

test('fewer than four are none, and six are shown in the order of what they save', () => {
  expect(chooseDeals(['a', 'b', 'c'].map((name) => deal(name)))).toEqual([])
  expect(names(chooseDeals('abcd'.split('').map((name) => deal(name))))).toBe('abcd')
  expect(names(chooseDeals('abcdefgh'.split('').map((name) => deal(name))))).toBe('abcdef')
})

test('a shop with many leaves room for others, and fills it when there are none', () => {
  const ofOne = 'abcd'.split('').map((name) => deal(name, 'one'))
  expect(names(chooseDeals([...ofOne, ...'wxyz'.split('').map((name) => deal(name))]))).toBe('abwxyz')
  expect(names(chooseDeals([...ofOne, deal('z')]))).toBe('abcdz')
})

test.each([{ linePrice: undefined }, { isOnSale: false }, { stock: 0 }])('%j is no deal', (more) => {
  const others = 'abcd'.split('').map((name) => deal(name))
  expect(names(chooseDeals([deal('x', 'x', more), ...others]))).toBe('abcd')
  expect(chooseDeals([deal('x', 'x', more), ...others.slice(1)])).toEqual([])
})
