import fc from 'fast-check'
import { expect, test } from 'vitest'
import { code128, signsOf } from './code-128.ts'

/** Reads signs back, by the standard's rules for the sets B and C. */
function read(signs: readonly number[]): string {
  const sum = signs.slice(0, -2).reduce((total, sign, place) => total + sign * Math.max(1, place), 0)
  expect(signs.slice(-2)).toEqual([sum % 103, 106])
  let set = signs[0] === 105 ? 'C' : 'B'
  let text = ''
  for (const sign of signs.slice(1, -2)) {
    if (set === 'C' && sign === 100) set = 'B'
    else if (set === 'B' && sign === 99) set = 'C'
    else text += set === 'C' ? String(sign).padStart(2, '0') : String.fromCharCode(sign + 32)
  }
  return text
}

test.each([
  ['AB', [104, 33, 34, 102, 106]],
  ['1234', [105, 12, 34, 82, 106]],
  ['SF1234', [104, 51, 38, 99, 12, 34, 25, 106]],
  ['12345A', [105, 12, 34, 100, 21, 33, 13, 106]],
])('the signs of %s', (text, signs) => expect(signsOf(text)).toEqual(signs))

test('every printable text is read back, with its checksum', () => {
  const sign = fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code))
  const digit = fc.integer({ min: 0, max: 9 }).map(String)
  const text = fc.string({ unit: fc.oneof(sign, digit, digit), minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(text, (value) => {
      expect(read(signsOf(value))).toBe(value)
    }),
  )
})

test('every sign has three bars in eleven modules, and the stop four in thirteen', () => {
  for (let code = 32; code < 127; code++) {
    const text = String.fromCharCode(code)
    const { bars, width } = code128(text)
    const signs = signsOf(text).length
    expect([bars.length, width]).toEqual([3 * signs + 1, 11 * signs + 2])
  }
})
