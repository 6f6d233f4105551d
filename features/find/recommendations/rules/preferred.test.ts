import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseMixed, leadsToItsKind, sourcesOf, type Candidate, type Signal } from './preferred.ts'

function signal(kind: Signal['kind'], goodsId: string, atMs: number): Signal {
  return { kind, goodsId, atMs }
}

test('a product is a source once, by the strongest thing done with it, the newest first', () => {
  const signals = [
    signal('viewed', 'pot', 50),
    signal('inCart', 'kimchi', 40),
    signal('viewed', 'kimchi', 30),
    signal('saved', 'tea', 20),
    signal('bought', 'tea', 10),
  ]
  expect(sourcesOf(signals)).toEqual([
    { kind: 'viewed', goodsId: 'pot' },
    { kind: 'inCart', goodsId: 'kimchi' },
    { kind: 'bought', goodsId: 'tea' },
  ])
})

test('of each kind only the newest lead to others', () => {
  const signals = Array.from({ length: 20 }, (_, i) => signal('viewed', `product ${i}`, 100 - i))
  expect(sourcesOf(signals).map(({ goodsId }) => goodsId)).toEqual(
    signals.slice(0, 6).map(({ goodsId }) => goodsId),
  )
  expect(sourcesOf([])).toEqual([])
})

test('what was bought does not lead to more of its kind', () => {
  expect(leadsToItsKind({ kind: 'bought', goodsId: 'pot' })).toBe(false)
  expect(leadsToItsKind({ kind: 'viewed', goodsId: 'pot' })).toBe(true)
})

function candidate(goodsId: string, shopId: string): Candidate<null> {
  return { goodsId, shopId, source: null }
}

test('lists take turns, and a shop with everything leaves room for others', () => {
  const ofOneShop = Array.from({ length: 9 }, (_, i) => candidate(`a${i}`, 'a'))
  const others = [candidate('b0', 'b'), candidate('c0', 'c'), candidate('a0', 'a')]
  const chosen = (size: number) => chooseMixed([ofOneShop, others], size).map(({ goodsId }) => goodsId)
  expect(chosen(5)).toEqual(['a0', 'b0', 'a1', 'c0', 'a2'])
  expect(chosen(7)).toEqual(['a0', 'b0', 'a1', 'c0', 'a2', 'a3', 'a4'])
})

test('however the lists are, each product is chosen once, never more than asked for, and all when there is room', () => {
  const lists = fc.array(
    fc.array(
      fc.record({ goodsId: fc.integer({ max: 30, min: 0 }).map(String), n: fc.integer({ max: 4, min: 0 }) }),
    ),
    { maxLength: 6 },
  )
  fc.assert(
    fc.property(lists, fc.integer({ min: 1, max: 40 }), (given, size) => {
      const all = given.map((list) => list.map(({ goodsId }) => candidate(goodsId, `${Number(goodsId) % 4}`)))
      const chosen = chooseMixed(all, size).map(({ goodsId }) => goodsId)
      const different = new Set(all.flat().map(({ goodsId }) => goodsId))
      expect(new Set(chosen).size).toBe(chosen.length)
      expect(chosen).toHaveLength(Math.min(size, different.size))
    }),
  )
})
