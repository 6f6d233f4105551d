import { mallDay, momentOf, nextMallDay } from '@hojip/platform/mall-time'
import { isWorkday, type Country } from '@hojip/platform/workdays'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { workdaysLater } from './workdays.ts'

function later(text: string, days: number, country?: Country) {
  return new Date(workdaysLater(momentOf(text).getTime(), days, country))
}

test.each([
  ['2026-11-16 09:00:00', 3, '2026-11-19 09:00:00'],
  ['2026-11-18 09:00:00', 3, '2026-11-23 09:00:00'],
  ['2026-11-20 23:59:59', 1, '2026-11-23 23:59:59'],
  ['2026-11-21 12:00:00', 3, '2026-11-26 00:00:00'],
  ['2026-11-22 12:00:00', 3, '2026-11-26 00:00:00'],
  ['2026-11-23 00:00:00', 5, '2026-11-28 00:00:00'],
  ['2026-11-20 09:00:00', 10, '2026-12-04 09:00:00'],
])('%s plus %i working days is %s: Saturdays and Sundays do not count', (from, days, until) => {
  expect(later(from, days)).toEqual(momentOf(until))
})

test.each<[string, number, string, Country]>([
  // The Saturday before the Spring Festival is worked; then nine days are off.
  ['2026-02-13 12:00:00', 3, '2026-02-25 12:00:00', 'CN'],
  ['2026-02-16 09:00:00', 1, '2026-02-25 00:00:00', 'CN'],
  // The week of the National Day is off, and the Saturday after it is worked.
  ['2026-09-30 09:00:00', 3, '2026-10-10 09:00:00', 'CN'],
  // 설날 and 추석.
  ['2026-02-13 12:00:00', 3, '2026-02-23 12:00:00', 'KR'],
  ['2026-09-23 10:00:00', 1, '2026-09-28 10:00:00', 'KR'],
  ['2027-02-05 10:00:00', 1, '2027-02-10 10:00:00', 'KR'],
  ['2027-09-13 10:00:00', 1, '2027-09-17 10:00:00', 'KR'],
])('%s plus %i working days is %s in %s', (from, days, until, country) => {
  expect(later(from, days, country)).toEqual(momentOf(until))
})

test('without a country the holidays are those of China', () => {
  expect(later('2026-02-13 12:00:00', 3)).toEqual(momentOf('2026-02-25 12:00:00'))
})

// The calendar has no holidays for these years.
const plainMoment = fc.oneof(
  fc.integer({ min: Date.UTC(1999, 0), max: Date.UTC(2025, 11) }),
  fc.integer({ min: Date.UTC(2060, 0), max: Date.UTC(2100, 0) }),
)

test('five working days take between five and seven days, and a later start never ends sooner', () => {
  fc.assert(
    fc.property(plainMoment, fc.integer({ min: 0, max: 10 * 86_400_000 }), (from, more) => {
      const end = workdaysLater(from, 5)
      const days = (end - from) / 86_400_000
      expect(days).toBeGreaterThan(5 - 1e-9)
      expect(days).toBeLessThanOrEqual(7)
      expect(workdaysLater(from + more, 5)).toBeGreaterThanOrEqual(end)
    }),
  )
})

const holidayMoment = fc.integer({ min: Date.UTC(2025, 11), max: Date.UTC(2028, 1) })
const anyCountry = fc.constantFrom<Country>('CN', 'KR')

test('around holidays the period ends after exactly five worked days, and a later start never ends sooner', () => {
  fc.assert(
    fc.property(
      holidayMoment,
      anyCountry,
      fc.integer({ min: 0, max: 10 * 86_400_000 }),
      (from, country, more) => {
        const end = workdaysLater(from, 5, country)
        let workedMs = 0
        for (let at = from; at < end; at = nextMallDay(at))
          if (isWorkday(mallDay(at), country)) workedMs += Math.min(nextMallDay(at), end) - at
        expect(workedMs).toBe(5 * 86_400_000)
        expect(isWorkday(mallDay(end - 1), country)).toBe(true)
        expect(workdaysLater(from + more, 5, country)).toBeGreaterThanOrEqual(end)
      },
    ),
  )
})
