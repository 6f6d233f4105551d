import { expect, test } from 'vitest'
import { headsFor } from './pointer-path.ts'

const panel = { left: 220, top: 0, bottom: 400 }

test.each([
  ['straight right', { x: 100, y: 40 }, { x: 140, y: 42 }, true],
  ['diagonally down towards the panel', { x: 100, y: 40 }, { x: 140, y: 110 }, true],
  ['diagonally up towards the panel', { x: 100, y: 300 }, { x: 140, y: 250 }, true],
  ['straight down', { x: 100, y: 40 }, { x: 100, y: 90 }, false],
  ['steeply down, past the panel', { x: 100, y: 380 }, { x: 110, y: 430 }, false],
  ['to the left', { x: 140, y: 40 }, { x: 100, y: 60 }, false],
])('%s: %s', (_way, from, to, expected) => {
  expect(headsFor(from, to, panel)).toBe(expected)
})
