import { expect, test } from 'vitest'
import { envelope } from './envelope.ts'
import { answerTag } from './send.ts'

test('answers with the same content have the same tag, whenever they were given', () => {
  const tagFor = (data: unknown, traceId: string) => answerTag(envelope(data, traceId))
  expect(tagFor({ list: [1] }, 'a')).toBe(tagFor({ list: [1] }, 'b'))
  expect(tagFor({ list: [1] }, 'a')).not.toBe(tagFor({ list: [2] }, 'a'))
  expect(tagFor({ phone: '400', serverTime: 1 }, 'a')).toBe(tagFor({ phone: '400', serverTime: 2 }, 'a'))
  expect(tagFor({ phone: '400', serverTime: 1 }, 'a')).not.toBe(tagFor({ phone: '401', serverTime: 1 }, 'a'))
  expect(tagFor(null, 'a')).toBe(tagFor(null, 'b'))
})
