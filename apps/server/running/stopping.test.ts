import type { AddressInfo } from 'node:net'
import { newId } from '@hojip/platform/ids'
import { untilWaiting } from '@hojip/platform/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aGuardedMall, type GuardedMall } from '../security/testing/guarded-mall.ts'

let mall: GuardedMall
beforeAll(async () => {
  mall = await aGuardedMall()
  await mall.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => mall.close())

test('a call under way when the mall is stopped gets its answer, and new connections are refused', async () => {
  const { port } = mall.app.server.address() as AddressInfo
  const address = `http://127.0.0.1:${port}/v1/bizShop/queryShopInfo?shopId=${newId()}`
  let answer: Promise<Response> | undefined
  let stopped: Promise<void> | undefined
  await mall.tools.db.transaction().execute(async (tx) => {
    await sql`lock table shop in access exclusive mode`.execute(tx)
    answer = fetch(address)
    await untilWaiting(mall.tools.db)
    stopped = mall.stop()
    // The server is about to close idle connections, and none is idle.
    while (mall.app.server.listening) await new Promise((done) => setImmediate(done))
    await expect(fetch(address)).rejects.toThrow('fetch failed')
  })
  const { status, headers } = await answer!
  expect([status, headers.get('connection')]).toEqual([200, 'close'])
  await stopped
})
