import { minuteMs } from '@hojip/platform/clock'
import { expect, test } from 'vitest'
import { trendsOf } from './soak.ts'

test('what grows by two a minute grows by 120 an hour, and what swings about a number does not', () => {
  const samples = Array.from({ length: 20 }, (_, n) => ({
    atMs: 5_000 + n * minuteMs,
    values: { growing: 100 + 2 * n, swinging: 50 + [0, 3, 3, 0][n % 4]! },
  }))
  const [growing, swinging] = trendsOf(samples)
  expect(growing).toMatchObject({ name: 'growing', mean: 119 })
  expect(growing!.anHour).toBeCloseTo(120, 6)
  expect(Math.abs(swinging!.anHour)).toBeLessThan(3)
})
