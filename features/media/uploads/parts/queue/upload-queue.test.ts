import { beforeEach, expect, test } from 'vitest'
import { mostBytes } from '../../rules/limits.ts'
import { fileProblem } from '../../rules/file-problem.ts'
import { createUploadQueue, inOrderOfAdding, type Sending, type UploadQueue } from './upload-queue.ts'

interface Going {
  name: string
  progress: (share: number) => void
  signal: AbortSignal
  arrive: () => void
  fail: (error: Error) => void
}

let going: Going[]
let shown: readonly Sending[]
let done: [string, number][]
let dropped: string[]
let queue: UploadQueue

beforeEach(() => {
  ;[going, shown, done, dropped] = [[], [], [], []]
  queue = createUploadQueue({
    send: (file, progress, signal) =>
      new Promise((resolve, fail) => {
        const arrive = () => resolve({ url: file.name, width: 1, height: 1 })
        going.push({ name: file.name, progress, signal, arrive, fail })
      }),
    problemOf: fileProblem,
    sentenceOf: (error) => (error instanceof RangeError ? error.message : undefined),
    onChange: (next) => void (shown = next),
    onDone: ({ url }, key) => void done.push([url, key]),
    preview: { make: (file) => `blob:${file.name}`, drop: (address) => void dropped.push(address) },
  })
})

function file(name: string, size = 10) {
  return new File([new Uint8Array(size)], name)
}

function states() {
  return shown.map(({ file: { name }, state, failure }) => [name, failure ?? state])
}

/** Waits until promises that have settled are handled. */
function settled() {
  return new Promise((resolve) => setImmediate(resolve))
}

test('two are sent at a time, the next one when one has arrived', async () => {
  queue.add([file('a.png'), file('b.png'), file('c.png')])
  expect(states()).toEqual([
    ['a.png', 'sending'],
    ['b.png', 'sending'],
    ['c.png', 'waiting'],
  ])
  going[0]!.progress(0.4)
  expect(shown[0]!.share).toBe(0.4)
  going[1]!.arrive()
  await settled()
  expect(done).toEqual([['b.png', 2]])
  expect(states()).toEqual([
    ['a.png', 'sending'],
    ['c.png', 'sending'],
  ])
  expect(dropped).toEqual(['blob:b.png'])
})

test('an invalid file is never sent, and the reason is shown', () => {
  queue.add([file('a.svg'), file('b.png', 0), file('c.jpg', mostBytes + 1), file('d.jpg', mostBytes)])
  expect(states()).toEqual([
    ['a.svg', 'extension'],
    ['b.png', 'empty'],
    ['c.jpg', 'size'],
    ['d.jpg', 'sending'],
  ])
  expect(going.map(({ name }) => name)).toEqual(['d.jpg'])
})

test('a refusal is shown in the server’s words; after a lost connection a retry is possible', async () => {
  queue.add([file('a.png'), file('b.png')])
  going[0]!.fail(new RangeError('too many pixels'))
  going[1]!.fail(new Error('the connection was lost'))
  await settled()
  expect(states()).toEqual([
    ['a.png', { said: 'too many pixels' }],
    ['b.png', 'connection'],
  ])
  queue.retry(shown[1]!.key)
  going[2]!.arrive()
  await settled()
  expect(done).toEqual([['b.png', 2]])
})

test('one that is removed is aborted and makes room', async () => {
  queue.add([file('a.png'), file('b.png'), file('c.png')])
  queue.remove(shown[0]!.key)
  expect(going[0]!.signal.aborted).toBe(true)
  expect(going.map(({ name }) => name)).toEqual(['a.png', 'b.png', 'c.png'])
  going[0]!.arrive()
  await settled()
  expect(done).toEqual([])
  for (const { key } of shown) queue.remove(key)
  expect(going.map(({ signal }) => signal.aborted)).toEqual([true, true, true])
  expect([shown, dropped.length]).toEqual([[], 3])
})

test('pictures stay in the order in which they were added, whichever arrives first', () => {
  const keys = new Map([
    ['a', 1],
    ['b', 2],
    ['c', 3],
  ])
  expect(inOrderOfAdding([], 'b', keys)).toEqual(['b'])
  expect(inOrderOfAdding(['b'], 'a', keys)).toEqual(['a', 'b'])
  expect(inOrderOfAdding(['old', 'a', 'c'], 'b', keys)).toEqual(['old', 'a', 'b', 'c'])
  expect(inOrderOfAdding(['old'], 'c', keys)).toEqual(['old', 'c'])
})
