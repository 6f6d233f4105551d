import { expect, test } from 'vitest'
import { dayLabel } from './day-label.ts'

test.each([
  ['zh-CN', '2026-11-21', '今天'],
  ['zh-CN', '2026-11-20', '昨天'],
  ['en-US', '2026-11-21', 'today'],
  ['en-US', '2026-11-20', 'yesterday'],
  ['ko-KR', '2026-11-21', '오늘'],
  ['ko-KR', '2026-11-20', '어제'],
] as const)('in %s %s is %s', (locale, day, label) => {
  expect(dayLabel(locale, '2026-11-21', day)).toBe(label)
})

test.each([
  ['zh-CN', '11 月 19 日'],
  ['en-US', 'November 19'],
  ['ko-KR', '11월 19일'],
] as const)('in %s older days are dates', (locale, date) => {
  expect(dayLabel(locale, '2026-11-21', '2026-11-19')).toContain(date)
})
