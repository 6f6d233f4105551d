import { expect, test } from 'vitest'
import { envelope } from './envelope.ts'
import { answerTag } from './send.ts'

test('answers with the same content have the same tag, whenever they were given', () => {
  const said = (data: unknown, traceId: string) => answerTag(envelope(data, traceId))
  expect(said({ list: [1] }, 'a')).toBe(said({ list: [1] }, 'b'))
  expect(said({ list: [1] }, 'a')).not.toBe(said({ list: [2] }, 'a'))
  expect(said({ phone: '400', serverTime: 1 }, 'a')).toBe(said({ phone: '400', serverTime: 2 }, 'a'))
  expect(said({ phone: '400', serverTime: 1 }, 'a')).not.toBe(said({ phone: '401', serverTime: 1 }, 'a'))
  expect(said(null, 'a')).toBe(said(null, 'b'))
})
