import { expect, test } from 'vitest'
import { createMeters, quantileMs } from './index.ts'

test('calls are counted by how long they took, and taking them starts anew', () => {
  const meters = createMeters()
  for (const ms of [1, 5, 30, 4_000]) meters.call(ms, ms > 1_000)
  const taken = meters.take()
  expect(taken).toMatchObject({ calls: 4, failed: 1, times: [2, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1] })
  expect(meters.take().calls).toBe(0)
  meters.giveBack(taken)
  meters.call(1, false)
  expect(meters.take()).toMatchObject({ calls: 5, failed: 1 })
})

test('only slow statements are noted, each once with its sum', () => {
  const meters = createMeters()
  meters.statement('select 1', 10)
  meters.statement('select\n  $1', 300.4)
  meters.statement('select\n  $1', 500)
  expect(meters.take().statements).toMatchObject([{ text: 'select $1', times: 2, totalMs: 800, mostMs: 500 }])
})

test('values that are written into a text are left out, and do not tell statements apart', () => {
  const meters = createMeters()
  for (const name of ['Lin', "O''Hara"]) meters.statement(`select from a where name = '${name}'`, 300)
  expect(meters.take().statements).toMatchObject([{ text: 'select from a where name = ?', times: 2 }])
})

test('no more than fifty texts are counted separately, so a flood of them takes no memory', () => {
  const meters = createMeters()
  for (let at = 0; at < 200; at++) meters.statement(`select ${at}`, 300)
  expect(meters.take().statements).toHaveLength(50)
})

test('the quantile is the bound of its class', () => {
  expect(quantileMs([], 0.95)).toBeNull()
  expect(quantileMs([95, 5], 0.95)).toBe(5)
  expect(quantileMs([94, 6], 0.95)).toBe(10)
  expect(quantileMs([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1], 0.95)).toBe(3_000)
})
