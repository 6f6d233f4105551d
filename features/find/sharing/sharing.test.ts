import { aProduct } from '@hojip/catalog/testing'
import { aRoom } from '@hojip/inventory/testing'
import { minuteMs, movableClock } from '@hojip/platform/clock'
import { newId } from '@hojip/platform/ids'
import { aShop } from '@hojip/shops/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sharingRoutes } from './index.ts'
import { lifeDays } from './rules/life.ts'

const create = 'POST /appShare/createLink'
const resolve = 'GET /appShare/resolve/{code}'

let clock: ReturnType<typeof movableClock>
let { db, api, stop } = {} as Awaited<ReturnType<typeof aRoom>>
let goodsId: string
let skuIds: string[]
beforeAll(async () => {
  ;({ db, api, stop } = await aRoom(
    (tools) =>
      sharingRoutes(tools, {
        secret: 'k3PzQ8vT1mXa9LdR7sWc2YbN5uHf4GjE',
        publicUrl: 'https://mall.example',
        appUrl: 'hojip://open?to={path}',
      }),
    { nowMs: () => clock.nowMs() },
  ))
  ;({ goodsId, skuIds } = await aProduct(db, { prices: [2980, 5980] }))
})
beforeEach(() => {
  clock = movableClock(Date.UTC(2026, 10, 1, 9, 30, 59))
})
afterAll(() => stop())

async function aLink() {
  return (await api.send(create, { targetType: 'goods', targetId: goodsId })).data
}

test('a link to a product leads back to it, with the lowest price of that time', async () => {
  const link = await aLink()
  expect(link).toMatchObject({
    targetType: 'goods',
    targetId: goodsId,
    sharedPrice: '29.80',
    url: `https://mall.example/share?c=${link.code}`,
    appUrl: `hojip://open?to=${encodeURIComponent(`/goods/info/${goodsId}`)}`,
    expireTime: '2026-12-01 17:30:00',
  })
  await sql`update goods set price_fen = 1980 where id = ${goodsId}`.execute(db)
  const { data } = await api.send(resolve, { code: link.code })
  expect(data).toEqual(link)
  await sql`update goods set price_fen = 2980 where id = ${goodsId}`.execute(db)
})

test('an option that is on sale is shared with its own price; any other is left out', async () => {
  const shared = async (goodsSpecId: string) =>
    (await api.send(create, { targetType: 'goods', targetId: goodsId, goodsSpecId })).data
  const link = await shared(skuIds[1]!)
  expect(link).toMatchObject({
    goodsSpecId: skuIds[1],
    sharedPrice: '59.80',
    appUrl: `hojip://open?to=${encodeURIComponent(`/goods/info/${goodsId}?sku=${skuIds[1]}`)}`,
  })
  expect((await api.send(resolve, { code: link.code })).data).toEqual(link)
  const { skuIds: others } = await aProduct(db, { prices: [100] })
  for (const foreign of [others[0]!, newId()]) expect(await shared(foreign)).not.toHaveProperty('goodsSpecId')
})

test('a link to a shop has no price', async () => {
  const shopId = await aShop(db)
  const { data } = await api.send(create, { targetType: 'shop', targetId: shopId })
  expect(data).toMatchObject({ targetType: 'shop', targetId: shopId, sharedPrice: null })
  expect((await api.send(resolve, { code: data.code })).data).toEqual(data)
})

test('the link of a Korean reader opens in Korean for readers without a choice', async () => {
  const { data } = await api.send(create, { targetType: 'goods', targetId: goodsId }, { locale: 'ko-KR' })
  expect(data.url).toMatch(/&lang=ko-KR$/)
})

test('a signed-in user and a visitor get the same link: it contains nothing about who shares', async () => {
  const as = { userId: newId(), role: 'shopper', sessionId: newId() } as const
  const { data } = await api.send(create, { targetType: 'goods', targetId: goodsId }, { as })
  expect(data).toEqual(await aLink())
})

test('what does not exist cannot be shared', async () => {
  for (const targetType of ['goods', 'shop']) {
    const answer = await api.send(create, { targetType, targetId: newId() })
    expect(answer).toMatchObject({ code: '40004', data: { reason: 'sharing/targetGone' } })
  }
})

test('a forged code and an expired one are distinguished', async () => {
  const { code } = await aLink()
  const forged = `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`
  expect((await api.send(resolve, { code: forged })).data).toMatchObject({ reason: 'sharing/linkBroken' })
  clock.advance(lifeDays * 24 * 60 * minuteMs - minuteMs)
  expect((await api.send(resolve, { code })).status).toBe(true)
  clock.advance(minuteMs)
  const late = await api.send(resolve, { code })
  expect(late).toMatchObject({ code: '40009', data: { reason: 'sharing/linkExpired' } })
})
