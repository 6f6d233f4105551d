import type { Client } from '@hojip/platform/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { mergeSeen } from './merge-seen.ts'
import { rememberHere, seenHere, switchSeenHere } from './seen-here.ts'

const tea = '01900000-0000-7000-8000-000000000001'
const kimchi = '01900000-0000-7000-8000-000000000002'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  return () => vi.unstubAllGlobals()
})

function aClient(answer: () => Promise<null>) {
  const asked: unknown[] = []
  const client = (call: string, input: unknown) => {
    asked.push([call, input])
    return answer()
  }
  return { asked, client: client as unknown as Client }
}

test('what a visitor looked at is taken into the account once, then forgotten here', async () => {
  rememberHere(tea)
  rememberHere(kimchi)
  const { asked, client } = aClient(() => Promise.resolve(null))
  await mergeSeen(client)
  await mergeSeen(client)
  const look = (goodsId: string) => ({ goodsId, watchedAt: expect.any(Number) as number })
  expect(asked).toEqual([['POST /appUserWatchedGoods/saveAll', { list: [look(kimchi), look(tea)] }]])
  expect(seenHere()).toEqual([])
})

test('a failure keeps it for the next time; switched off, there is nothing to take', async () => {
  rememberHere(tea)
  await mergeSeen(aClient(() => Promise.reject(new Error('offline'))).client)
  expect(seenHere()).toEqual([tea])
  switchSeenHere(false)
  const { asked, client } = aClient(() => Promise.resolve(null))
  await mergeSeen(client)
  expect(asked).toEqual([])
})
