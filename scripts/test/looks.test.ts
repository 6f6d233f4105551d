import { dayMs } from '@hojip/platform/clock'
import { afterEach, expect, test, vi } from 'vitest'
import { dayOfLooks, isPlaceOfToday, looksOfToday } from '../../e2e/testing/looking/looks.ts'
import { seedOfDay } from './seed-of-day.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

/** What is looked at in a row of days from one on. */
function taken(first: number, step: number, looks: readonly number[], count: number) {
  return Array.from({ length: count }, (_, at) => {
    vi.stubEnv('LOOKS', String(seedOfDay(new Date(first + at * step * dayMs))))
    return looksOfToday('rankings', looks)[0]!
  })
}

test.each([2, 3, 4])('of %i looks each has its turn, also where a file runs on one day of three', (count) => {
  const looks = Array.from({ length: count }, (_, at) => at)
  for (let day = 0; day < 12; day++) {
    const first = Date.UTC(2026, 10, 24 + day)
    expect(taken(first, 3, looks, count).toSorted((a, b) => a - b)).toEqual(looks)
    expect(new Set(taken(first, 1, looks, 2 * count - 1)).size).toBe(count)
  }
})

test.each(['20261399', '20261131', '2026', 'ALL', '-20261128', '20261128.0'])(
  'LOOKS=%s is an error',
  (wanted) => {
    vi.stubEnv('LOOKS', wanted)
    expect(dayOfLooks).toThrow(`LOOKS=${wanted} is no day`)
  },
)

/** The days, so many apart, on which a place is looked at, each with the look of its journey. */
function placesAndLooks(step: number, days: number) {
  vi.stubEnv('TURNS', 'today')
  return Array.from({ length: days }, (_, at) => {
    const [look] = taken(Date.UTC(2026, 10, 25 + at * step), 1, [0, 1, 2], 1)
    return ['purchase 0', 'purchase 1', 'purchase 2']
      .filter((place) => isPlaceOfToday(place))
      .map((place) => `${place}: ${look}`)
  })
}

test.each([1, 3])('a third of the places is looked at, and every one in each look, each %i days', (step) => {
  const seen = placesAndLooks(step, 45)
  expect(seen.map((places) => places.length)).toEqual(seen.map(() => 1))
  for (let at = 0; at + 5 <= seen.length; at++)
    expect(
      new Set(
        seen
          .slice(at, at + 5)
          .flat()
          .map((one) => one.slice(0, 10)),
      ).size,
    ).toBe(3)
  expect(new Set(seen.flat()).size).toBe(9)
})

test('where all turns or looks are asked for, every place is looked at', () => {
  vi.stubEnv('LOOKS', '20261128')
  for (const TURNS of ['all', undefined]) {
    vi.stubEnv('TURNS', TURNS)
    expect([1, 2, 3].map((at) => isPlaceOfToday(`purchase ${at}`))).toEqual([true, true, true])
  }
})
