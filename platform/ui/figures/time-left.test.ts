import { expect, test } from 'vitest'
import { minuteToAnnounce, timeLeft } from './time-left.ts'

test.each([
  [0, '00:00'],
  [-5000, '00:00'],
  [1, '00:01'],
  [59_000, '00:59'],
  [899_001, '15:00'],
  [3_599_000, '59:59'],
  [3_600_000, '01:00:00'],
  [172_799_500, '48:00:00'],
])('%i ms are %s', (ms, expected) => {
  expect(timeLeft(ms)).toBe(expected)
})

test('only five minutes and one minute are announced, each once', () => {
  const ticks = Array.from({ length: 800 }, (_, at) => 400_000 - at * 500)
  const spoken = ticks.flatMap((now, at) => minuteToAnnounce(ticks[at - 1] ?? Infinity, now) ?? [])
  expect(spoken).toEqual([5, 1])
})

test('a countdown that starts late does not announce past minutes', () => {
  expect(minuteToAnnounce(200_000, 199_500)).toBeUndefined()
})
