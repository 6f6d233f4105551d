import type { TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProductsMall, aSeller, aShopWith } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aProductsMall()
})
afterAll(() => mall.stop())

async function aShop() {
  const { mei, products, shopId } = await aShopWith(mall.tools.db, [{ prices: [1980], stock: 10 }])
  return { mei, jun: await aSeller(mall.tools.db, shopId), shopId, goodsId: products[0]!.goodsId }
}

function show(as: Viewer, goodsId: string, tab = newId(), state = 'changed') {
  return mall.call(as, 'POST /bizConsole/showProductEditing', { goodsId, tab, state })
}

/** The frames about a product, with the channels that get them. */
async function framesOf(goodsId: string) {
  const { rows } = await sql<{ channel: string; data: object }>`
    select channel, frame -> 'data' as data from push_event
    where event = 'editing' and frame -> 'data' ->> 'id' = ${goodsId} order by id`.execute(mall.tools.db)
  return rows
}

test('the staff of a shop get who changes its product, and nobody else does', async () => {
  const { mei, shopId, goodsId } = await aShop()
  const tab = newId()
  for (const state of ['open', 'changed', 'gone']) await show(mei, goodsId, tab, state)
  const of = { thing: 'product', id: goodsId, tab, userId: mei.userId }
  expect(await framesOf(goodsId)).toMatchObject(
    ['open', 'changed', 'gone'].map((state) => ({ channel: `shop:${shopId}`, data: { ...of, state } })),
  )
})

test('nobody gets events of a product of another shop, or of one that is deleted', async () => {
  const { jun, goodsId } = await aShop()
  const { mei: stranger } = await aShop()
  expect(await show(stranger, goodsId)).toMatchObject({
    code: '40004',
    data: { reason: 'products/productGone' },
  })
  await sql`update goods set is_on_sale = false, deleted_at = now() where id = ${goodsId}`.execute(
    mall.tools.db,
  )
  expect(await show(jun, goodsId)).toMatchObject({ code: '40004' })
  expect(await framesOf(goodsId)).toEqual([])
})

test('a wrong state is refused by its name', async () => {
  const { mei, goodsId } = await aShop()
  const refused = await show(mei, goodsId, newId(), 'stolen')
  expect(refused).toMatchObject({ code: '40001', data: { fields: [{ field: 'state' }] } })
})
