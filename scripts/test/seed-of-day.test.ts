import { expect, test } from 'vitest'
import { seedOfDay } from './seed-of-day.ts'

test('the seed is the day in UTC', () => {
  expect(seedOfDay(new Date('2026-11-28T23:59:59Z'))).toBe(20_261_128)
  expect(seedOfDay(new Date('2026-11-29T00:00:00Z'))).toBe(20_261_129)
})
