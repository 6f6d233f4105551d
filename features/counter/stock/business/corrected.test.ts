import { expect, test } from 'vitest'
import { corrected, type Way } from './corrected.ts'

test.each<[Way, string, number | undefined]>([
  ['add', '5', 13],
  ['add', ' 5 ', 13],
  ['add', '-5', undefined],
  ['add', '1.5', undefined],
  ['add', '', undefined],
  ['add', '1000000000', undefined],
  ['remove', '8', 0],
  ['remove', '9', undefined],
  ['count', '2', 0],
  ['count', '12', 10],
  ['count', '1', undefined],
])('eight free units beside two reserved ones, %s %j', (way, typed, expected) => {
  expect(corrected({ stock: 8, reserved: 2, toShip: 0 }, way, typed)).toBe(expected)
})

test('what is not counted becomes counted by a count', () => {
  expect(corrected({ stock: null, reserved: 2, toShip: 0 }, 'count', '12')).toBe(10)
})

test('units that are sold and have not left are counted on the shelf, but cannot be ordered', () => {
  expect(corrected({ stock: 5, reserved: 2, toShip: 3 }, 'count', '9')).toBe(4)
})
