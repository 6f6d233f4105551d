import { expect, test } from 'vitest'
import { mergedQuantity } from './quantity.ts'

test.each([
  [0, 2, 10, 2],
  [3, 4, 10, 7],
  [3, 9, 10, 10],
  [12, 1, 10, 12],
  [0, 5, 0, 0],
  [998, 5, 5_000, 999],
])('had %i, added %i, stock %i: %i', (had, added, stock, merged) => {
  expect(mergedQuantity(had, added, stock)).toBe(merged)
})
