import { expect, test } from 'vitest'
import { firstDayOf, periodOf, periods } from './periods.ts'

/** 22 November 2026, half past midnight in the mall's time zone, still the day before in London. */
const now = Date.UTC(2026, 10, 21, 16, 30)

test('a period begins on the same day of an earlier month, in the mall’s time zone', () => {
  expect(periods.map((period) => firstDayOf(period, now))).toEqual([
    '',
    '2026-10-22',
    '2026-08-22',
    '2025-11-22',
  ])
})

test('the days of a search are recognized as a period, or as chosen days', () => {
  for (const period of periods)
    expect(periodOf({ from: firstDayOf(period, now), until: '' }, now)).toBe(period)
  expect(periodOf({ from: '2026-10-01', until: '' }, now)).toBeUndefined()
  expect(periodOf({ from: '2026-10-22', until: '2026-11-01' }, now)).toBeUndefined()
})
