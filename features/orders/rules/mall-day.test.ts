import { expect, test } from 'vitest'
import { endOf, momentOf, nextMallDay, sameMallDay } from './mall-day.ts'

function iso(date: Date) {
  return date.toISOString()
}

test.each([
  ['2026-11-20', '2026-11-19T16:00:00.000Z', '2026-11-20T16:00:00.000Z'],
  ['2026-11-20 08:30:05', '2026-11-20T00:30:05.000Z', '2026-11-20T00:30:06.000Z'],
])('%s of the mall goes from %s to %s', (text, from, until) => {
  expect([iso(momentOf(text)), iso(endOf(text))]).toEqual([from, until])
})

test('the day changes at midnight in Shanghai', () => {
  const midnight = Date.UTC(2026, 10, 20, 16)
  expect(sameMallDay(midnight - 1, midnight)).toBe(false)
  expect(nextMallDay(midnight - 1)).toBe(midnight)
})
