import { expect, test } from 'vitest'
import { newCode, newId, newToken } from './index.ts'

function many<T>(count: number, make: () => T) {
  return Array.from({ length: count }, make)
}

test('ten thousand tokens are all different, 256 bits long, and use all characters evenly', () => {
  const tokens = many(10_000, newToken)
  expect(new Set(tokens).size).toBe(tokens.length)
  expect(tokens.every((token) => /^[\w-]{43}$/.test(token))).toBe(true)
  const counts = new Map<string, number>()
  // The last character holds only four of the 256 bits.
  for (const sign of tokens.flatMap((token) => Array.from(token.slice(0, 42))))
    counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const expected = (10_000 * 42) / 64
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  expect(counts.size).toBe(64)
  // 63 degrees of freedom: a fair generator exceeds this once in many billions of runs.
  expect(chiSquare).toBeLessThan(160)
})

test('ids made one after the other sort in that order, and none repeats', () => {
  const ids = many(10_000, newId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.toSorted()).toEqual(ids)
  expect(
    ids.filter((id) => !/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/.test(id)),
  ).toEqual([])
})

test('a code has the time of the mall’s time zone', () => {
  expect(newCode(Date.UTC(2026, 10, 20, 16, 30, 5))).toMatch(/^261121003005\d{8}$/)
})
