import { expect, test } from 'vitest'
import { everything, positionOf, positionOfText, positionText } from './position.ts'

test('a position is a number, and text of a fixed length', () => {
  expect(positionOf('16/B374D848')).toBe(0x16b374d848n)
  expect(positionText(positionOf('16/B374D848'))).toBe('00000016b374d848')
  expect(positionOfText('00000016b374d848')).toBe(0x16b374d848n)
  expect(positionText(everything)).toBe('ffffffffffffffff')
  expect(positionOf('FFFFFFFF/FFFFFFFF')).toBeLessThanOrEqual(everything)
})

test('the place behind the head of a page is the end of the page before', () => {
  expect(positionOf('0/5002018')).toBe(0x5002000n)
  expect(positionOf('0/6000028')).toBe(0x6000000n)
  expect(positionOf('0/5002040')).toBe(0x5002040n)
})

test.each([
  '',
  '0',
  'ffffffffffffffff0',
  'FFFFFFFFFFFFFFFF',
  ' 0000000000000000',
  '0x00000000000000',
  '-000000000000001',
])('%j is no position', (text) => expect(positionOfText(text)).toBeUndefined())
