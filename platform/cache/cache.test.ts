import { expect, test } from 'vitest'
import { movableClock } from '../clock/index.ts'
import { batched, boundedCache, cacheCounts, sharedLoads } from './index.ts'

test('entries that nobody has used meanwhile are evicted first, by number and by bytes', () => {
  const cache = boundedCache<string>({ maxEntries: 2, maxBytes: 5, bytesOf: (v) => v.length })
  cache.set('a', 'a')
  cache.set('b', 'b')
  cache.get('a')
  cache.set('c', 'c')
  expect([cache.get('a'), cache.get('b'), cache.size]).toEqual(['a', undefined, 2])
  cache.set('d', 'dddd')
  expect([cache.get('a'), cache.get('c'), cache.bytes]).toEqual(['a', undefined, 5])
  cache.set('e', 'too long')
  expect(cache.get('e')).toBeUndefined()
})

test('when all were used, the oldest is evicted, and never what was stored just now', () => {
  const cache = boundedCache<number>({ maxEntries: 2, maxBytes: 100, bytesOf: () => 1 })
  for (const [n, key] of ['a', 'b', 'c', 'd'].entries()) {
    cache.set(key, n)
    cache.get(key)
  }
  expect(['a', 'b', 'c', 'd'].map((key) => cache.get(key))).toEqual([undefined, undefined, 2, 3])
})

test('loads of one key are shared, and depend on the stamp and the age', async () => {
  const clock = movableClock(0)
  const cached = sharedLoads<number>({
    clock,
    maxAgeMs: 100,
    maxEntries: 10,
    maxBytes: 100,
    bytesOf: () => 1,
  })
  let loads = 0
  const get = (stamp: number) => cached.get('k', stamp, () => Promise.resolve((loads += 1)))
  expect(await Promise.all([get(1), get(1), get(1)])).toEqual([1, 1, 1])
  expect(await get(2)).toBe(2)
  clock.advance(60)
  expect(await get(2)).toBe(2)
  expect(await get(2)).toBe(3)
  clock.advance(100)
  expect(await get(2)).toBe(4)
})

test('a value is not used from its own moment on', async () => {
  const clock = movableClock(0)
  const cached = sharedLoads<{ n: number; untilMs: number }>({
    clock,
    maxAgeMs: 100,
    maxEntries: 10,
    maxBytes: 100,
    bytesOf: () => 1,
    untilMs: (value) => value.untilMs,
  })
  let n = 0
  const get = async () =>
    (await cached.get('k', 1, async () => ({ n: (n += 1), untilMs: clock.nowMs() + 30 }))).n
  expect(await get()).toBe(1)
  clock.advance(29)
  expect(await get()).toBe(1)
  clock.advance(1)
  expect(await get()).toBe(2)
})

test('a failed load is not cached', async () => {
  const clock = movableClock(0)
  const cached = sharedLoads<number>({
    clock,
    maxAgeMs: 100,
    maxEntries: 10,
    maxBytes: 100,
    bytesOf: () => 1,
  })
  await expect(cached.get('k', 1, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone')
  expect(await cached.get('k', 1, () => Promise.resolve(7))).toBe(7)
})

test('keys requested together are loaded together, each once', async () => {
  const asked: string[][] = []
  const one = batched((keys) => {
    asked.push(keys)
    return Promise.resolve(new Map(keys.filter((k) => k !== 'absent').map((k) => [k, k.toUpperCase()])))
  }, 3)
  expect(await Promise.all(['a', 'b', 'a', 'absent', 'd'].map(one))).toEqual(['A', 'B', 'A', undefined, 'D'])
  expect(asked).toEqual([['a', 'b', 'absent'], ['d']])
})

test('a failing batch fails only its callers', async () => {
  let fails = true
  const one = batched((keys) =>
    fails ? Promise.reject(new Error('down')) : Promise.resolve(new Map(keys.map((k) => [k, k]))),
  )
  await expect(one('a')).rejects.toThrow('down')
  fails = false
  expect(await one('a')).toBe('a')
})

test('a named cache counts what it had and what it had not; caches of one name count together', () => {
  const make = () => boundedCache<string>({ name: 'tea', maxEntries: 2, maxBytes: 10, bytesOf: () => 1 })
  const [one, other] = [make(), make()]
  one.set('a', 'x')
  one.get('a')
  one.get('b')
  other.get('a')
  expect(cacheCounts().get('tea')).toEqual({ hits: 1, misses: 2 })
})
