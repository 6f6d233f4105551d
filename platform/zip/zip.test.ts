import { expect, test } from 'vitest'
import { zip } from './index.ts'

test('entries stand side by side, also those that are undefined', () => {
  expect(zip(['a', 'b'], [1, undefined])).toEqual([
    ['a', 1],
    ['b', undefined],
  ])
  expect(zip([], [])).toEqual([])
})

test('lists of different lengths are refused', () => {
  expect(() => zip(['a'], [])).toThrow('lists of 1 and of 0 entries')
})
