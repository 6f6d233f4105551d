import { aProduct } from '@hojip/catalog/testing'
import { aRoom, aShopper as someShopper } from '@hojip/inventory/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { aShop } from '@hojip/shops/testing'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { favouritesJobs, favouritesRoutes } from './index.ts'
import { maxFavourites } from './rules/limits.ts'

let { db, tools, api, stop } = {} as Awaited<ReturnType<typeof aRoom>>
beforeAll(async () => {
  ;({ db, tools, api, stop } = await aRoom((tools) => {
    favouritesJobs(tools)
    return favouritesRoutes(tools)
  }))
})
afterAll(() => stop())

function aShopper() {
  return someShopper(db)
}

function save(as: Viewer, goodsId: string) {
  return api.send('POST /appUserFavorite/save', { goodsId }, { as })
}

function remove(as: Viewer, goodsId: unknown) {
  return api.send('POST /appUserFavorite/deleteByGoodsId', { goodsId }, { as })
}

async function saved(as: Viewer, input: object = {}) {
  return (await api.send('POST /appUserFavorite/queryByUserId', input, { as })).data
}

async function savedIds(as: Viewer) {
  return (await saved(as)).list.map(({ goodsId }) => goodsId)
}

function setPrice(goodsId: string, price_fen: number) {
  return db.updateTable('goods').set({ price_fen }).where('id', '=', goodsId).execute()
}

/** Fills the list up to `count` with made-up products of one shop; returns the ids in the order of saving. */
async function fill(as: Viewer, count: number) {
  const { goodsId } = await aProduct(db)
  const ids = Array.from({ length: count }, () => newId())
  await sql`
    insert into goods (id, shop_id, handle, sn, category1_id, name, price_fen)
    select made.id, g.shop_id, made.id::text, made.id::text, g.category1_id, g.name, 100
    from unnest(${ids}::uuid[]) as made (id), goods g where g.id = ${goodsId}`.execute(db)
  await sql`
    insert into favourite (user_id, goods_id, id, price_when_saved_fen)
    select ${as.userId}, made.id, made.id, 100 from unnest(${ids}::uuid[]) as made (id)`.execute(db)
  return ids
}

test('favourites are listed without a payload, newest first, with the products as they are now', async () => {
  const lin = await aShopper()
  const [kimchi, tea] = [await aProduct(db), await aProduct(db, { name: '大麦茶', prices: [1500] })]
  for (const { goodsId } of [kimchi, tea])
    expect(await save(lin, goodsId)).toMatchObject({ statusCode: 200, data: null })
  const { list, ...page } = await saved(lin)
  expect(page).toEqual({ total: 2, pageNum: 1, pageSize: 100, pages: 1, priceDropNum: 0 })
  expect(list.map(({ goodsId, goods: product }) => [goodsId, product.goodsName, product.price])).toEqual([
    [tea.goodsId, '大麦茶', '15.00'],
    [kimchi.goodsId, '手工辣白菜', '29.80'],
  ])
  expect(list[0]).not.toHaveProperty('priceDrop')
  expect(list[0]!.userId).toBe(lin.userId)
})

