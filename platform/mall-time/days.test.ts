import { expect, test } from 'vitest'
import { dayOfTime, monthsBefore, partsOfDay } from './days.ts'

test('a day and a time have the same parts', () => {
  expect(partsOfDay('2026-11-05')).toEqual([2026, 11, 5])
  expect(partsOfDay('2026-11-05 23:59:59')).toEqual([2026, 11, 5])
  expect(dayOfTime('2026-11-05 23:59:59')).toBe('2026-11-05')
})

test('a shorter month ends earlier, and January follows December', () => {
  expect(monthsBefore('2026-05-31', 3)).toBe('2026-02-28')
  expect(monthsBefore('2026-01-15', 1)).toBe('2025-12-15')
})
