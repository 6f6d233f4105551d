import { openCatalogCache } from '@hojip/catalog'
import { systemClock } from '@hojip/platform/clock'
import { expect, test } from 'vitest'
import { cacheBytes, cacheMb, indexBytes, type CacheBytes } from './cache-bytes.ts'

function sumOf({ catalog, search, ...others }: CacheBytes): number {
  const all = [...Object.values({ ...catalog }), ...Object.values({ ...search }), ...Object.values(others)]
  return all.reduce((sum, bytes) => sum + bytes, 0)
}

test('the size of the caches is set, or follows the memory of the machine or the container', () => {
  expect(cacheMb({ MEMORY_MB: 64, workers: 4 }, 24_000)).toBe(64)
  expect(cacheMb({ MEMORY_MB: undefined, workers: 1 }, 2_000)).toBe(250)
  expect(cacheMb({ MEMORY_MB: undefined, workers: 1 }, 24_000)).toBe(384)
  expect(cacheMb({ MEMORY_MB: undefined, workers: 1 }, 128)).toBe(32)
})

test('the index of the search has its own share, and none where nobody wants it', () => {
  expect(indexBytes({ SEARCH_MEMORY_MB: 0, workers: 1 }, 24_000)).toBe(0)
  expect(indexBytes({ SEARCH_MEMORY_MB: undefined, workers: 1 }, 2_000)).toBe(250 * 2 ** 20)
  expect(indexBytes({ SEARCH_MEMORY_MB: undefined, workers: 1 }, 24_000)).toBe(1_024 * 2 ** 20)
})

test('the processes of a machine share what is not set, each within the same bounds', () => {
  expect(cacheMb({ MEMORY_MB: undefined, workers: 4 }, 8_000)).toBe(250)
  expect(cacheMb({ MEMORY_MB: undefined, workers: 16 }, 2_000)).toBe(32)
  expect(indexBytes({ SEARCH_MEMORY_MB: undefined, workers: 4 }, 8_000)).toBe(250 * 2 ** 20)
})

test('the caches together have the whole of it, and each follows it', () => {
  for (const mb of [16, 100, 384]) {
    expect(sumOf(cacheBytes(mb))).toBeLessThanOrEqual(mb * 2 ** 20)
    expect(sumOf(cacheBytes(mb))).toBeGreaterThan(0.999 * mb * 2 ** 20)
  }
  expect(cacheBytes(200).catalog.views).toBe(2 * cacheBytes(100).catalog.views)
  expect(cacheBytes(200).search.lists).toBe(2 * cacheBytes(100).search.lists)
})

test('a cache that was opened with its share stays within it', () => {
  const { catalog } = cacheBytes(16)
  const { cards } = openCatalogCache({ db: {} as never, clock: systemClock }, 1_000, catalog)
  for (let n = 0; n < 10_000; n += 1)
    cards.set(String(n), { goodsVersion: 1, catalogVersion: 1, card: {} as never })
  expect(cards.bytes).toBeLessThanOrEqual(catalog.cards)
  expect(cards.bytes).toBeGreaterThan(catalog.cards / 2)
})