test('concurrent saves of a product make one favourite, and deleting it twice succeeds', async () => {
  const lin = await aShopper()
  const { goodsId } = await aProduct(db)
  const answers = await Promise.all(Array.from({ length: 8 }, () => save(lin, goodsId)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
  expect(await savedIds(lin)).toEqual([goodsId])
  for (let i = 0; i < 2; i++)
    expect(await remove(lin, goodsId)).toMatchObject({ statusCode: 200, data: null })
  expect(await savedIds(lin)).toEqual([])
})

test('products to delete are named by an id, several, or an object that has one', async () => {
  const lin = await aShopper()
  const ids: string[] = []
  for (let i = 0; i < 4; i++) ids.push((await aProduct(db)).goodsId)
  for (const id of ids) await save(lin, id)
  const [a, b, c, d] = ids as [string, string, string, string]
  await remove(lin, a)
  expect(await savedIds(lin)).toEqual([d, c, b])
  await remove(lin, { goodsId: b, pkId: 'whatever' })
  expect(await savedIds(lin)).toEqual([d, c])
  await remove(lin, [c, d, newId()])
  expect(await savedIds(lin)).toEqual([])
})

test.each([
  ['nothing', undefined],
  ['no id', 'kimchi'],
  ['an empty list', []],
  ['a list with no id', ['kimchi']],
  ['an object without one', { id: 'kimchi' }],
])('deleting %s is refused, and the refusal names the field', async (_, goodsId) => {
  const answer = await remove(await aShopper(), goodsId)
  const field = expect.stringMatching(/^goodsId/) as unknown
  expect(answer).toMatchObject({ statusCode: 400, code: '40001', data: { fields: [{ field }] } })
})

test('a fallen price is returned, and can be used as a filter', async () => {
  const lin = await aShopper()
  const [cheaper, dearer, gone] = [await aProduct(db), await aProduct(db), await aProduct(db)]
  for (const { goodsId } of [cheaper, dearer, gone]) await save(lin, goodsId)
  await setPrice(cheaper.goodsId, 1980)
  await setPrice(dearer.goodsId, 3980)
  await setPrice(gone.goodsId, 100)
  await db.updateTable('goods').set({ is_on_sale: false }).where('id', '=', gone.goodsId).execute()
  const all = await saved(lin)
  expect(all.list.map(({ priceDrop, goods: product }) => [priceDrop, product.isOnSale])).toEqual([
    [undefined, false],
    [undefined, true],
    ['10.00', true],
  ])
  expect(all).toMatchObject({ total: 3, priceDropNum: 1 })
  const only = await saved(lin, { onlyPriceDrop: true })
  expect(only.list.map(({ goodsId }) => goodsId)).toEqual([cheaper.goodsId])
  expect(only).toMatchObject({ total: 1, priceDropNum: 1 })
  // Saving again does not change the stored price.
  await save(lin, cheaper.goodsId)
  expect((await saved(lin, { onlyPriceDrop: true })).list[0]!.priceDrop).toBe('10.00')
})

test('favourites are found by words of the product or its shop, in any language', async () => {
  const [lin, tao] = [await aShopper(), await aShopper()]
  const name = { 'zh-CN': '长白山 绿茶', 'en-US': 'Green tea 100%', 'ko-KR': '장백 녹차' }
  const shopId = await aShop(db, { name: { 'zh-CN': '青瓷茶事', 'en-US': 'Celadon', 'ko-KR': '청자' } })
  const [tea, kimchi] = [await aProduct(db, { shopId, name }), await aProduct(db)]
  for (const { goodsId } of [tea, kimchi]) await save(lin, goodsId)
  await save(tao, kimchi.goodsId)
  await setPrice(kimchi.goodsId, 1980)
  const found = async (goodsName: string, more: object = {}) => {
    const { list, total, priceDropNum } = await saved(lin, { goodsName, ...more })
    expect(list).toHaveLength(total)
    return [list.map(({ goodsId }) => (goodsId === tea.goodsId ? 'tea' : 'kimchi')).join(' '), priceDropNum]
  }
  for (const words of ['绿茶', 'TEA', '녹차', '青瓷', 'celadon tea', '绿茶　长白', '100%'])
    expect([words, ...(await found(words))]).toEqual([words, 'tea', 0])
  expect(await found('kimchi', { onlyPriceDrop: true })).toEqual(['kimchi', 1])
  expect(await found('tea', { onlyPriceDrop: true })).toEqual(['', 0])
  for (const words of ['tea kimchi', '50%', '_', '·']) expect(await found(words)).toEqual(['', 0])
  expect(await found('  ')).toEqual(['kimchi tea', 1])
  expect((await saved(tao, { goodsName: '绿茶' })).total).toBe(0)
  const answer = await api.send(
    'POST /appUserFavorite/queryByUserId',
    { goodsName: '茶'.repeat(61) },
    { as: lin },
  )
  expect(answer).toMatchObject({ statusCode: 400, data: { fields: [{ field: 'goodsName' }] } })
})

test('pages neither overlap nor skip', async () => {
  const lin = await aShopper()
  const ids: string[] = []
  for (let i = 0; i < 5; i++) ids.unshift((await aProduct(db)).goodsId)
  for (const id of ids.toReversed()) await save(lin, id)
  const page = async (pageNum: number) =>
    (await saved(lin, { pageNum, pageSize: 2 })).list.map(({ goodsId }) => goodsId)
  expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
    ids.slice(0, 2),
    ids.slice(2, 4),
    ids.slice(4),
    [],
  ])
})

