import { movableClock } from '@hojip/platform/clock'
import { expect, test } from 'vitest'
import { keepPages, type MadePage } from './kept-pages.ts'

function made(body: string, isShared: boolean): MadePage {
  return {
    page: { status: 200, headers: {}, body },
    isShared,
  }
}

/** A place to ask for pages, each of which says how many were made before it. */
function aPlace(isShared: () => boolean) {
  const clock = movableClock(0)
  const pages = keepPages(clock.nowMs, 500)
  let count = 0
  const ask = async (key: string) =>
    (await pages(key, () => Promise.resolve(made(`${key}${(count += 1)}`, isShared())))).body
  return { clock, pages, ask }
}

test('a shared page is made once in a moment, by itself for each key', async () => {
  const { clock, ask } = aPlace(() => true)
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual(['a1', 'a1', 'b2'])
  clock.advance(499)
  expect(await ask('a')).toBe('a1')
  clock.advance(1)
  expect(await ask('a')).toBe('a3')
})

test('a page known to be shared is made anew once for all who ask together', async () => {
  const { clock, ask } = aPlace(() => true)
  await ask('a')
  clock.advance(500)
  expect(await Promise.all(['a', 'a', 'a'].map(ask))).toEqual(['a2', 'a2', 'a2'])
})

test('a page that is not for everybody is made for each, also for those who ask together', async () => {
  const { ask } = aPlace(() => false)
  expect([await ask('a'), await ask('a')]).toEqual(['a1', 'a2'])
  expect(new Set(await Promise.all(['a', 'a', 'a'].map(ask))).size).toBe(3)
})

test('a page that is no longer for everybody is given to nobody else', async () => {
  let isShared = true
  const { clock, ask } = aPlace(() => isShared)
  await ask('a')
  clock.advance(500)
  isShared = false
  expect(new Set(await Promise.all(['a', 'a', 'a'].map(ask))).size).toBe(3)
  expect([await ask('a'), await ask('a')]).toEqual(['a5', 'a6'])
})

test('a failure is nobody else’s', async () => {
  const { clock, pages, ask } = aPlace(() => true)
  await ask('a')
  clock.advance(500)
  const fails = pages('a', () => Promise.reject(new Error('broken')))
  const other = ask('a')
  await expect(fails).rejects.toThrow('broken')
  expect(await other).toBe('a2')
})
