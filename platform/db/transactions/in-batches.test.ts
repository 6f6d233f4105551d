import { expect, test } from 'vitest'
import { inBatches } from './in-batches.ts'

test.each([
  [0, [0]],
  [4, [3, 1]],
  [6, [3, 3, 0]],
])('%i rows are taken three at a time, until a step finds fewer', async (rows, steps) => {
  let left = rows
  const taken: number[] = []
  await inBatches(3, (limit) => {
    taken.push(Math.min(left, limit))
    left -= taken.at(-1)!
    return Promise.resolve(taken.at(-1)!)
  })
  expect(taken).toEqual(steps)
})
