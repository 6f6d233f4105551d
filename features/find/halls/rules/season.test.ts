import { expect, test } from 'vitest'
import { monthOf, nextMonth } from './season.ts'

test.each([
  [[9, 10, 11], 11, 11],
  [[9, 10, 11], 12, 9],
  [[1, 2, 12], 11, 12],
  [[1, 2], 12, 1],
  [[6], 7, 6],
])('of %j, %i leads to %i', (months, now, next) => expect(nextMonth(months, now)).toBe(next))

test('a month begins at midnight in the mall', () => {
  expect(monthOf(Date.parse('2026-10-31T15:59:59Z'))).toBe(10)
  expect(monthOf(Date.parse('2026-10-31T16:00:00Z'))).toBe(11)
})
