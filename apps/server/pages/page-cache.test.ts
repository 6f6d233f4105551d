import { movableClock } from '@hojip/platform/clock'
import { expect, test } from 'vitest'
import { cachePages, type MadePage } from './page-cache.ts'

function made(body: string, isShared: boolean): MadePage {
  return {
    page: { status: 200, headers: {}, body },
    isShared,
  }
}

/** A cache of pages, each of which shows how many were rendered before it. */
function aPlace(isShared: () => boolean) {
  const clock = movableClock(0)
  const pages = cachePages(clock.nowMs, 500)
  let count = 0
  const ask = async (key: string) =>
    (await pages(key, () => Promise.resolve(made(`${key}${(count += 1)}`, isShared())))).body
  return { clock, pages, ask }
}

test('a shared page is rendered once per key while it is cached', async () => {
  const { clock, ask } = aPlace(() => true)
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual(['a1', 'a1', 'b2'])
  clock.advance(499)
  expect(await ask('a')).toBe('a1')
  clock.advance(1)
  expect(await ask('a')).toBe('a3')
})

test('an expired shared page is rendered once for all concurrent requests', async () => {
  const { clock, ask } = aPlace(() => true)
  await ask('a')
  clock.advance(500)
  expect(await Promise.all(['a', 'a', 'a'].map(ask))).toEqual(['a2', 'a2', 'a2'])
})

test('a private page is rendered for each request, also for concurrent ones', async () => {
  const { ask } = aPlace(() => false)
  expect([await ask('a'), await ask('a')]).toEqual(['a1', 'a2'])
  expect(new Set(await Promise.all(['a', 'a', 'a'].map(ask))).size).toBe(3)
})

test('a page that has become private is given to nobody else', async () => {
  let isShared = true
  const { clock, ask } = aPlace(() => isShared)
  await ask('a')
  clock.advance(500)
  isShared = false
  expect(new Set(await Promise.all(['a', 'a', 'a'].map(ask))).size).toBe(3)
  expect([await ask('a'), await ask('a')]).toEqual(['a5', 'a6'])
})

test('a failure is not shared', async () => {
  const { clock, pages, ask } = aPlace(() => true)
  await ask('a')
  clock.advance(500)
  const fails = pages('a', () => Promise.reject(new Error('broken')))
  const other = ask('a')
  await expect(fails).rejects.toThrow('broken')
  expect(await other).toBe('a2')
})
