import { expect, test, vi } from 'vitest'
import { inTurn } from './in-turn.ts'

test('a later message does not arrive before, however long the first takes, and also after a failure', async () => {
  const arrived: string[] = []
  const say = inTurn()
  const slow = Promise.withResolvers<void>()
  void say(() => slow.promise.then(() => arrived.push('changed')))
  void say(() => Promise.reject(new Error('lost')))
  const last = say(async () => arrived.push('gone'))
  await Promise.resolve()
  expect(arrived).toEqual([])
  slow.resolve()
  await last
  expect(arrived).toEqual(['changed', 'gone'])
})

test('what has no answer holds the others back for ten seconds at most', async () => {
  vi.useFakeTimers()
  const say = inTurn()
  void say(() => new Promise(() => undefined))
  const last = say(() => Promise.resolve('gone'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(await last).toBe('gone')
  vi.useRealTimers()
})
