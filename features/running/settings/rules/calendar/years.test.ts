import { epochOfWire } from '@hojip/platform/mall-time'
import { expect, test } from 'vitest'
import { changeable, daysOfMonth, daysOfYear } from './years.ts'

test.each([
  ['2026-11-26 23:59:59', '2026-11-26'],
  ['2026-11-27 00:00:00', '2026-11-27'],
  ['2026-11-27 07:59:59', '2026-11-27'],
])('at %s of the mall, days can be changed from %s to the end of the second next year', (now, first) => {
  expect(changeable(epochOfWire(now))).toEqual({ first, last: '2028-12-31' })
})

test('a month has all its days, also in a leap year', () => {
  expect(daysOfMonth(2026, 2).at(-1)).toBe('2026-02-28')
  expect(daysOfMonth(2028, 2).at(-1)).toBe('2028-02-29')
  expect(daysOfMonth(2026, 12)).toHaveLength(31)
  expect(daysOfYear(2027)).toHaveLength(365)
})
