import { putProduct } from '@hojip/catalog/testing'
import type { TestMall } from '@hojip/orders/testing'
import { inTransaction } from '@hojip/platform/db'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProductsMall, aShopWith } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aProductsMall()
})
afterAll(() => mall.stop())

function aTeaShop() {
  return aShopWith(mall.tools.db, [
    { name: '红茶', prices: [1000, 1995], stock: 5 },
    { name: '绿茶', prices: [300], stock: 3, isOnSale: false },
    { name: '普洱', prices: [4000], stock: 9 },
  ])
}

/** Deletes products or brings them back, to the end. */
async function change(viewer: Viewer, goodsIds: string[], isDeleted = true): Promise<string> {
  const input = { change: { type: 'deleted', isDeleted }, goodsIds }
  const { data } = await mall.call(viewer, 'POST /bizConsole/startBulkChange', input, {
    'idempotency-key': newId(),
  })
  await mall.tools.jobs.drain()
  return data.pkId
}

async function listed(viewer: Viewer, state = 'all') {
  const { data } = await mall.call(viewer, 'POST /bizConsole/queryProducts', { state })
  const names: string[] = data.list.map(({ goodsName }: { goodsName: string }) => goodsName).toSorted()
  return { names, counts: data.counts }
}

test('deleted products are in no list of the shop but the recycle bin, and on sale nowhere', async () => {
  const { mei, shopId, products } = await aTeaShop()
  const [red, green] = products.map(({ goodsId }) => goodsId)
  await change(mei, [red!, green!])
  expect((await listed(mei)).names).toEqual(['普洱'])
  expect(await listed(mei, 'deleted')).toEqual({
    names: ['红茶', '绿茶'],
    counts: { all: 1, onSale: 1, soldOut: 0, warehouse: 0, deleted: 2 },
  })
  const { rows } = await sql`
    select (select count(*)::int from shop_stock where shop_id = ${shopId}) as stock,
      (select count(*)::int from goods where shop_id = ${shopId} and is_on_sale) as sold`.execute(
    mall.tools.db,
  )
  expect(rows).toEqual([{ stock: 1, sold: 1 }])
  const words = await mall.call(mei, 'POST /bizConsole/queryProducts', { words: '茶' })
  expect(words.data).toMatchObject({ total: 0, counts: { all: 0, deleted: 2 } })
})

test('taken back, the deletion puts on sale again what was on sale; restored, products are off sale', async () => {
  const { mei, products } = await aTeaShop()
  const [red, green] = products.map(({ goodsId }) => goodsId)
  const pkId = await change(mei, [red!, green!])
  await mall.call(mei, 'POST /bizConsole/undoBulkChange', { pkId })
  await mall.tools.jobs.drain()
  expect((await listed(mei)).counts).toEqual({ all: 3, onSale: 2, soldOut: 0, warehouse: 1, deleted: 0 })

  await change(mei, [red!])
  await change(mei, [red!, green!], false)
  expect((await listed(mei)).counts).toEqual({ all: 3, onSale: 1, soldOut: 0, warehouse: 2, deleted: 0 })
  expect((await listed(mei, 'warehouse')).names).toEqual(['红茶', '绿茶'])
})

test('a deleted product is neither put on sale nor edited; an import of its handle brings it back', async () => {
  const { mei, shopId, products } = await aTeaShop()
  const { goodsId, skuIds } = products[0]!
  await change(mei, [goodsId])
  const gone = { reason: 'products/productGone' }
  const onSale = { goodsIds: [goodsId], isOnSale: true }
  expect((await mall.call(mei, 'POST /bizConsole/changeProductsOnSale', onSale)).data).toMatchObject(gone)
  expect((await mall.call(mei, 'POST /bizConsole/queryProductForm', { goodsId })).data).toMatchObject(gone)
  const price = { goodsSpecId: skuIds[0]!, price: '9.00', priceBefore: '10.00' }
  expect((await mall.call(mei, 'POST /bizConsole/saveProductPrice', price)).data).toMatchObject(gone)
  const { data } = await mall.call(
    mei,
    'POST /bizConsole/startBulkChange',
    { change: { type: 'onSale', isOnSale: true }, goodsIds: [goodsId] },
    { 'idempotency-key': newId() },
  )
  await mall.tools.jobs.drain()
  expect(
    (await mall.call(mei, 'POST /bizConsole/queryBulkChange', { pkId: data.pkId })).data.bulk.changed,
  ).toBe(0)
  expect((await listed(mei, 'deleted')).names).toEqual(['红茶'])

  const { rows } = await sql<{ handle: string; categoryId: string }>`
    select handle, category1_id as "categoryId" from goods where id = ${goodsId}`.execute(mall.tools.db)
  const { handle, categoryId } = rows[0]!
  const again = await inTransaction(mall.tools.db, (tx) =>
    putProduct(tx, {
      shopId,
      handle,
      categoryIds: [categoryId],
      name: { 'zh-CN': '红茶' },
      gallery: [],
      params: [],
      story: [],
      options: [],
      skus: [{ choice: [], priceFen: 900, stock: 1 }],
      isOnSale: true,
    }),
  )
  expect(again).toBe(goodsId)
  expect((await listed(mei)).counts).toMatchObject({ onSale: 2, deleted: 0 })
})

test('another shop’s products are not deleted', async () => {
  const { products } = await aTeaShop()
  const other = await aTeaShop()
  const input = { change: { type: 'deleted', isDeleted: true }, goodsIds: [products[0]!.goodsId] }
  const { data } = await mall.call(other.mei, 'POST /bizConsole/startBulkChange', input, {
    'idempotency-key': newId(),
  })
  expect(data.reason).toBe('products/nothingChosen')
})
