import { momentOf } from '@hojip/platform/mall-time'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workdaysLater } from './workdays.ts'

function later(text: string, days: number) {
  return new Date(workdaysLater(momentOf(text).getTime(), days))
}

test.each([
  ['2026-11-16 09:00:00', 3, '2026-11-19 09:00:00'],
  ['2026-11-18 09:00:00', 3, '2026-11-23 09:00:00'],
  ['2026-11-20 23:59:59', 1, '2026-11-23 23:59:59'],
  ['2026-11-21 12:00:00', 3, '2026-11-26 00:00:00'],
  ['2026-11-22 12:00:00', 3, '2026-11-26 00:00:00'],
  ['2026-11-20 09:00:00', 10, '2026-12-04 09:00:00'],
])('%s and %i working days are %s: no Saturday and no Sunday counts', (from, days, until) => {
  expect(later(from, days)).toEqual(momentOf(until))
})

const anyMoment = fc.integer({ min: Date.UTC(1999, 0), max: Date.UTC(2100, 0) })

test('whenever it begins, a working week takes a week, give or take its weekend, and later never ends sooner', () => {
  fc.assert(
    fc.property(anyMoment, fc.integer({ min: 0, max: 10 * 86_400_000 }), (from, more) => {
      const end = workdaysLater(from, 5)
      const days = (end - from) / 86_400_000
      expect(days).toBeGreaterThan(5 - 1e-9)
      expect(days).toBeLessThanOrEqual(7)
      expect(workdaysLater(from + more, 5)).toBeGreaterThanOrEqual(end)
    }),
  )
})
