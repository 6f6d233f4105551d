import { expect, test } from 'vitest'
import { onesAreDefaults, scoreOf } from './score.ts'

test.each([
  ['every row has it', [[1, 994]], true],
  [
    'nearly every row has it',
    [
      [1, 993],
      [5, 1],
    ],
    true,
  ],
  [
    'many are angry',
    [
      [1, 90],
      [5, 10],
    ],
    false,
  ],
  ['few rows', [[1, 19]], false],
  ['nobody', [], false],
  ['everybody is content', [[5, 500]], false],
] as [string, [number, number][], boolean][])(
  'a star of 1 is a default when %s: %j',
  (_name, stars, expected) => {
    expect(onesAreDefaults(new Map(stars))).toBe(expected)
  },
)

test('a star outside of one to five means nothing', () => {
  expect([undefined, 0, 6, -1, 2.5, Number.NaN].map((star) => scoreOf(star, false))).toEqual(
    Array(6).fill(null),
  )
  expect([1, 2, 5].map((star) => scoreOf(star, false))).toEqual([1, 2, 5])
  expect([1, 2, 5].map((star) => scoreOf(star, true))).toEqual([null, 2, 5])
})
