import { expect, test } from 'vitest'
import { byDay, daysBefore } from './by-day.ts'
import { oldestDay } from './stored-days.ts'

test('footprints are stored for ninety days, today included', () => {
  expect(oldestDay(Date.parse('2026-11-21T04:00:00Z'))).toBe('2026-08-24')
  expect(daysBefore('2026-11-21', '2026-08-24')).toBe(89)
})

test('entries are grouped by day, in their order', () => {
  const entry = (pkId: string, day: string) => ({ pkId, day })
  const days = byDay([entry('c', '2026-11-21'), entry('b', '2026-11-21'), entry('a', '2026-11-19')])
  expect(days.map(({ day, list }) => [day, list.map(({ pkId }) => pkId).join('')])).toEqual([
    ['2026-11-21', 'cb'],
    ['2026-11-19', 'a'],
  ])
  expect(byDay([])).toEqual([])
})

test.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-21', '2026-11-20', 1],
  ['2027-01-01', '2026-12-31', 1],
])('days from %s to %s', (today, day, days) => {
  expect(daysBefore(today, day)).toBe(days)
})
