import { expect, test } from 'vitest'
import { writtenIn } from './written-in.ts'

test.each([
  ['Room 1203, 88 Jianguo Road', 'en'],
  ['建国路 88 号 1203 室', 'zh-CN'],
  ['테헤란로 152, 12층', 'ko'],
  ['建国路 88 号 Tower B', 'zh-CN'],
  ['', 'en'],
])('%s is in %s', (line, language) => expect(writtenIn(line)).toBe(language))
