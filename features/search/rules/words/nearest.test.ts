import { expect, test } from 'vitest'
import { byLength, distance, nearest } from './nearest.ts'

test.each([
  ['kimchi', 'kimchi', 0],
  ['kimci', 'kimchi', 1],
  ['kimhci', 'kimchi', 1],
  ['kimchee', 'kimchi', 2],
  ['toothpase', 'toothpaste', 1],
  ['tea', 'kettle', 3],
])('from %s to %s: %i', (a, b, steps) => {
  expect(distance(a, b, 2)).toBe(steps)
  expect(distance(b, a, 2)).toBe(steps)
})

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
