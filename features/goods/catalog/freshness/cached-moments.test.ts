import { movableClock } from '@hojip/platform/clock'
import { beforeEach, expect, test } from 'vitest'
import { cachedMoments, type CachedMoments } from './cached-moments.ts'

const product = { id: 'a', version: 1, salesCount: 0, commentCount: 0, ratedCount: 0, scoreSum: 0 }
const before = { ...product, stocks: [5], stock: 5 }
const after = { ...product, stocks: [4], stock: 4 }

let clock: ReturnType<typeof movableClock>
let moments: CachedMoments
let version: number
let stillSinceMs: number
let current: typeof before
let reads: number
beforeEach(() => {
  clock = movableClock(1_000)
  version = 1
  stillSinceMs = 999
  current = before
  reads = 0
  const watch = { version: async () => version, stillSinceMs: () => stillSinceMs }
  const load = async () => {
    reads += 1
    return structuredClone(current)
  }
  moments = cachedMoments(clock, watch, load, 1_000_000)
})

test('while nothing is committed a figure is read once, for ten seconds at most', async () => {
  await moments.live('a')
  clock.advance(9_999)
  expect(await moments.live('a')).toEqual(before)
  expect(reads).toBe(1)
  clock.advance(1)
  await moments.live('a')
  expect(reads).toBe(2)
})

test('once anything was committed, it is read again after less than half a second', async () => {
  await moments.live('a')
  current = after
  clock.advance(399)
  stillSinceMs = 1_001
  expect(await moments.live('a')).toEqual(before)
  clock.advance(1)
  expect(moments.liveNow('a', 1)).toBeUndefined()
  expect(await moments.live('a')).toEqual(after)
})

test('a change of the catalogue ends it at once', async () => {
  await moments.live('a')
  current = after
  version = 2
  expect(moments.liveNow('a', 2)).toBeUndefined()
  expect(await moments.live('a')).toEqual(after)
})

test('figures that did not change stay the same object', async () => {
  const first = await moments.live('a')
  clock.advance(20_000)
  expect(await moments.live('a')).toBe(first)
  expect(reads).toBe(2)
})

test('what was read in the same moment in which a commit was noticed may be older than it', async () => {
  await moments.live('a')
  stillSinceMs = 1_000
  clock.advance(400)
  expect(moments.liveNow('a', 1)).toBeUndefined()
})
