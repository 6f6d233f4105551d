import { expect, test } from 'vitest'
import { daysTo, seedFrom, seedOfDay, seedsOfRun, turnOfSeed } from './seed-of-day.ts'

test('the seed is the day in UTC', () => {
  expect(seedOfDay(new Date('2026-11-28T23:59:59Z'))).toBe(20_261_128)
  expect(seedOfDay(new Date('2026-11-29T00:00:00Z'))).toBe(20_261_129)
})

test('consecutive days are consecutive turns, also from month to month and from year to year', () => {
  expect(daysTo(19_700_101)).toBe(0)
  expect(turnOfSeed(20_261_201) - turnOfSeed(20_261_130)).toBe(1)
  expect(turnOfSeed(20_270_101) - turnOfSeed(20_261_231)).toBe(1)
  expect(turnOfSeed(20_280_301) - turnOfSeed(20_280_228)).toBe(2)
  expect(turnOfSeed(7)).toBe(7)
})

test.each([20_261_399, 20_261_131, 20_270_229, 0, 7, 120_261_128, -20_261_128])('%d is no day', (number) => {
  expect(daysTo(number)).toBeUndefined()
})

test('a seed from the environment is a whole number, not below 0', () => {
  const now = new Date('2026-11-28T12:00:00Z')
  expect(seedFrom(undefined, now)).toBe(20_261_128)
  expect(seedFrom('7', now)).toBe(7)
  for (const wrong of ['', '-7', '1e3', '0.5', 'today', '1234567890'])
    expect(() => seedFrom(wrong, now)).toThrow('no seed')
})

test('a run over midnight keeps its day, unless another one is set', () => {
  const env = seedsOfRun({}, new Date('2026-11-28T23:59:59Z'))
  expect(env).toEqual({ TORTURE_SEED: '20261128', LOOKS: '20261128' })
  const later = new Date('2026-11-29T00:30:00Z')
  expect(seedsOfRun(env, later)).toEqual(env)
  expect(seedsOfRun({ LOOKS: 'all' }, later)).toEqual({ TORTURE_SEED: '20261129', LOOKS: 'all' })
})
