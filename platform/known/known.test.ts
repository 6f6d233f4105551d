import { expect, test } from 'vitest'
import { known } from './index.ts'

test('a word has the value of its table, and a foreign one nothing, also one that every object knows', () => {
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
