import { openCatalogCache } from '@hojip/catalog'
import { aProduct } from '@hojip/catalog/testing'
import { aRoom, aShopper } from '@hojip/inventory/testing'
import { newCode, newId } from '@hojip/platform/ids'
import { policy } from '@hojip/policy'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recommendationsJobs, recommendationsRoutes } from './index.ts'

let { db, tools, api, stop } = {} as Awaited<ReturnType<typeof aRoom>>
beforeAll(async () => {
  ;({ db, tools, api, stop } = await aRoom((tools) => {
    recommendationsJobs(tools)
    return recommendationsRoutes(tools, openCatalogCache(tools, 0))
  }))
})
afterAll(() => stop())

const least = policy.leastShoppers

async function count() {
  await db.transaction().execute((tx) => tools.jobs.send(tx, 'recommendations.count', {}))
  await tools.jobs.drain()
}

async function related(goodsId: string, type: 'together' | 'similar') {
  const { data } = await api.send('POST /bizGoods/queryRelated', { goodsId, type })
  return data.list.map(({ goods, reason }) => [goods.pkId, reason])
}

/** A paid purchase of two products by a shopper. */
async function bought(userId: string, goods: { goodsId: string; shopId: string; skuIds: string[] }[]) {
  const purchaseId = newId()
  await sql`insert into purchase (id, code, user_id, total_fen) values (${purchaseId}, ${newCode(Date.now())}, ${userId}, 100)`.execute(
    db,
  )
  for (const { goodsId, shopId, skuIds } of goods) {
    const id = newId()
    await sql`
      insert into orders (id, code, purchase_id, user_id, shop_id, status, goods_fen, shipping_fen, total_fen, consignee,
                          phone, address, paid_at)
      values (${id}, ${newCode(Date.now())}, ${purchaseId}, ${userId}, ${shopId}, 3, 100, 0, 100, 'Lin', '1', '{}', now())`.execute(
      db,
    )
    await sql`
      insert into order_line (id, order_id, goods_id, sku_id, goods_sn, goods_name, choice_name, price_fen, quantity, pay_fen)
      values (${newId()}, ${id}, ${goodsId}, ${skuIds[0]}, 'S', '{}', '{}', 100, 1, 100)`.execute(db)
  }
}

test('products are bought together when enough different people did so, and only then', async () => {
  const [kimchi, pot, tea] = [await aProduct(db), await aProduct(db), await aProduct(db)]
  const shoppers = await Promise.all(Array.from({ length: least }, () => aShopper(db)))
  for (const { userId } of shoppers.slice(1)) await bought(userId, [kimchi, pot])
  // One person buying often is one person.
  for (let i = 0; i < least; i++) await bought(shoppers[1]!.userId, [kimchi, tea])
  await count()
  expect(await related(kimchi.goodsId, 'together')).toEqual([])
  await bought(shoppers[0]!.userId, [kimchi, pot])
  await count()
  expect(await related(kimchi.goodsId, 'together')).toEqual([[pot.goodsId, `${least} 人一起买过`]])
  expect(await related(pot.goodsId, 'together')).toEqual([[kimchi.goodsId, `${least} 人一起买过`]])
  await sql`update order_line set refunded = 1 where goods_id = ${pot.goodsId} and order_id in (
    select id from orders where user_id = ${shoppers[0]!.userId})`.execute(db)
  await count()
  expect(await related(kimchi.goodsId, 'together')).toEqual([])
})

test('similar products are those that enough people looked at too, then best sellers of the category', async () => {
  const [kimchi, seen, gone] = [await aProduct(db), await aProduct(db), await aProduct(db, { stock: 0 })]
  const shoppers = await Promise.all(Array.from({ length: least }, () => aShopper(db)))
  for (const { userId } of shoppers)
    for (const { goodsId } of [kimchi, seen, gone])
      await sql`
        insert into footprint (user_id, day, goods_id, id, seen_at)
        values (${userId}, to_char(now(), 'YYYY-MM-DD'), ${goodsId}, ${newId()}, now())`.execute(db)
  await count()
  const [first, ...others] = await related(kimchi.goodsId, 'similar')
  expect(first).toEqual([seen.goodsId, `看过这件的 ${least} 人也看了`])
  expect(new Set(others.map(([, reason]) => reason))).toEqual(new Set(['同类里卖得好']))
  const ids = [first, ...others].map((one) => one![0])
  expect(ids).not.toContain(gone.goodsId)
  expect(ids).not.toContain(kimchi.goodsId)
  await sql`delete from footprint where user_id = ${shoppers[0]!.userId}`.execute(db)
  await count()
  expect((await related(kimchi.goodsId, 'similar')).map(([, reason]) => reason)).not.toContain(first![1])
})

test('an unknown product has nothing beside it', async () => {
  expect(await related(newId(), 'similar')).toEqual([])
  expect(await related(newId(), 'together')).toEqual([])
})
