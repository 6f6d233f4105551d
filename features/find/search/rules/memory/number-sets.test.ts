import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  append,
  compact,
  eachOf,
  intersection,
  isLast,
  membersOf,
  noNumbers,
  union,
  type NumberSet,
} from './number-sets.ts'

const end = 700
const numbers = fc
  .uniqueArray(fc.nat(end - 1), { maxLength: 300 })
  .map((some) => some.toSorted((a, b) => a - b))

function listed(some: readonly number[]): NumberSet {
  const set = { ...noNumbers }
  for (const one of some) append(set, one)
  return set
}

function all(set: NumberSet): number[] {
  const found: number[] = []
  eachOf(set, (one) => {
    found.push(one)
  })
  return found
}

/** Some as lists that may still grow, some compact, of which the large ones are bits. */
const sets = fc.array(fc.tuple(numbers, fc.boolean()), { minLength: 1, maxLength: 4 })

function made(some: readonly (readonly [number[], boolean])[]): NumberSet[] {
  return some.map(([one, isCompact]) => (isCompact ? compact(listed(one), end) : listed(one)))
}

test('an intersection has what all sets have', () => {
  fc.assert(
    fc.property(sets, (some) => {
      const found = intersection(made(some))
      const [first, ...others] = some.map(([one]) => one)
      expect(all(found)).toEqual(first!.filter((one) => others.every((other) => other.includes(one))))
      expect(found.size).toBe(all(found).length)
    }),
  )
})

test('a union has what any set has', () => {
  fc.assert(
    fc.property(sets, (some) => {
      const found = union(made(some), end)
      const expected = [...new Set(some.flatMap(([one]) => one))].toSorted((a, b) => a - b)
      expect(all(found)).toEqual(expected)
      expect(found.size).toBe(expected.length)
    }),
  )
})

test('members are told in ascending order, whichever are asked for', () => {
  fc.assert(
    fc.property(numbers, numbers, fc.boolean(), (some, asked, isCompact) => {
      const has = membersOf(made([[some, isCompact]])[0]!)
      expect(asked.filter(has)).toEqual(asked.filter((one) => some.includes(one)))
    }),
  )
})

test('reading stops when it is told to', () => {
  const seen: number[] = []
  for (const set of [listed([1, 2, 3]), compact(listed([1, 2, 3]), 4)])
    eachOf(set, (one) => {
      seen.push(one)
      return one === 2
    })
  expect(seen).toEqual([1, 2, 1, 2])
})

test('a set that grows is the same as a list and as bits, and smaller where it is dense', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.integer({ min: 1, max: 60 }), (first, then) => {
      const some = [
        ...Array.from({ length: 300 }, (_, i) => i * first),
        ...Array.from({ length: 300 }, (_, i) => 300 * first + i * then),
      ]
      const set = listed(some)
      const last = some.at(-1)!
      expect(all(set)).toEqual(some)
      expect([isLast(set, last), isLast(set, last + 1)]).toEqual([true, false])
      for (const end of [last + 1, 100_000]) {
        const small = compact(set, end)
        expect(all(small)).toEqual(some)
        expect(small.data.byteLength).toBeLessThanOrEqual(4 * some.length)
      }
    }),
  )
  expect(listed(Array.from({ length: 300 }, (_, i) => i)).data.byteLength).toBeLessThan(80)
  expect(listed([7]).isBits).toBe(false)
  // Frequent among the first products only, as the words of one shop's may be.
  const early = [...Array.from({ length: 300 }, (_, i) => i), 900_000, 900_001]
  expect(all(listed(early))).toEqual(early)
  expect(listed(early).data.byteLength).toBeLessThan(4_000)
})
