import { expect, test } from 'vitest'
import type { Cart } from '../../contract.ts'
import { createCartQueue } from './cart-queue.ts'

/** A cart as the queue sees it, which reads nothing of it: `kinds` represents anything that a change could affect. */
function cartWith(kinds: number): Cart {
  return { list: [], invalidList: [], kinds, checkedMoney: '0.00' }
}

function to(kinds: number) {
  return () => cartWith(kinds)
}

function aQueue() {
  const log: string[] = []
  const queue = createCartQueue()
  queue.listen({
    onAnswer: (cart) => log.push(`answer ${cart.kinds}`),
    onFailure: (error) => log.push(`failure ${String(error)}`),
    onChange: () => undefined,
  })
  const sending = (kinds: number) => () => {
    log.push(`send ${kinds}`)
    return Promise.resolve(cartWith(kinds))
  }
  return { queue, log, sending }
}

test('a change is shown before the server responds, and only until then', async () => {
  const { queue, sending } = aQueue()
  const done = queue.push('num a', to(5), sending(5))
  expect(queue.shown(cartWith(1)).kinds).toBe(5)
  expect(await done).toBe(true)
  expect(queue.shown(cartWith(1)).kinds).toBe(1)
})

test('changes are sent one after the other', async () => {
  const { queue, log, sending } = aQueue()
  void queue.push('num a', to(1), sending(1))
  void queue.push('num b', to(2), sending(2))
  await queue.idle()
  expect(log).toEqual(['send 1', 'answer 1', 'send 2', 'answer 2'])
})

test('of quick changes of one line only the first and the last are sent', async () => {
  const { queue, log, sending } = aQueue()
  const presses = [1, 2, 3, 4].map((n) => queue.push('num a', to(n), sending(n)))
  expect(queue.shown(cartWith(0)).kinds).toBe(4)
  expect(await Promise.all(presses)).toEqual([true, true, true, true])
  expect(log).toEqual(['send 1', 'answer 1', 'send 4', 'answer 4'])
})

test('a refused change is undone, and those after it are still sent', async () => {
  const { queue, log, sending } = aQueue()
  const refused = queue.push('num a', to(9), () => Promise.reject(new Error('short')))
  const other = queue.push('num b', to(2), sending(2))
  expect([await refused, await other]).toEqual([false, true])
  expect(log).toEqual(['failure Error: short', 'send 2', 'answer 2'])
  expect(queue.shown(cartWith(0)).kinds).toBe(0)
})

test('an empty queue is idle', async () => {
  const { queue, log } = aQueue()
  await queue.idle()
  expect(log).toEqual([])
})
