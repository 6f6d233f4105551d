import { expect, test } from 'vitest'
import { firstOf, mustGet, zip } from './index.ts'

test('the first member, which may itself be undefined or false', () => {
  expect(firstOf(['a', 'b'])).toBe('a')
  expect(firstOf([undefined, 1])).toBe(undefined)
  expect(firstOf([false])).toBe(false)
})

test('an empty list has no first member and throws', () => {
  expect(() => firstOf([])).toThrow('is empty')
})

test('entries stand side by side, also those that are undefined', () => {
  expect(zip(['a', 'b'], [1, undefined])).toEqual([
    ['a', 1],
    ['b', undefined],
  ])
  expect(zip([], [])).toEqual([])
})

test.each([
  [['a'], [], 'lists of 1 and of 0 entries'],
  [['a'], [1, 2], 'lists of 1 and of 2 entries'],
])('lists of different lengths throw: %o %o', (one, other, message) => {
  expect(() => zip(one, other)).toThrow(message)
})

test('a map that lacks a key it must have throws, with the key', () => {
  const map = new Map([['kimchi', 1]])
  expect(mustGet(map, 'kimchi')).toBe(1)
  expect(() => mustGet(map, 'toString')).toThrow('lacks toString')
})
