import { expect, test } from 'vitest'
import { hasPlace, takesPlace } from './place.ts'

test('a page that found the queue full goes on trying, also for who had a turn before', () => {
  expect(takesPlace('none', false)).toBe(true)
  expect(takesPlace('none', true)).toBe(true)
  expect(takesPlace('passed', true)).toBe(true)
  // Who has not asked for a new turn gets none.
  expect(takesPlace('passed', false)).toBe(false)
  for (const state of ['ended', 'soldOut', 'gathering', 'waiting', 'letIn'] as const)
    expect(takesPlace(state, true)).toBe(false)
})

test.each([
  ['who came when all was sold out', { number: null, untilAt: null }, false],
  ['who waits', { number: 7, untilAt: null }, true],
  ['whose turn it is', { number: 7, untilAt: 1_001 }, true],
  ['whose turn has passed', { number: 7, untilAt: 1_000 }, false],
])('%s: has a place to keep or not', (_, turn, keeps) => {
  expect(hasPlace({ ...turn, serverTime: 1_000 })).toBe(keeps)
})
