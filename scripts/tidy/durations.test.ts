import { expect, test } from 'vitest'
import { durations } from './durations.ts'
import { said } from './testing.ts'

const message = 'a period in milliseconds: use minuteMs, hourMs, dayMs or weekMs of platform/clock'

test.each([
  'export const minute = 60_000\n',
  'export const everyMs = 60_000\n',
  'const WAIT_MS = 60000\n',
  'export const limits = { mostMs: 60_000 }\n',
  'export function wait(patienceMs = 60_000) { return patienceMs }\n',
  'export const recallMs = 2 * 60_000\n',
  'export const minutesOf = (ms: number) => Math.floor(ms / 60_000)\n',
  'export const hour = 3_600_000\n',
  'export const day = 24 * 3_600_000\n',
  'export const daysOf = (ms: number) => ms / 86_400_000\n',
  'export const week = 604_800_000\n',
  'export const halfAnHour = 30 * 60 * 1000\n',
  'export const day = 24 * 60 * 60 * 1_000\n',
  'export const some = 60 * 1000 * 5\n',
])('a period that is written as a number is reported in %s', (text) => {
  expect(said(durations, { 'features/trade/orders/rules/times.ts': text })).toEqual([
    `features/trade/orders/rules/times.ts:1 ${message}`,
  ])
})

test.each([
  "import { dayMs } from '@mall/platform/clock'\nexport const longMs = 30 * dayMs\n",
  'export const longestHtml = 60_000\n',
  'export const prices = [60_000, 120_000]\n',
  'export const pollMs = 10_000\n',
  'export const secondsOf = (ms: number) => ms / 1000 / 60\n',
])('other numbers and the names of the clock are fine in %s', (text) => {
  expect(said(durations, { 'features/trade/orders/rules/times.ts': text })).toEqual([])
})

test('platform/clock, tests and configuration may write them out', () => {
  const text = 'export const hourMs = 3_600_000\n'
  expect(
    said(durations, {
      'platform/clock/index.ts': text,
      'features/trade/orders/times.test.ts': text,
      'vitest.config.ts': text,
    }),
  ).toEqual([])
})
