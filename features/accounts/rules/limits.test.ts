import { expect, test } from 'vitest'
import { smsLimits, waitFor } from './limits.ts'

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
