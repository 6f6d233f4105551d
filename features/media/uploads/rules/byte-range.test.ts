import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isKnownCopy, isSameCopy, parseRange } from './byte-range.ts'

test.each([
  [undefined, undefined],
  ['bytes=0-', { first: 0, last: 99 }],
  ['bytes=0-0', { first: 0, last: 0 }],
  ['Bytes=10-19', { first: 10, last: 19 }],
  ['bytes=90-1000', { first: 90, last: 99 }],
  ['bytes=-10', { first: 90, last: 99 }],
  ['bytes=-1000', { first: 0, last: 99 }],
  ['bytes=99-', { first: 99, last: 99 }],
  ['bytes=100-', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=99999999999999999999-', 'none'],
  ['bytes=5-2', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  ['bytes=a-b', undefined],
  ['bytes=0x0-1', undefined],
])('of 100 bytes %s asks for %o', (header, range) => {
  expect(parseRange(header, 100)).toEqual(range)
})

test('any header asks for bytes of the file, for all of it or for none', () => {
  const number = fc.oneof(fc.constant(''), fc.nat().map(String), fc.string())
  fc.assert(
    fc.property(number, number, fc.integer({ min: 1, max: 1_000 }), (from, to, size) => {
      const range = parseRange(`bytes=${from}-${to}`, size)
      if (typeof range !== 'object') return
      expect(range.first).toBeGreaterThanOrEqual(0)
      expect(range.last).toBeGreaterThanOrEqual(range.first)
      expect(range.last).toBeLessThan(size)
    }),
  )
})

test('conditions compare the tag', () => {
  expect(['"a"', undefined].map((one) => isSameCopy(one, '"a"'))).toEqual([true, true])
  expect(['"b"', 'W/"a"', 'Mon, 23 Nov 2026 00:00:00 GMT'].map((one) => isSameCopy(one, '"a"'))).toEqual([
    false,
    false,
    false,
  ])
  expect(['"b", "a"', 'W/"a"', '"b"', undefined].map((one) => isKnownCopy(one, '"a"'))).toEqual([
    true,
    true,
    false,
    false,
  ])
})
