import { epochOfWire } from '@hojip/platform/mall-time'
import { expect, test } from 'vitest'
import { listTime } from './list-time.ts'

const now = epochOfWire('2026-11-23 09:00:00')

test.each([
  ['2026-11-23 08:36:05', '08:36'],
  ['2026-11-22 23:59:59', '昨天'],
  ['2026-11-18 10:00:00', '周三'],
  ['2026-11-14 10:00:00', '11-14'],
  ['2025-11-14 10:00:00', '2025-11-14'],
])('%s is shown as %s', (time, shown) => {
  expect(listTime(epochOfWire(time), now, 'zh-CN', '昨天')).toBe(shown)
})
