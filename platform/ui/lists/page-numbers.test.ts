import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

function shown(current: number, last: number) {
  return pageNumbers(current, last)
    .map((one) => ('page' in one ? one.page : '…'))
    .join(' ')
}

test.each([
  [1, 1, '1'],
  [1, 5, '1 2 3 4 5'],
  [1, 20, '1 2 3 … 20'],
  [4, 20, '1 2 3 4 5 6 … 20'],
  [5, 20, '1 2 3 4 5 6 7 … 20'],
  [6, 20, '1 … 4 5 6 7 8 … 20'],
  [16, 20, '1 … 14 15 16 17 18 19 20'],
  [20, 20, '1 … 18 19 20'],
])('page %i of %i shows %s', (current, last, expected) => {
  expect(shown(current, last)).toBe(expected)
})
