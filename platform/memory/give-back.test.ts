import { setTimeout as sleep } from 'node:timers/promises'
import { getHeapStatistics } from 'node:v8'
import { afterEach, expect, test, vi } from 'vitest'
import { giveBackWhenQuiet } from './index.ts'

let stop = () => {}
afterEach(() => stop())

/** Objects that are garbage at once, but old enough not to be collected with the young. */
function litter() {
  let all: number[][] = []
  for (let n = 0; n < 300_000; n += 1) all.push([n, n, n, n, n, n, n, n])
  const { total_heap_size } = getHeapStatistics()
  all = []
  return total_heap_size
}

test('a process that has nothing to do gives back what it took before', async () => {
  const taken = litter()
  stop = giveBackWhenQuiet(50)
  const given = () => taken - getHeapStatistics().total_heap_size
  expect(await vi.waitUntil(() => given() > 10_000_000, { timeout: 60_000, interval: 200 })).toBe(true)
})

test('a process that is busy, or that stops, keeps it', async () => {
  let isBusy = true
  const work = async () => {
    while (isBusy) {
      const until = performance.now() + 20
      while (performance.now() < until) continue
      await sleep(0)
    }
  }
  const working = work()
  stop = giveBackWhenQuiet(50)
  const taken = litter()
  await sleep(500)
  const { total_heap_size: left } = getHeapStatistics()
  isBusy = false
  await working
  stop()
  expect(left).toBeGreaterThan(taken / 2)
})
