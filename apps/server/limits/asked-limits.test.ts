import { aLinePair } from '@hojip/platform/workers/testing'
import { expect, test } from 'vitest'
import { answerLimits, createAskedLimiter } from './asked-limits.ts'
import { createLimiter } from './limits.ts'

function alone() {
  return createLimiter(() => 0)
}

/** Workers of one primary. */
function workersOf(count: number) {
  const limiter = createLimiter(() => 0)
  return Array.from({ length: count }, () => {
    const [ofPrimary, ofWorker] = aLinePair()
    answerLimits(ofPrimary, limiter)
    return createAskedLimiter(ofWorker, alone())
  })
}

test('workers share the count of each caller, also for what they ask at the same time', async () => {
  const workers = workersOf(2)
  const all = await Promise.all(Array.from({ length: 40 }, (_, at) => workers[at % 2]!.limit('login', 'lin')))
  expect(all.filter((seconds) => seconds === 0)).toHaveLength(30)
  expect(all.filter((seconds) => seconds === 3)).toHaveLength(10)
  expect(await workers[1]!.limit('login', 'mei')).toBe(0)
})

test('while its primary does not answer, a worker counts by itself', async () => {
  const [, ofWorker] = aLinePair()
  const limiter = createAskedLimiter(ofWorker, alone())
  const all = await Promise.all(Array.from({ length: 40 }, () => limiter.limit('login', 'lin')))
  expect(all.filter((seconds) => seconds === 0)).toHaveLength(30)
})
