import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { together } from './together.ts'

/** Notes what ran together; items are `key:text`, and `bad` fails the whole run. */
function recorded(options: { most?: number; atOnce?: number } = {}) {
  const runs: string[][] = []
  let underWay = 0
  let mostUnderWay = 0
  const send = together<string, string>({
    ...options,
    keyOf: (item) => item.split(':')[0]!,
    run: async (items) => {
      runs.push([...items])
      mostUnderWay = Math.max(mostUnderWay, ++underWay)
      await sleep(5)
      underWay -= 1
      if (items.some((item) => item.includes('bad'))) throw new Error('bad')
      return items.map((item) => `done ${item}`)
    },
  })
  return { runs, send, mostUnderWay: () => mostUnderWay }
}

test('an item runs at once, and those that arrive meanwhile run together', async () => {
  const { runs, send } = recorded({ atOnce: 1 })
  const first = send('a:1')
  await vi.waitFor(() => expect(runs).toEqual([['a:1']]), { timeout: 60_000 })
  const rest = ['b:1', 'c:1', 'd:1'].map(send)
  expect(await Promise.all([first, ...rest])).toEqual(['done a:1', 'done b:1', 'done c:1', 'done d:1'])
  expect(runs).toEqual([['a:1'], ['b:1', 'c:1', 'd:1']])
})

test('items of one key run one after the other and in their order, while others pass', async () => {
  const { runs, send } = recorded()
  await Promise.all(['a:1', 'a:2', 'b:1', 'a:3', 'b:2'].map(send))
  expect(runs.flat().filter((item) => item.startsWith('a'))).toEqual(['a:1', 'a:2', 'a:3'])
  expect(runs.every((items) => new Set(items.map((item) => item[0])).size === items.length)).toBe(true)
  expect(runs[0]).toEqual(['a:1', 'b:1'])
})

test('runs are no larger, and no more, than allowed', async () => {
  const { runs, send, mostUnderWay } = recorded({ most: 10, atOnce: 3 })
  await Promise.all(Array.from({ length: 95 }, (_, i) => send(`${i}:x`)))
  expect(runs.map((items) => items.length)).toEqual([...Array<number>(9).fill(10), 5])
  expect(mostUnderWay()).toBe(3)
})

test('an item that fails fails alone', async () => {
  const { send } = recorded()
  const all = await Promise.allSettled(['a:1', 'b:bad', 'c:1'].map(send))
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(await send('b:1')).toBe('done b:1')
})

test('a run with too few results fails its items and is not repeated', async () => {
  const runs: number[] = []
  const send = together<string, string>({
    keyOf: (item) => item,
    run: async (items) => {
      runs.push(items.length)
      await sleep(5)
      return items.slice(1)
    },
  })
  const sent = await Promise.allSettled(['a', 'b'].map(send))
  expect(sent.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(runs.reduce((sum, n) => sum + n)).toBe(2)
})
