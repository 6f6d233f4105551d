import { movableClock } from '@hojip/platform/clock'
import { expect, test } from 'vitest'
import { cachePages, type MadePage, type SentPage } from './page-cache.ts'

const ages = { currentMs: 500, askingMs: 750, mostMs: 30_000 }

/** A cache of pages, each of which shows how many were made before it, of a world that may change. */
function aPlace() {
  const clock = movableClock(0)
  const pages = cachePages(clock.nowMs, { ages })
  const world = {
    isShared: true,
    edition: 1,
    questions: 0,
    isDown: false,
    forMany: async (page: SentPage) => page,
    encoding: 'br' as SentPage['encoding'],
  }
  let count = 0
  const make = async (key: string): Promise<MadePage> => {
    const { edition, isShared } = world
    const isCurrent = async () => {
      world.questions += 1
      if (world.isDown) throw new Error('down')
      return world.edition === edition
    }
    const body = Buffer.from(`${key}${(count += 1)}`)
    const page = { status: 200, headers: {}, encoding: world.encoding, body }
    return { page, isShared, isCurrent, forMany: world.forMany }
  }
  const ask = async (key: string) => (await pages(key, () => make(key))).body.toString()
  return { clock, pages, ask, world }
}

test('a shared page is made once per key as long as what it shows is the same', async () => {
  const { clock, ask, world } = aPlace()
  expect([await ask('a'), await ask('a'), await ask('b')]).toEqual(['a1', 'a1', 'b2'])
  for (let i = 0; i < 20; i++) {
    clock.advance(ages.askingMs)
    expect(await ask('a')).toBe('a1')
  }
  expect(world.questions).toBe(20)
})

test('what has changed is shown as soon as the cached page is too old to be sent unasked', async () => {
  const { clock, ask, world } = aPlace()
  await ask('a')
  world.edition = 2
  clock.advance(ages.currentMs - 1)
  expect([await ask('a'), world.questions]).toEqual(['a1', 0])
  clock.advance(1)
  // This one is still sent, and asks on behalf of the next.
  expect([await ask('a'), world.questions]).toEqual(['a1', 1])
  await expect.poll(() => ask('a')).toBe('a2')
})

test('nobody is sent a page that was current too long ago: all who ask meanwhile wait for one question', async () => {
  const { clock, ask, world } = aPlace()
  await ask('a')
  world.edition = 2
  clock.advance(ages.askingMs)
  expect(await Promise.all(['a', 'a', 'a'].map(ask))).toEqual(['a2', 'a2', 'a2'])
  expect(world.questions).toBe(1)
})

test('a page is made anew after its longest age, since it may show the time', async () => {
  const { clock, ask, world } = aPlace()
  await ask('a')
  clock.advance(ages.mostMs)
  expect([await ask('a'), world.questions]).toEqual(['a2', 0])
})

test('when nobody can tell whether it is current, a page is made anew', async () => {
  const { clock, ask, world } = aPlace()
  await ask('a')
  clock.advance(ages.askingMs)
  world.isDown = true
  expect(await ask('a')).toBe('a2')
})

test('a private page is made for each request, also for concurrent ones', async () => {
  const { ask, world } = aPlace()
  world.isShared = false
  expect([await ask('a'), await ask('a')]).toEqual(['a1', 'a2'])
  expect(new Set(await Promise.all(['a', 'a', 'a'].map(ask))).size).toBe(3)
})

test('a page that has become private is given to nobody else', async () => {
  const { clock, ask, world } = aPlace()
  await ask('a')
  clock.advance(ages.askingMs)
  Object.assign(world, { isShared: false, edition: 2 })
  expect(new Set(await Promise.all(['a', 'a', 'a'].map(ask))).size).toBe(3)
  expect([await ask('a'), await ask('a')]).toEqual(['a5', 'a6'])
})

test('a failure is not shared', async () => {
  const { clock, pages, ask, world } = aPlace()
  await ask('a')
  world.edition = 2
  clock.advance(ages.askingMs)
  const fails = pages('a', () => Promise.reject(new Error('broken')))
  const other = ask('a')
  await expect(fails).rejects.toThrow('broken')
  expect(await other).toBe('a2')
})

test('a page that is wanted again is made smaller once, and is sent as it is when that fails', async () => {
  const { ask, world } = aPlace()
  let tries = 0
  world.forMany = async (page) => {
    if ((tries += 1) === 1) throw new Error('no memory')
    return { ...page, body: `${page.body.toString()} in few bytes` }
  }
  expect([await ask('a'), await ask('a'), await ask('a'), tries]).toEqual(['a1', 'a1', 'a1', 1])
  expect([await ask('b'), tries]).toEqual(['b2', 1])
  await ask('b')
  await expect.poll(() => ask('b')).toBe('b2 in few bytes')
  expect(tries).toBe(2)
})

test('one reader after another gets a page that was made for a reader who takes more, in what they take', async () => {
  const { clock, pages, world } = aPlace()
  let [made, packed] = [0, 0]
  world.forMany = async (page) => {
    packed += 1
    await new Promise(setImmediate)
    return { ...page, encoding: 'br', body: 'in few bytes' }
  }
  const make = async (): Promise<MadePage> => {
    made += 1
    const page = { status: 200, headers: {}, encoding: 'zstd', body: Buffer.from('quick') } as const
    return { page, isShared: true, isCurrent: async () => true, forMany: world.forMany }
  }
  const takesBr = ({ encoding }: SentPage) => encoding === 'br'
  expect((await pages('a', make)).encoding).toBe('zstd')
  const many = await Promise.all([1, 2, 3].map(() => pages('a', make, takesBr)))
  expect([many.map(({ encoding }) => encoding), packed]).toEqual([['br', 'br', 'br'], 1])
  for (const passMs of [0, ages.currentMs, ages.askingMs]) {
    clock.advance(passMs)
    expect(await pages('a', make, takesBr)).toMatchObject({ encoding: 'br', body: 'in few bytes' })
  }
  expect([made, packed]).toEqual([1, 1])
})

test('whose browser takes nothing of what is stored has the page made', async () => {
  const { pages, world } = aPlace()
  world.forMany = async () => Promise.reject(new Error('no memory'))
  const make = async (encoding: SentPage['encoding']): Promise<MadePage> => {
    const page = { status: 200, headers: {}, encoding, body: Buffer.from('page') }
    return { page, isShared: true, isCurrent: async () => true, forMany: world.forMany }
  }
  await pages('a', () => make('zstd'))
  const page = await pages(
    'a',
    () => make('br'),
    ({ encoding }) => encoding === 'br',
  )
  expect(page.encoding).toBe('br')
  const others = await pages('a', () => Promise.reject(new Error('stored')))
  expect(others.encoding).toBe('br')
})

test('a stored page holds on to nothing but its own bytes', async () => {
  const { pages, ask } = aPlace()
  await ask('a')
  const { body } = await pages('a', () => Promise.reject(new Error('stored')))
  expect((body as Buffer).buffer.byteLength).toBe(body.length)
})
