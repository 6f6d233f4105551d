import { expect, test } from 'vitest'
import { formatDate } from './index.ts'

const tuesday = Date.parse('2026-11-24T12:00:00+08:00')

test.each([
  ['zh-CN', '11 月 24 日(周二)'],
  ['ko-KR', '11월 24일 (화)'],
  ['en-US', 'Tue, November 24'],
] as const)('a day in %s is %s', (locale, text) => {
  expect(formatDate(locale, tuesday, 'day')).toBe(text)
})
