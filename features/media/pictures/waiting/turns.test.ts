import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

function aWork() {
  return Promise.withResolvers<string>()
}

test('tasks run up to the limit, the next one starts when one ends, and tasks beyond the queue are refused', async () => {
  const turns = createTurns(2, 1)
  const works = [aWork(), aWork(), aWork()]
  const started: number[] = []
  const taken = works.map((work, i) => turns.take(() => (started.push(i), work.promise)))
  expect(turns.take(async () => 'no room')).toBeUndefined()
  expect(started).toEqual([0, 1])
  works[1]!.resolve('second')
  expect(await taken[1]).toBe('second')
  works[2]!.resolve('third')
  expect(await taken[2]).toBe('third')
  works[0]!.reject(new Error('failed'))
  await expect(taken[0]).rejects.toThrow('failed')
  expect(await turns.take(async () => 'room again')).toBe('room again')
})

test('stopping waits for the running tasks and drops the waiting ones', async () => {
  const turns = createTurns(1, 9)
  const work = aWork()
  const running = turns.take(() => work.promise)
  let hasRun = false
  void turns.take(async () => (hasRun = true))
  const stopped = turns.stop()
  work.resolve('done')
  await stopped
  expect(await running).toBe('done')
  expect(hasRun).toBe(false)
})
