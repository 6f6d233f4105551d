import { countSales } from '@hojip/catalog'
import type { Db } from '@hojip/db'
import { aProduct } from '@hojip/catalog/testing'
import { inTransaction } from '@hojip/platform/db'
import { newId } from '@hojip/platform/ids'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ordersJobs } from './index.ts'
import { aTestMall, noGateways } from './testing.ts'

async function salesOf(db: Db, goodsId: string): Promise<number> {
  const product = db.selectFrom('goods').select('sales_count').where('id', '=', goodsId)
  return (await product.executeTakeFirstOrThrow()).sales_count
}

test('an order’s units are counted once, however often `orders/paid` is handled', async () => {
  const mall = await aTestMall((tools) => {
    ordersJobs(tools, noGateways)
    return []
  })
  const { goodsId, skuIds } = await aProduct(mall.tools.db)
  const lines = [{ goodsId, skuId: skuIds[0]!, quantity: 3 }]
  const happening = { orderId: newId(), userId: newId(), shopId: newId(), lines }
  for (let i = 0; i < 3; i++)
    await inTransaction(mall.tools.db, (tx) => mall.tools.jobs.emit(tx, 'orders/paid', happening))
  await mall.tools.jobs.drain()
  expect(await salesOf(mall.tools.db, goodsId)).toBe(3)
  await mall.stop()
})

test('sales are counted while somebody puts the product into a cart', async () => {
  const mall = await aTestMall(() => [])
  const { db } = mall.tools
  const { goodsId } = await aProduct(db)
  await db.transaction().execute(async (tx) => {
    // What the foreign key of a line in a cart holds until its commit.
    await sql`select from goods where id = ${goodsId} for key share`.execute(tx)
    await countSales(db, [{ orderId: newId(), lines: [{ goodsId, quantity: 1 }] }])
    expect(await salesOf(db, goodsId)).toBe(1)
  })
  await mall.stop()
})
