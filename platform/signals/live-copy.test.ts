import { expect, test } from 'vitest'
import { createLog } from '../log/index.ts'
import { localSignals, openLiveCopy } from './index.ts'

function tools() {
  return { log: createLog('silent'), signals: localSignals() }
}

test('a copy is read again after a signal of another process', async () => {
  const { log, signals } = tools()
  let stored = 1
  const taken: number[] = []
  const read = async () => stored
  const take = (value: number) => void taken.push(value)
  const copy = await openLiveCopy(
    { log, signals },
    { topic: 'a', read, take, everyMs: 60_000, notRead: 'a.not' },
  )
  stored = 2
  signals.publish('a', '')
  await expect.poll(() => taken).toEqual([1, 2])
  copy.stop()
})

test('of two readings under way the later one counts, whichever ends first', async () => {
  const answers: ((value: number) => void)[] = []
  const taken: number[] = []
  const opening = openLiveCopy(tools(), {
    topic: 'a',
    read: () => new Promise<number>((done) => answers.push(done)),
    take: (value) => taken.push(value),
    everyMs: 60_000,
    notRead: 'a.not',
  })
  answers[0]!(0)
  const copy = await opening
  const earlier = copy.spread()
  const later = copy.spread()
  answers[2]!(2)
  await later
  answers[1]!(1)
  await earlier
  expect(taken).toEqual([0, 2])
  copy.stop()
})

test('what was read last stays when a later reading fails; the first one has to succeed', async () => {
  let isDown = false
  const taken: number[] = []
  const copied = {
    topic: 'a',
    read: async () => {
      if (isDown) throw new Error('no database')
      return 1
    },
    take: (value: number) => void taken.push(value),
    everyMs: 60_000,
    notRead: 'a.not',
  }
  const copy = await openLiveCopy(tools(), copied)
  isDown = true
  await expect(copy.spread()).rejects.toThrow('no database')
  await expect(openLiveCopy(tools(), copied)).rejects.toThrow('no database')
  expect(taken).toEqual([1])
  copy.stop()
})