test('the limit holds for concurrent requests', async () => {
  const lin = await aShopper()
  await fill(lin, maxFavourites - 1)
  const products = await Promise.all([aProduct(db), aProduct(db), aProduct(db)])
  const answers = await Promise.all(products.map(({ goodsId }) => save(lin, goodsId)))
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
  const refused = answers.find(({ statusCode }) => statusCode === 409)
  expect(refused).toMatchObject({ code: '40009', msg: '最多收藏 2000 件商品，请先删掉一些' })
  // A saved product may be saved again at the limit.
  const saving = products[answers.findIndex(({ statusCode }) => statusCode === 200)]!
  expect((await save(lin, saving.goodsId)).statusCode).toBe(200)
})

test('the call lists the products that are not saved yet', async () => {
  const [lin, tao] = [await aShopper(), await aShopper()]
  const [kimchi, tea] = [await aProduct(db), await aProduct(db)]
  await save(lin, kimchi.goodsId)
  const ask = async (as: Viewer) => {
    const goodsIds = [kimchi.goodsId, tea.goodsId, kimchi.goodsId]
    return (await api.send('POST /appUserFavorite/queryByGoodsIds', { goodsIds }, { as })).data.list
  }
  expect(await ask(lin)).toEqual([
    { goodsId: kimchi.goodsId, canFavorite: false },
    { goodsId: tea.goodsId, canFavorite: true },
  ])
  expect((await ask(tao)).map(({ canFavorite }) => canFavorite)).toEqual([true, true])
})

test('a user cannot see or delete another user’s favourites', async () => {
  const [lin, tao] = [await aShopper(), await aShopper()]
  const { goodsId } = await aProduct(db)
  await save(lin, goodsId)
  await remove(tao, goodsId)
  expect([await savedIds(lin), await savedIds(tao)]).toEqual([[goodsId], []])
})

test('unknown products cannot be saved, and visitors cannot save', async () => {
  expect(await save(await aShopper(), newId())).toMatchObject({ statusCode: 404, code: '40004' })
  expect((await api.send('POST /appUserFavorite/queryByUserId', {})).statusCode).toBe(401)
})

test('closing an account deletes its favourites and follows, and it cannot save any more', async () => {
  const [lin, tao] = [await aShopper(), await aShopper()]
  const { goodsId, shopId } = await aProduct(db)
  for (const as of [lin, tao]) {
    await save(as, goodsId)
    await api.send('POST /appUserFollow/save', { shopId }, { as })
  }
  await db.updateTable('account').set({ closed_at: new Date() }).where('id', '=', lin.userId).execute()
  // A repeated event has no further effect.
  for (let i = 0; i < 2; i++) await tools.jobs.emit(db, 'accounts/closed', { userId: lin.userId })
  await tools.jobs.drain()
  const shop = await db.selectFrom('shop').select('fans_count').where('id', '=', shopId).executeTakeFirst()
  expect([await savedIds(lin), await savedIds(tao), shop]).toEqual([[], [goodsId], { fans_count: 1 }])
  expect((await save(lin, goodsId)).statusCode).toBe(404)
  expect((await api.send('POST /appUserFollow/save', { shopId }, { as: lin })).statusCode).toBe(404)
})
