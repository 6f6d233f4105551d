import { presenceChannel } from '@hojip/live/presence-channel'
import { aShopper } from '@hojip/inventory/testing'
import type { TestMall } from '@hojip/orders/testing'
import { movableClock } from '@hojip/platform/clock'
import type { Viewer } from '@hojip/platform/http'
import { epochOfWire } from '@hojip/platform/mall-time'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tellPresence } from './presence.ts'
import { aMallWithChat, aTalk, chatOptions, say } from '../../testing.ts'

let mall: TestMall
beforeAll(async () => void (mall = await aMallWithChat(movableClock(epochOfWire('2026-11-23 10:00:00')))))
afterAll(() => mall.stop())

/** What open conversations with a shop, or with the mall's service, received. */
async function presences(shopId: string | null) {
  const { rows } = await sql<{ frame: object }>`
    select frame from push_event where channel = ${presenceChannel(shopId)} and event = 'presence'
    order by id`.execute(mall.tools.db)
  return rows.map(({ frame }) => frame)
}

async function isThere(viewer: Viewer, wish: object) {
  return (await mall.call(viewer, 'POST /appUserChat/queryPresence', wish)).data.online as boolean
}

function minutePasses(ms = 60_000) {
  mall.tools.clock.advance(ms)
  return tellPresence({ ...mall.tools, ...chatOptions })
}

test('open conversations get an event when an agent comes, goes, falls silent and is there again', async () => {
  const { lin, stall } = await aTalk(mall)
  const { mei, shopId } = stall
  const set = (state?: string) => mall.call(mei, 'POST /bizConsole/chat/setState', { state })
  const once = { data: { shopId } }
  await set()
  expect([await isThere(lin, { shopId }), await presences(shopId)]).toEqual([false, []])
  await set('online')
  expect([await isThere(lin, { shopId }), await presences(shopId)]).toEqual([true, [once]])
  // Signs of life tell nothing.
  for (let n = 0; n < 3; n += 1) {
    await minutePasses(45_000)
    await set()
  }
  expect(await presences(shopId)).toHaveLength(1)
  await set('away')
  expect([await isThere(lin, { shopId }), await presences(shopId)]).toEqual([false, [once, once]])
  await set('online')
  for (let n = 0; n < 2; n += 1) await minutePasses()
  expect(await isThere(lin, { shopId })).toBe(false)
  const silent = (await presences(shopId)).length
  expect(silent).toBeGreaterThan(3)
  await set()
  expect([await isThere(lin, { shopId }), (await presences(shopId)).length]).toEqual([true, silent + 1])
  // Long gone is no news.
  for (let n = 0; n < 5; n += 1) await minutePasses()
  const after = (await presences(shopId)).length
  await minutePasses()
  expect(await presences(shopId)).toHaveLength(after)
})

test('an answer makes an agent who had set nothing be there', async () => {
  const talk = await aTalk(mall)
  const { shopId, mei } = talk.stall
  await say(mall, talk, '在吗')
  await mall.call(mei, 'POST /bizConsole/chat/setState', {})
  await mall.call(mei, 'POST /bizConsole/chat/take', { conversationId: talk.conversationId })
  expect([await isThere(talk.lin, { shopId }), await presences(shopId)]).toEqual([
    true,
    [{ data: { shopId } }],
  ])
})

test('the mall’s service is there while an operator is and within its hours, whose end is announced', async () => {
  const lin = await aShopper(mall.tools.db)
  const ann = { ...(await aShopper(mall.tools.db, 'Ann')), role: 'operator' } satisfies Viewer
  const set = (state?: string) => mall.call(ann, 'POST /sysConsole/chat/setState', { state })
  await set('online')
  expect([await isThere(lin, { official: true }), await presences(null)]).toEqual([true, [{ data: {} }]])
  mall.tools.clock.advance(epochOfWire('2026-11-23 17:29:50') - mall.tools.clock.nowMs())
  await set()
  const before = (await presences(null)).length
  await minutePasses(20_000)
  expect([await isThere(lin, { official: true }), (await presences(null)).length]).toEqual([
    false,
    before + 1,
  ])
})

test('a shop that is not there, and a question that names nobody or both', async () => {
  const lin = await aShopper(mall.tools.db)
  const shopId = '0190e0a0-0000-7000-8000-000000000000'
  expect(await isThere(lin, { shopId })).toBe(false)
  for (const wish of [{}, { shopId, official: true }])
    expect((await mall.call(lin, 'POST /appUserChat/queryPresence', wish)).status).toBe(false)
})
