import { expect, test } from 'vitest'
import { priceRanges, priceStepsFen } from './price-ranges.ts'

test('steps are joined into ranges with about the same number of products', () => {
  const even = priceStepsFen.map((_, step) => ({ step, count: 10 }))
  const ranges = priceRanges(even)
  expect(ranges).toHaveLength(5)
  expect(ranges.map((one) => one.count)).toEqual([40, 40, 40, 40, 40])
})

test.each([
  [[], []],
  [[{ step: 0, count: 3 }], [{ fromFen: 0, count: 3 }]],
  [
    [
      { step: 20, count: 1 },
      { step: 0, count: 1 },
    ],
    [
      { fromFen: 0, toFen: 999, count: 1 },
      { fromFen: 5_000_000, count: 1 },
    ],
  ],
])('%o gives %o', (steps, ranges) => {
  expect(priceRanges(steps)).toEqual(ranges)
})
