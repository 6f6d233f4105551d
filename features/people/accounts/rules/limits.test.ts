import { expect, test } from 'vitest'
import { atPace, smsLimits, waitAfterWrongCodes, waitFor } from './limits.ts'

function ago(...seconds: number[]) {
  return seconds.map((secondsAgo) => ({ secondsAgo }))
}

test.each([
  ['none sent', ago(), 0],
  ['one, 10 s ago', ago(10), 50],
  ['one, just over a minute ago', ago(61), 0],
  ['five within the hour', ago(100, 200, 300, 400, 3_500), 100],
  ['ten within the day', ago(4_000, 5_000, 6_000, 7_000, 8_000, 9_000, 10_000, 11_000, 12_000, 86_000), 400],
])('%s', (_, sent, wait) => {
  expect(waitFor(sent, smsLimits.perPhone)).toBe(wait)
})

test('at ten times the pace a number gets its next code after six seconds, and five in six minutes', () => {
  const limits = atPace(smsLimits.perPhone, 10)
  expect(waitFor(ago(1), limits)).toBe(5)
  expect(waitFor(ago(6), limits)).toBe(0)
  expect(waitFor(ago(10, 20, 30, 40, 350), limits)).toBe(10)
})

test.each([
  ['nine within the hour', { lastHour: 9, lastDay: 9 }, 0],
  ['ten within the hour', { lastHour: 10, lastDay: 10 }, 60],
  ['twelve within the hour', { lastHour: 12, lastDay: 12 }, 240],
  ['twenty within the day', { lastHour: 0, lastDay: 20 }, 60],
  ['a hundred', { lastHour: 100, lastDay: 100 }, 900],
])('wrong codes delay the next try: %s', (_name, wrong, seconds) => {
  expect(waitAfterWrongCodes({ ...wrong, secondsAgo: 0 })).toBe(seconds)
})
