import { movableClock } from '@hojip/platform/clock'
import { expect, test } from 'vitest'
import { createPatience } from './patience.ts'

function fails(patience: ReturnType<typeof createPatience>, host: string, times: number) {
  for (let i = 0; i < times; i += 1) patience.note(host, false)
}

test('a host is not tried for a minute after three failures in a row', () => {
  const clock = movableClock()
  const patience = createPatience(clock)
  fails(patience, 'a.example', 2)
  patience.note('a.example', true)
  fails(patience, 'a.example', 2)
  expect(patience.isResting('a.example')).toBe(false)
  fails(patience, 'a.example', 1)
  expect(patience.isResting('a.example')).toBe(true)
  expect(patience.isResting('b.example')).toBe(false)
  clock.advance(60_001)
  expect(patience.isResting('a.example')).toBe(false)
})

test('beyond the maximum of failing hosts, the one that failed longest ago is forgotten', () => {
  const patience = createPatience(movableClock(), 2)
  fails(patience, 'a.example', 3)
  fails(patience, 'b.example', 3)
  fails(patience, 'a.example', 1)
  fails(patience, 'c.example', 3)
  const resting = ['a.example', 'b.example', 'c.example'].map(patience.isResting)
  expect(resting).toEqual([true, false, true])
})
