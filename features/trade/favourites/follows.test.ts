import { aProduct } from '@hojip/catalog/testing'
import { aRoom, aShopper as someShopper } from '@hojip/inventory/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { aShop } from '@hojip/shops/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { favouritesRoutes } from './index.ts'
import { maxFollowedProducts, maxFollows } from './rules/limits.ts'

let { db, api, stop } = {} as Awaited<ReturnType<typeof aRoom>>
beforeAll(async () => {
  ;({ db, api, stop } = await aRoom(favouritesRoutes))
})
afterAll(() => stop())

function aShopper() {
  return someShopper(db)
}

function follow(as: Viewer, shopId: string) {
  return api.send('POST /appUserFollow/save', { shopId }, { as })
}

async function followed(as: Viewer) {
  return (await api.send('POST /appUserFollow/queryByUserId', {}, { as, locale: 'ko-KR' })).data
}

async function state(as: Viewer, shopId: string) {
  const { data } = await api.send('POST /appUserFollow/queryByShopId', { shopId }, { as })
  return [data.isFollowed, data.fansNum]
}

test('followed shops are listed with their best sellers, newest first', async () => {
  const lin = await aShopper()
  const [bare, full] = [await aShop(db), await aShop(db)]
  const ids: string[] = []
  for (let i = 0; i < 5; i++) ids.unshift((await aProduct(db, { shopId: full, salesCount: i })).goodsId)
  for (const shopId of [bare, full]) await follow(lin, shopId)
  const { list, total } = await followed(lin)
  expect(total).toBe(2)
  expect(list.map(({ shopId, goods: products }) => [shopId, products.length])).toEqual([
    [full, 4],
    [bare, 0],
  ])
  expect(list[0]).toMatchObject({ shopName: '메이 김치집', shopLogoPic: null, mark: '泡', fansNum: 1 })
  expect(list[0]!.goods.map(({ pkId }) => pkId)).toEqual(ids.slice(0, 4))
})

test('concurrent follows of a shop add one follower', async () => {
  const [lin, tao, shopId] = [await aShopper(), await aShopper(), await aShop(db)]
  await Promise.all([lin, tao, lin, tao, lin].map((as) => follow(as, shopId)))
  expect(await state(lin, shopId)).toEqual([true, 2])
  const end = () => api.send('POST /appUserFollow/deleteByShopId', { shopId }, { as: lin })
  expect((await Promise.all([end(), end(), end()])).map(({ statusCode }) => statusCode)).toEqual([
    200, 200, 200,
  ])
  expect([await state(lin, shopId), await state(tao, shopId)]).toEqual([
    [false, 1],
    [true, 1],
  ])
})

test('the specification’s delete call unfollows by the shop, or by a product of the shop', async () => {
  const lin = await aShopper()
  const end = (input: Record<string, unknown>) =>
    api.send('POST /appUserFollow/deleteByGoodsId', input, { as: lin })
  const { goodsId, shopId } = await aProduct(db)
  for (const input of [{ shopId }, { goodsId }]) {
    await follow(lin, shopId)
    expect(await end(input)).toMatchObject({ statusCode: 200, data: null })
    expect(await state(lin, shopId)).toEqual([false, 0])
  }
  expect((await end({ goodsId: newId() })).statusCode).toBe(200)
  const nothing = await end({})
  expect(nothing).toMatchObject({ statusCode: 400, data: { fields: [{ field: 'shopId' }] } })
})

