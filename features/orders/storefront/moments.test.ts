import { epochOfWire } from '@hojip/platform/mall-time'
import { expect, test } from 'vitest'
import { dayAndTime, shortTime } from './moments.ts'

test('times on the wire are in the mall’s time zone', () => {
  expect(new Date(epochOfWire('2026-11-20 08:15:00')).toISOString()).toBe('2026-11-20T00:15:00.000Z')
  expect(shortTime('2026-11-20 08:15:00')).toBe('11-20 08:15')
})

test('a deadline in three languages', () => {
  const at = epochOfWire('2026-11-22 21:03:00')
  expect(dayAndTime('zh-CN', at)).toBe('11 月 22 日(周日) 21:03')
  expect(dayAndTime('ko-KR', at)).toBe('11월 22일 (일) 21:03')
  expect(dayAndTime('en-US', at)).toBe('Sun, November 22 21:03')
})
