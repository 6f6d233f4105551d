import type { SitePage } from '@hojip/platform/page'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pages, rightOf } from '../../business/rooms.ts'
import { aGuardedMall, type GuardedMall } from '../security/testing/guarded-mall.ts'

let mall: GuardedMall
beforeAll(async () => {
  mall = await aGuardedMall()
})
afterAll(() => mall.close())

/** The calls that a page makes before it is shown. */
async function callsOf({ load, search, path }: SitePage): Promise<string[]> {
  const made: string[] = []
  const prefetch = (key: string) => {
    made.push(key)
    return Promise.resolve({})
  }
  const params = Object.fromEntries([...path.matchAll(/\$(\w+)/g)].map(([, name]) => [name, '0']))
  await Promise.resolve(
    load?.({ params, search: search?.({}) ?? {}, locale: 'en-US', prefetch: prefetch as never }),
  ).catch(() => undefined)
  return made
}

test('who may open a page of the shop may make the calls that it makes by itself', async () => {
  const rights = new Map(mall.calls.map(({ key, call }) => [key, call.right]))
  const refused: string[] = []
  for (const page of pages)
    for (const key of await callsOf(page)) {
      const right = rights.get(key)
      if (right !== undefined && right !== rightOf(page.path)) refused.push(`${page.path}: ${key} ${right}`)
    }
  expect(refused).toEqual([])
})
