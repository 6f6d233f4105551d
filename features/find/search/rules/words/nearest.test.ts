import { expect, test } from 'vitest'
import { byLength, nearest } from './nearest.ts'

const words = byLength(
  [
    ['steak', 5],
    ['stead', 50],
    ['break', 9],
    ['toothpaste', 1],
  ].map(([word, count]) => ({ key: word as string, word: word as string, count: count as number })),
)

test.each([
  ['steax', 'stead'],
  ['streak', 'steak'],
  ['tothpast', 'toothpaste'],
  ['toothpick', undefined],
  ['xyzzy', undefined],
])('nearest to %s: %s', (typed, word) => {
  expect(nearest(typed, words)).toBe(word)
})
