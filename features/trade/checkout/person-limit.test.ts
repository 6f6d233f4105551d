import { addToCart } from '@hojip/cart'
import { aStall, type Stall } from '@hojip/inventory/testing'
import { ordersJobs, ordersRoutes } from '@hojip/orders'
import { aTestMall, noGateways, type TestMall } from '@hojip/orders/testing'
import type { Viewer } from '@hojip/platform/http'
import { newId } from '@hojip/platform/ids'
import { isRefusal } from '@hojip/platform/refusal'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkoutRoutes } from './index.ts'
import { aBuyer } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aTestMall((tools) => {
    ordersJobs(tools, noGateways)
    return [...checkoutRoutes(tools), ...ordersRoutes(tools, noGateways)]
  })
})
afterAll(() => mall.stop())

/** Two options of one product, of which a person may have three together; delivery is free. */
async function aLimitedStall(): Promise<Stall> {
  const stall = await aStall(mall.tools.db, {
    prices: [1000, 1000],
    freeShippingFromFen: 0,
    shippingFeeFen: 0,
  })
  await sql`update goods set person_limit = 3 where id = ${stall.goodsId}`.execute(mall.tools.db)
  return stall
}

interface Buyer {
  lin: Viewer
  addressId: string
}

function save({ lin, addressId }: Buyer, stall: Stall, numbers: number[]) {
  const orderGoodsList = numbers.flatMap((goodsNum, i) =>
    goodsNum > 0 ? [{ goodsSpecId: stall.skuIds[i]!, goodsNum }] : [],
  )
  const totalMoney = `${numbers.reduce((sum, n) => sum + n, 0) * 10}.00`
  const order = { addressId, totalMoney, saveOrderShop: [{ shopId: stall.shopId, orderGoodsList }] }
  return mall.call(lin, 'POST /bizOrder/saveOrder', order, { 'idempotency-key': newId() })
}

test('the options of a product count together, and the refusal names the limit and what is left', async () => {
  const [buyer, stall] = [await aBuyer(mall), await aLimitedStall()]
  const refused = await save(buyer, stall, [2, 2])
  expect(refused.data.reason).toBe('checkout/personLimit')
  expect(refused.msg).toContain('限购 3 件')
  expect((await save(buyer, stall, [1, 1])).code).toBe('10000')
  const again = await save(buyer, stall, [2])
  expect(again.msg).toContain('还能买 1 件')
  const aoList = [{ goodsSpecId: stall.skuIds[0]!, goodsNum: 2 }]
  const seen = await mall.call(buyer.lin, 'POST /bizOrder/submit/orderInfo', { aoList })
  expect(seen.data.messages).toMatchObject([{ severity: 'error', code: 'personLimitRest' }])
  expect(seen.data.submitOrderInfoList[0].submitOrderGoodsInfoList).toMatchObject([{ limitExceeded: true }])
  expect((await save(buyer, stall, [1])).code).toBe('10000')
})

test('orders at the same moment never exceed the limit together', async () => {
  const [buyer, stall] = [await aBuyer(mall), await aLimitedStall()]
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, i) => save(buyer, stall, i % 2 ? [1] : [0, 1])),
  )
  expect(answers.filter(({ code }) => code === '10000')).toHaveLength(3)
  expect(new Set(answers.filter(({ code }) => code !== '10000').map(({ data }) => data.reason))).toEqual(
    new Set(['checkout/personLimit']),
  )
})

test('closed orders, orders of long ago and orders of others do not count', async () => {
  const [buyer, other, stall] = [await aBuyer(mall), await aBuyer(mall), await aLimitedStall()]
  expect((await save(other, stall, [3])).code).toBe('10000')
  const first = await save(buyer, stall, [3])
  expect((await save(buyer, stall, [1])).data.reason).toBe('checkout/personLimit')
  await sql`update orders set status = 99 where id = ${first.data.orderIds[0]}`.execute(mall.tools.db)
  const second = await save(buyer, stall, [3])
  expect(second.code).toBe('10000')
  await sql`update orders set created_at = now() - interval '31 days' where id = ${second.data.orderIds[0]}`.execute(
    mall.tools.db,
  )
  expect((await save(buyer, stall, [3])).code).toBe('10000')
})

test('the cart takes no more of a product than one person may have', async () => {
  const [{ lin }, stall] = [await aBuyer(mall), await aLimitedStall()]
  const [one, other] = [stall.skuIds[0]!, stall.skuIds[1]!]
  const add = (skuId: string, quantity: number) => addToCart(mall.tools, lin, { skuId, quantity })
  expect(await add(one, 2)).toMatchObject({ goodsNum: 2 })
  const refused = await add(other, 2)
  expect(isRefusal(refused) && refused.kind.code).toBe('40001')
  expect(await add(other, 1)).toMatchObject({ goodsNum: 1 })
  expect(isRefusal(await add(one, 1))).toBe(true)
})
