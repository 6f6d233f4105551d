import { expect, test } from 'vitest'
import { z } from 'zod'
import * as shapes from '../http/shapes.ts'
import { seenText } from './index.ts'

test.each([
  ['a\u202Etxt.exe\u202C', 'atxt.exe', 'overrides of the direction'],
  ['\u2067\u200Fabc\u2069', 'abc', 'isolates and marks of the direction'],
  ['\u200B\u2060\uFEFF\u00AD \u3164', '', 'nothing but what is not seen'],
  ['a\u0000b\u001B[2J\u0085', 'ab[2J', 'controls'],
  ['a\r\nb\rc\td', 'a\nb\nc\td', 'lines end in one way; tabs stay'],
  ['a\u200Db', 'ab', 'a joiner between letters'],
  ['👩\u200D👩\u200D👧 ❤\uFE0F\u200D🔥', '👩\u200D👩\u200D👧 ❤\uFE0F\u200D🔥', 'emoji that are joined'],
  ['e\u0301', 'é', 'composed'],
  [`Z${'\u0335'.repeat(40)}!`, `Z${'\u0335'.repeat(4)}!`, 'piles of marks'],
  ['<b>한글</b> 中文', '<b>한글</b> 中文', 'tags are text'],
  ['\u{E0041}\u{E007F}🏴', '🏴', 'tag characters'],
])('%j is read as %j: %s', (text, seen) => {
  expect(seenText(text)).toBe(seen)
})

test('is idempotent', () => {
  const text = ' \u200Ba\u202E\u200D\u0301\u0301\u0301\u0301\u0301\u0301b\u200D '
  expect(seenText(seenText(text))).toBe(seenText(text))
})

test('the length of words counts what is seen', () => {
  const words = shapes.words(3, 5)
  expect(words.safeParse('ab\u200B').success).toBe(false)
  expect(words.parse('  ab\u202Ecde ')).toBe('abcde')
  expect(words.safeParse('abcdef').success).toBe(false)
  expect(z.toJSONSchema(words, { io: 'input' })).toMatchObject({ minLength: 3, maxLength: 5 })
})
