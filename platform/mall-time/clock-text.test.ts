import { expect, test } from 'vitest'
import { clockOfMinute, minuteOfClock } from './clock-text.ts'

test.each([
  [0, '00:00'],
  [545, '09:05'],
  [1_440, '23:59'],
])('minute %d is %s, and the end of the day comes back', (minute, text) => {
  expect(clockOfMinute(minute)).toBe(text)
  expect(minuteOfClock(text, true)).toBe(minute)
})

test('an empty field is no time', () => {
  expect(minuteOfClock('')).toBeUndefined()
})
