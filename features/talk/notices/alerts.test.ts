import { favouritesJobs, favouritesRoutes } from '@hojip/favourites'
import { aShopper, aStall } from '@hojip/inventory/testing'
import { anOrdersMall, type TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { NoticeLists } from './contract.ts'
import { openNotices } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await anOrdersMall((tools) => {
    favouritesJobs(tools)
    return [...favouritesRoutes(tools), ...openNotices(tools)]
  })
})
afterAll(() => mall.stop())

async function compare() {
  const { db, jobs } = mall.tools
  const once = () => db.transaction().execute((tx) => jobs.send(tx, 'favourites.compare', {}))
  await Promise.all([once(), once()])
  await jobs.drain()
}

async function unread(lin: Viewer) {
  const { data } = await mall.call(lin, 'POST /message/init')
  return (data as NoticeLists).unread.map(({ title, summary, link }) => ({ title, summary, link }))
}

function ask(lin: Viewer, goodsSpecId: string, wish: object) {
  return mall.call(lin, 'POST /appUserNotice/save', { goodsSpecId, ...wish })
}

async function waiting(lin: Viewer, goodsId?: string) {
  const { data } = await mall.call(lin, 'POST /appUserNotice/queryByUserId', goodsId ? { goodsId } : {})
  return data.list as { pkId: string; goodsSpecId: string; type: string; targetPrice?: string }[]
}

/** Sells all units of an option, or brings them back. */
function sold(skuId: string, isSold: boolean) {
  return sql`update stock set reserved = ${isSold ? sql`on_hand` : 0} where sku_id = ${skuId}`.execute(
    mall.tools.db,
  )
}

test('who waits for a sold-out option gets one notice when it is back, and only for that option', async () => {
  const { db } = mall.tools
  const lin = await aShopper(db)
  const { goodsId, skuIds } = await aStall(db, { prices: [2_000, 3_000], stock: 3 })
  const [small, large] = [skuIds[0]!, skuIds[1]!]
  expect((await ask(lin, large, { type: 'stock' })).data.reason).toBe('favourites/inStock')
  await Promise.all([sold(small, true), sold(large, true)])
  await ask(lin, large, { type: 'stock' })
  await compare()
  await sold(small, false)
  await compare()
  expect(await unread(lin)).toEqual([])
  await sold(large, false)
  await compare()
  const expected = [
    { title: '你等的规格到货了', summary: 'kimchi中 2kg中，¥30', link: `/goods/info/${goodsId}` },
  ]
  expect(await unread(lin)).toEqual(expected)
  expect(await waiting(lin)).toEqual([])
  await sold(large, true)
  await compare()
  await sold(large, false)
  await compare()
  expect(await unread(lin)).toEqual(expected)
})

test('an option that comes back while somebody asks is announced', async () => {
  const { db } = mall.tools
  const lin = await aShopper(db)
  const { skuIds } = await aStall(db, { stock: 3 })
  await sold(skuIds[0]!, true)
  const change = await db.startTransaction().execute()
  await sql`update stock set reserved = 0 where sku_id = ${skuIds[0]}`.execute(change)
  await ask(lin, skuIds[0]!, { type: 'stock' })
  await compare()
  expect(await unread(lin)).toEqual([])
  await change.commit().execute()
  await compare()
  expect(await unread(lin)).toMatchObject([{ title: '你等的规格到货了' }])
})

test('a price is announced when it is as low as asked for, and has to be below the present one', async () => {
  const { db } = mall.tools
  const lin = await aShopper(db)
  const { skuIds } = await aStall(db, { prices: [2_000] })
  const [skuId] = skuIds
  const price = (fen: number) => sql`update sku set price_fen = ${fen} where id = ${skuId}`.execute(db)
  for (const targetPrice of ['20.00', '25.00', '0.00'])
    expect((await ask(lin, skuId!, { type: 'price', targetPrice })).data.reason).toBe(
      'favourites/targetNotLower',
    )
  await ask(lin, skuId!, { type: 'price' })
  await ask(lin, skuId!, { type: 'price', targetPrice: '15.00' })
  expect(await waiting(lin)).toMatchObject([{ goodsSpecId: skuId, type: 'price', targetPrice: '15.00' }])
  await price(1_600)
  await compare()
  expect(await unread(lin)).toEqual([])
  await price(1_500)
  await compare()
  expect(await unread(lin)).toMatchObject([{ title: '降到 ¥15 了' }])
})

test('presses at the same moment make one alert, and at most a hundred', async () => {
  const { db } = mall.tools
  const lin = await aShopper(db)
  const stalls = await Promise.all(
    Array.from({ length: 12 }, () => aStall(db, { prices: [1_000, 1_100, 1_200, 1_300, 1_400, 1_500] })),
  )
  const skus = stalls.flatMap(({ skuIds }) => skuIds)
  const presses = [...skus, ...skus.slice(0, 40)]
  const answers = await Promise.all(presses.map((skuId) => ask(lin, skuId, { type: 'price' })))
  expect(answers.every(({ code }) => code === '10000')).toBe(true)
  expect(await waiting(lin)).toHaveLength(72)
  for (const skuId of skus) await sold(skuId, true)
  const more = await Promise.all(skus.map((skuId) => ask(lin, skuId, { type: 'stock' })))
  expect(more.filter(({ code }) => code === '10000')).toHaveLength(28)
  expect(await waiting(lin)).toHaveLength(100)
  expect((await ask(lin, skus[0]!, { type: 'price', targetPrice: '5.00' })).code).toBe('10000')
})

test('alerts are one’s own: nobody else sees or deletes them, and a closed account has none', async () => {
  const { db, jobs } = mall.tools
  const [lin, tao] = [await aShopper(db), await aShopper(db)]
  const { goodsId, skuIds } = await aStall(db)
  await ask(lin, skuIds[0]!, { type: 'price' })
  const [alert] = await waiting(lin, goodsId)
  expect(await waiting(tao, goodsId)).toEqual([])
  await mall.call(tao, `POST /appUserNotice/deleteById/${alert!.pkId}`)
  expect(await waiting(lin, newId())).toEqual([])
  expect(await waiting(lin, goodsId)).toHaveLength(1)
  await mall.call(lin, `POST /appUserNotice/deleteById/${alert!.pkId}`)
  expect(await waiting(lin)).toEqual([])
  await ask(lin, skuIds[0]!, { type: 'price' })
  await db.transaction().execute((tx) => jobs.emit(tx, 'accounts/closed', { userId: lin.userId }))
  await jobs.drain()
  expect(await waiting(lin)).toEqual([])
})
