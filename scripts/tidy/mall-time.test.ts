import { expect, test } from 'vitest'
import { mallTime } from './mall-time.ts'
import { said } from './testing.ts'

const message = "the mall's offset from UTC: use platform/mall-time"

test.each([
  'export const at = (day: string) => Date.parse(`${day}T00:00:00+08:00`)\n',
  "export const zone = 'Asia/Shanghai'\n",
  'export const at = (ms: number) => new Date(ms + 8 * 3_600_000)\n',
  'export const at = (ms: number) => new Date(ms + 8 * hourMs)\n',
  'const offsetMs = 8 * hourMs\n',
  'export const seconds = 28_800\n',
])('the offset is reported in %s', (text) => {
  expect(said(mallTime, { 'features/trade/orders/rules/day.ts': text })).toEqual([
    `features/trade/orders/rules/day.ts:1 ${message}`,
  ])
})

test('eight hours may be a period', () => {
  const text = 'export const isSoon = (leftMs: number) => leftMs < 8 * hourMs\n'
  expect(said(mallTime, { 'features/trade/orders/rules/day.ts': text })).toEqual([])
})

test('platform/mall-time, tests and simulators may contain the offset', () => {
  const zone = "export const zone = 'Asia/Shanghai'\n"
  expect(
    said(mallTime, {
      'platform/mall-time/index.ts': zone,
      'features/trade/orders/day.test.ts': zone,
      'apps/simulators/china-time.ts': zone,
    }),
  ).toEqual([])
})
