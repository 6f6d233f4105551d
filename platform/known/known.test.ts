import { expect, test } from 'vitest'
import { known, mustGet } from './index.ts'

test('a word has what its table says, and a foreign one nothing, also one that every object knows', () => {
  const table = { sold: 'Sold', 2: 'Photo' }
  expect(['sold', 2, 'newer', 99, 'constructor', '__proto__'].map((word) => known(table, word))).toEqual([
    'Sold',
    'Photo',
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

test('a map that lacks a key it must have throws, with the key', () => {
  const map = new Map([['kimchi', 1]])
  expect(mustGet(map, 'kimchi')).toBe(1)
  expect(() => mustGet(map, 'toString')).toThrow('lacks toString')
})
