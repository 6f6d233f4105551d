import { skusForSale } from '@hojip/catalog'
import { anOrdersMall, type TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { productsRoutes } from '@hojip/products'
import { aShopWith, productsToolsOf } from '@hojip/products/testing'
import { shopsRoutes } from '@hojip/shops'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { supervisionJobs, supervisionRoutes } from './index.ts'

let mall: TestMall
let [tao, ann] = [] as unknown as [Viewer, Viewer]
beforeAll(async () => {
  mall = await anOrdersMall((tools) => {
    supervisionJobs(tools)
    return [
      ...supervisionRoutes({ ...tools, mostProducts: () => 1_000 }),
      ...productsRoutes(productsToolsOf(tools)),
      ...shopsRoutes(tools, { versionAgeMs: 0 }),
    ]
  })
  ;[tao, ann] = [await anOperator('Tao'), await anOperator('Ann')]
})
afterAll(() => mall.stop())

async function anOperator(name: string): Promise<Viewer> {
  const userId = newId()
  const row = { id: userId, name, role: 'operator', phone: null }
  await mall.tools.db.insertInto('account').values(row).execute()
  return { userId, role: 'operator', sessionId: newId() }
}

/** Two products on sale and one in the warehouse. */
function aTeaShop() {
  return aShopWith(mall.tools.db, [
    { name: '红茶', prices: [1000, 1995], stock: 5 },
    { name: '绿茶', prices: [300], stock: 3, isOnSale: false },
    { name: '普洱', prices: [4000], stock: 9 },
  ])
}

function close(pkId: string, as = tao, reason = 'fake') {
  return mall.call(as, 'POST /sysConsole/closeShop', { pkId, reason, words: '仿冒商标' })
}

function open(pkId: string, as = tao) {
  return mall.call(as, 'POST /sysConsole/openShop', { pkId, words: '已经整改' })
}

async function onSale(shopId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name->>'zh-CN' as name from goods where shop_id = ${shopId} and is_on_sale order by 1`.execute(
    mall.tools.db,
  )
  return rows.map(({ name }) => name).toSorted()
}

async function find(pkId: string) {
  return (await mall.call(tao, 'GET /sysConsole/findShop/{pkId}', { pkId })).data
}

/** Whether shoppers find the shop in the list of shops. */
async function isListed(shopId: string): Promise<boolean> {
  const { data } = await mall.call(tao, 'POST /bizShop/findAll', { pageSize: 100 })
  return data.list.some(({ shop }: { shop: { pkId: string } }) => shop.pkId === shopId)
}

test('of a closed shop nothing can be bought at once, and its products leave the lists; opened, they return', async () => {
  const { shopId, mei, products } = await aTeaShop()
  const [red, green] = products
  expect(await isListed(shopId)).toBe(true)
  expect((await close(shopId)).status).toBe(true)
  const [sku] = await skusForSale(mall.tools.db, [red!.skuIds[0]!])
  expect(sku!.isOnSale).toBe(false)
  expect(await find(shopId)).toMatchObject({ state: 'closed', closeReason: 'fake', isFollowing: true })
  await mall.tools.jobs.drain()
  expect(await onSale(shopId)).toEqual([])
  expect(await find(shopId)).toMatchObject({ goodsNum: 3, onSaleNum: 0, isFollowing: false })
  expect(await isListed(shopId)).toBe(false)
  const page = await mall.call(tao, 'GET /bizShop/queryShopInfo', { shopId })
  expect(page.data.list[0].shop).toMatchObject({ isClosed: true, goodsCount: 0 })
  const own = await mall.call(mei, 'GET /bizConsole/queryShopState', {})
  expect(own.data).toMatchObject({ closeReason: 'fake', closeTime: expect.any(String) })

  // A product that the shop deletes meanwhile stays deleted.
  await sql`update goods set deleted_at = now() where id = ${red!.goodsId}`.execute(mall.tools.db)
  expect((await open(shopId)).status).toBe(true)
  await mall.tools.jobs.drain()
  expect(await onSale(shopId)).toEqual(['普洱'])
  expect((await find(shopId)).events).toMatchObject([
    { kind: 'opened', reason: null, words: '已经整改', userName: 'Tao' },
    { kind: 'closed', reason: 'fake', words: '仿冒商标' },
  ])
  expect(green).toBeDefined()
})

test('nobody puts a product of a closed shop on sale', async () => {
  const { shopId, mei, products } = await aTeaShop()
  const green = products[1]!
  await close(shopId)
  await mall.tools.jobs.drain()
  const asked = { goodsIds: [green.goodsId], isOnSale: true }
  const direct = await mall.call(mei, 'POST /bizConsole/changeProductsOnSale', asked)
  expect(direct.data.reason).toBe('products/shopClosed')
  const bulk = { change: { type: 'onSale', isOnSale: true }, goodsIds: [green.goodsId] }
  const inBulk = await mall.call(mei, 'POST /bizConsole/startBulkChange', bulk, {
    'idempotency-key': newId(),
  })
  expect(inBulk.data.reason).toBe('products/shopClosed')
  const { data: stored } = await mall.call(mei, 'POST /bizConsole/queryProductForm', {
    goodsId: green.goodsId,
  })
  const form = await mall.call(mei, 'POST /bizConsole/saveProductForm', {
    goodsId: green.goodsId,
    newKey: newId(),
    version: stored.version,
    isOnSale: true,
    form: {
      ...stored.form,
      skus: stored.form.skus.map((one: { stock: string }) => ({ ...one, stockBefore: one.stock })),
    },
  })
  expect(form.data.reason).toBe('products/shopClosed')
  // Whatever writes the table.
  await sql`update goods set is_on_sale = true where id = ${green.goodsId}`.execute(mall.tools.db)
  expect(await onSale(shopId)).toEqual([])
})

test('of two operators at once one closes the shop, and one opens it', async () => {
  const { shopId } = await aTeaShop()
  for (const act of [close, open]) {
    const answers = await Promise.all([act(shopId, tao), act(shopId, ann)])
    expect(answers.filter(({ status }) => status)).toHaveLength(1)
    expect(answers.find(({ status }) => !status)!.data.reason).toBe('supervision/changed')
  }
  expect((await find(shopId)).events).toHaveLength(2)
  await mall.tools.jobs.drain()
  expect(await onSale(shopId)).toEqual(['普洱', '红茶'])
})

test('products saved while the shop was being closed are taken off sale by the second run', async () => {
  const { shopId, products } = await aTeaShop()
  await close(shopId)
  await mall.tools.jobs.drain()
  // As a transaction that had read the shop before it was closed.
  await sql`alter table goods disable trigger goods_of_closed_shop`.execute(mall.tools.db)
  await sql`update goods set is_on_sale = true where id = ${products[1]!.goodsId}`.execute(mall.tools.db)
  await sql`alter table goods enable trigger goods_of_closed_shop`.execute(mall.tools.db)
  expect((await find(shopId)).isFollowing).toBe(true)
  await mall.tools.jobs.drain({ early: true })
  expect(await onSale(shopId)).toEqual([])
})

test('shops are found by name and state, in pages', async () => {
  const { shopId } = await aTeaShop()
  await close(shopId)
  const query = async (input: object) => (await mall.call(tao, 'POST /sysConsole/queryShops', input)).data
  const closed = await query({ state: 'closed', pageSize: 100 })
  expect(closed.list.map(({ pkId }: { pkId: string }) => pkId)).toContain(shopId)
  expect(closed.list.every(({ state }: { state: string }) => state === 'closed')).toBe(true)
  const all = await query({ words: '阿美', pageSize: 1 })
  expect(all).toMatchObject({ list: [{ pkId: shopId }], total: all.counts.all })
  expect(all.counts.all).toBe(all.counts.open + all.counts.closed)
  expect((await query({ words: '没有这样的店' })).total).toBe(0)
  expect((await mall.call(tao, 'GET /sysConsole/findShop/{pkId}', { pkId: newId() })).data.reason).toBe(
    'supervision/shopGone',
  )
})

test('operators limit the products of a shop, and see the limit that holds', async () => {
  const { shopId } = await aTeaShop()
  const limit = (before: number | null, mostGoodsNum: number | null) =>
    mall.call(tao, 'POST /sysConsole/limitShop', { pkId: shopId, before, mostGoodsNum })
  expect(await find(shopId)).toMatchObject({ mostGoodsNum: null, usualMostGoodsNum: 1_000 })
  expect((await limit(null, 5)).status).toBe(true)
  expect(await find(shopId)).toMatchObject({ mostGoodsNum: 5, goodsNum: 3 })
  expect((await limit(null, 9)).code).toBe('40009')
  const answers = await Promise.all([limit(5, 6), limit(5, 7)])
  expect(answers.filter(({ status }) => status)).toHaveLength(1)
  expect((await limit((await find(shopId)).mostGoodsNum, null)).status).toBe(true)
  expect(await find(shopId)).toMatchObject({ mostGoodsNum: null })
  expect(
    (await mall.call(tao, 'POST /sysConsole/limitShop', { pkId: newId(), before: null, mostGoodsNum: 1 }))
      .code,
  ).toBe('40004')
})
