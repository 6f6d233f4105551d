import { expect, test } from 'vitest'
import { whenText } from './when-text.ts'

test('a time is written as on the other pages', () => {
  expect(whenText('zh-CN', Date.parse('2026-11-30T00:30:00Z'))).toBe('11 月 30 日(周一) 08:30')
})
