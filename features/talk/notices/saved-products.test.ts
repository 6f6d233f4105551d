import { favouritesJobs, favouritesRoutes } from '@hojip/favourites'
import { aShopper, aStall } from '@hojip/inventory/testing'
import { anOrdersMall, type TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
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

/** Runs the comparison as once a minute, twice at the same time, and what it causes. */
async function compare() {
  const { db, jobs } = mall.tools
  const once = () => db.transaction().execute((tx) => jobs.send(tx, 'favourites.compare', {}))
  await Promise.all([once(), once()])
  await jobs.drain()
}

async function unread(lin: Viewer) {
  const { data } = await mall.call(lin, 'POST /message/init')
  return (data as NoticeLists).unread.map(({ title, link }) => ({ title, link }))
}

test('who saved a product for more gets one notice that it costs less', async () => {
  const { db } = mall.tools
  const [lin, jun] = [await aShopper(db), await aShopper(db)]
  const { goodsId } = await aStall(db, { prices: [26_800] })
  const price = (fen: number) => sql`update goods set price_fen = ${fen} where id = ${goodsId}`.execute(db)
  await mall.call(lin, 'POST /appUserFavorite/save', { goodsId })
  await price(20_000)
  await mall.call(jun, 'POST /appUserFavorite/save', { goodsId })
  await price(23_800)
  await compare()
  const expected = [{ title: '你关注的商品降了 ¥30', link: `/goods/info/${goodsId}` }]
  expect([await unread(lin), await unread(jun)]).toEqual([expected, []])
  await price(26_800)
  await compare()
  await price(23_800)
  await compare()
  expect(await unread(lin)).toEqual(expected)
})

test('who saved a product gets a notice when it is back, and none when it was always there', async () => {
  const { db } = mall.tools
  const lin = await aShopper(db)
  const { goodsId, skuIds } = await aStall(db, { stock: 3 })
  const sold = (isSold: boolean) =>
    sql`update stock set reserved = ${isSold ? sql`on_hand` : 0} where sku_id = ${skuIds[0]}`.execute(db)
  await mall.call(lin, 'POST /appUserFavorite/save', { goodsId })
  await compare()
  await sold(true)
  await compare()
  expect(await unread(lin)).toEqual([])
  await sold(false)
  await compare()
  expect(await unread(lin)).toMatchObject([{ title: '你关注的商品到货了' }])
})

test('a price that falls while somebody saves the product is announced when it is there', async () => {
  const { db } = mall.tools
  const lin = await aShopper(db)
  const { goodsId } = await aStall(db, { prices: [9_900] })
  const change = await db.startTransaction().execute()
  await sql`update goods set price_fen = 8000 where id = ${goodsId}`.execute(change)
  await mall.call(lin, 'POST /appUserFavorite/save', { goodsId })
  await compare()
  expect(await unread(lin)).toEqual([])
  await change.commit().execute()
  await compare()
  expect(await unread(lin)).toMatchObject([{ title: '你关注的商品降了 ¥19' }])
})

test('only marked products are compared, and nightly all, so that nothing is missed for good', async () => {
  const { db, jobs } = mall.tools
  const lin = await aShopper(db)
  const { goodsId, skuIds } = await aStall(db, { prices: [9_900], stock: 3 })
  await mall.call(lin, 'POST /appUserFavorite/save', { goodsId })
  await compare()
  // A sale that leaves something changes nothing for those who saved the product.
  await sql`update stock set reserved = 1 where sku_id = ${skuIds[0]}`.execute(db)
  const marks = async () => (await sql`select 1 from favourite_change`.execute(db)).rows.length
  expect(await marks()).toBe(0)
  await sql`update sku set is_on_sale = false where id = ${skuIds[0]}`.execute(db)
  expect(await marks()).toBe(1)
  await compare()
  await sql`update sku set is_on_sale = true where id = ${skuIds[0]}`.execute(db)
  await sql`delete from favourite_change`.execute(db)
  await compare()
  expect(await unread(lin)).toEqual([])
  await db.transaction().execute((tx) => jobs.send(tx, 'favourites.compare-all', {}))
  await jobs.drain()
  expect(await unread(lin)).toMatchObject([{ title: '你关注的商品到货了' }])
})

test('followers of a product get the same notices as those who saved it, and who does both gets one', async () => {
  const { db } = mall.tools
  const [lin, jun] = [await aShopper(db), await aShopper(db)]
  const { goodsId } = await aStall(db, { prices: [9_900] })
  for (const viewer of [lin, jun]) await mall.call(viewer, 'POST /appUserFollow/save', { goodsId })
  await sql`update goods set price_fen = 12000 where id = ${goodsId}`.execute(db)
  await mall.call(jun, 'POST /appUserFavorite/save', { goodsId })
  await sql`update goods set price_fen = 8000 where id = ${goodsId}`.execute(db)
  await compare()
  expect([await unread(lin), await unread(jun)]).toMatchObject([
    [{ title: '你关注的商品降了 ¥19' }],
    [{ title: '你关注的商品降了 ¥40' }],
  ])
  await mall.call(lin, 'POST /appUserFollow/deleteByGoodsId', { goodsId })
  await sql`update goods set price_fen = 7000 where id = ${goodsId}`.execute(db)
  await compare()
  expect([(await unread(lin)).length, (await unread(jun)).length]).toEqual([1, 2])
})