test('followed products and favourites never touch each other', async () => {
  const lin = await aShopper()
  const { goodsId, shopId } = await aProduct(db)
  const send = (call: 'save' | 'deleteByGoodsId', of: 'Favorite' | 'Follow') =>
    api.send(`POST /appUser${of}/${call}`, { goodsId }, { as: lin })
  const both = async () => {
    const favourites = (await api.send('POST /appUserFavorite/queryByUserId', {}, { as: lin })).data.list
    const { goodsList, goodsTotal } = await followed(lin)
    const all = (await api.send('POST /appUserFollow/queryGoods', {}, { as: lin, locale: 'ko-KR' })).data
    const { isFollowed } = (await api.send('POST /appUserFollow/queryByGoodsId', { goodsId }, { as: lin }))
      .data
    expect([goodsTotal, all.list, isFollowed]).toEqual([all.total, goodsList, goodsList.length > 0])
    return [favourites.map((one) => one.goodsId), goodsList.map((one) => one.goodsId)]
  }
  await follow(lin, shopId)
  for (let i = 0; i < 2; i++) expect((await send('save', 'Follow')).statusCode).toBe(200)
  expect(await both()).toEqual([[], [goodsId]])
  await send('save', 'Favorite')
  expect(await both()).toEqual([[goodsId], [goodsId]])
  await send('deleteByGoodsId', 'Follow')
  expect(await both()).toEqual([[goodsId], []])
  await send('save', 'Follow')
  await send('deleteByGoodsId', 'Favorite')
  expect(await both()).toEqual([[], [goodsId]])
  await send('deleteByGoodsId', 'Follow')
  expect([await both(), await state(lin, shopId)]).toEqual([
    [[], []],
    [true, 1],
  ])
})

test('a followed product is listed as it is now, with what it costs less', async () => {
  const lin = await aShopper()
  const { goodsId, shopId } = await aProduct(db)
  const save = (input: object) => api.send('POST /appUserFollow/save', input, { as: lin })
  await save({ goodsId })
  await sql`update goods set price_fen = price_fen - 100 where id = ${goodsId}`.execute(db)
  expect(await followed(lin)).toMatchObject({
    total: 0,
    list: [],
    goodsTotal: 1,
    goodsList: [{ goodsId, userId: lin.userId, goods: { pkId: goodsId }, priceDrop: '1.00' }],
  })
  expect((await save({ goodsId: newId() })).code).toBe('40004')
  for (const input of [{}, { goodsId, shopId }])
    expect(await save(input)).toMatchObject({ statusCode: 400, data: { fields: [{ field: 'shopId' }] } })
})

test('the limit of followed products holds for concurrent requests', async () => {
  const lin = await aShopper()
  const model = await aProduct(db)
  const ids = Array.from({ length: maxFollowedProducts - 1 }, () => newId())
  await sql`
    insert into goods select (jsonb_populate_record(null::goods, to_jsonb(g) || jsonb_build_object('id', made.id,
      'handle', made.id))).* from unnest(${ids}::uuid[]) as made (id), goods g
    where g.id = ${model.goodsId}`.execute(db)
  await sql`
    insert into goods_follow (user_id, goods_id, id, price_when_followed_fen)
    select ${lin.userId}, made.id, made.id, 1 from unnest(${ids}::uuid[]) as made (id)`.execute(db)
  const more = [model, await aProduct(db), await aProduct(db)]
  const answers = await Promise.all(
    more.map(({ goodsId }) => api.send('POST /appUserFollow/save', { goodsId }, { as: lin })),
  )
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
})

test('the limit holds for concurrent requests, and refused ones add no follower', async () => {
  const lin = await aShopper()
  const model = await aShop(db)
  const ids = Array.from({ length: maxFollows - 1 }, () => newId())
  await sql`
    insert into shop (id, slug, name, mark) select made.id, made.id::text, s.name, s.mark
    from unnest(${ids}::uuid[]) as made (id), shop s where s.id = ${model}`.execute(db)
  await sql`
    insert into follow (user_id, shop_id, id)
    select ${lin.userId}, made.id, made.id from unnest(${ids}::uuid[]) as made (id)`.execute(db)
  const shops = [model, await aShop(db), await aShop(db)]
  const answers = await Promise.all(shops.map((shopId) => follow(lin, shopId)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const fans = await Promise.all(shops.map(async (shopId) => (await state(lin, shopId))[1]))
  expect(fans.toSorted((a, b) => Number(a) - Number(b))).toEqual([0, 0, 1])
})

test('an unknown shop cannot be followed', async () => {
  const lin = await aShopper()
  expect(await follow(lin, newId())).toMatchObject({ statusCode: 404, code: '40004' })
  const asked = await api.send('POST /appUserFollow/queryByShopId', { shopId: newId() }, { as: lin })
  expect(asked.statusCode).toBe(404)
})
