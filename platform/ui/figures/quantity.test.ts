import { expect, test } from 'vitest'
import { quantityOf } from './quantity.ts'

test.each([
  ['3', 3],
  [' 12 ', 12],
  ['１２', 12],
  ['0', 1],
  ['99', 20],
  ['99999999999999999999', 20],
  ['', 5],
  ['-3', 5],
  ['2.5', 5],
  ['1e1', 5],
  ['abc', 5],
])('typing %j over 5 within 1–20 gives %i', (typed, expected) => {
  expect(quantityOf(typed, 5, 1, 20)).toBe(expected)
})
