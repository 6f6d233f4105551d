import { expect, test } from 'vitest'
import { firstOf, pairsOf } from './index.ts'

test('the first member, which may itself be undefined or false', () => {
  expect(firstOf(['a', 'b'])).toBe('a')
  expect(firstOf([undefined, 1])).toBe(undefined)
  expect(firstOf([false])).toBe(false)
})

test('an empty list has no first member and throws', () => {
  expect(() => firstOf([])).toThrow('is empty')
})

test('lists of one length make pairs, in their order', () => {
  expect(pairsOf(['a', 'b'], [1, 2])).toEqual([
    ['a', 1],
    ['b', 2],
  ])
  expect(pairsOf([], [])).toEqual([])
})

test.each([
  [['a'], []],
  [['a'], [1, 2]],
])('lists of different lengths throw: %o %o', (list, others) => {
  expect(() => pairsOf(list, others)).toThrow('make no pairs')
})
