import { anOrdersMall, orderNow, type TestMall } from '@hojip/orders/testing'
import { aStall } from '@hojip/inventory/testing'
import { newId } from '@hojip/platform/ids'
import { returnRules } from '@hojip/policy/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkoutRoutes } from './index.ts'
import { aBuyer } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await anOrdersMall(checkoutRoutes)
})
afterAll(() => mall.stop())

type Stall = Awaited<ReturnType<typeof aStall>>

/** Sets the rule of the product's category, of the product, or of both. */
async function aStallWith(rules: { category?: string | null; goods?: string | null }): Promise<Stall> {
  const stall = await aStall(mall.tools.db)
  await sql`update category set return_rule = ${rules.category ?? null}
            where id = (select category1_id from goods where id = ${stall.goodsId})`.execute(mall.tools.db)
  await sql`update goods set return_rule = ${rules.goods ?? null} where id = ${stall.goodsId}`.execute(
    mall.tools.db,
  )
  return stall
}

async function previewed({ skuIds }: Stall) {
  const buyer = await aBuyer(mall)
  const aoList = [{ goodsSpecId: skuIds[0], goodsNum: 1 }]
  const { data } = await mall.call(buyer.lin, 'POST /bizOrder/submit/orderInfo', { aoList })
  return { ...buyer, line: data.submitOrderInfoList[0].submitOrderGoodsInfoList[0], data, aoList }
}

async function bought(stall: Stall, more: object) {
  const { lin, addressId, data, aoList } = await previewed(stall)
  const saveOrderShop = [{ shopId: stall.shopId, orderGoodsList: aoList }]
  const wish = { addressId, totalMoney: data.totalMoney, saveOrderShop, ...more }
  const saved = await mall.call(lin, 'POST /bizOrder/saveOrder', wish, { 'idempotency-key': newId() })
  const orderId = saved.data.orderIds[0] as string
  const [line] = (await orderNow(mall.tools, orderId)).lines
  return { lin, orderId, line: line! }
}

test.each(returnRules)(
  'a rule of the category, %s, is shown before paying, unless the product has its own',
  async (rule) => {
    const { line } = await previewed(await aStallWith({ category: rule }))
    expect(line).toMatchObject({ returnRule: rule })
    expect(line.returnText.length).toBeGreaterThan(5)
    const own = await previewed(await aStallWith({ category: rule, goods: 'madeToOrder' }))
    expect(own.line.returnRule).toBe('madeToOrder')
  },
)

test('a product without any rule can be returned', async () => {
  expect((await previewed(await aStallWith({}))).line.returnRule).toBe('noReason')
})

test.each(['perishable', 'madeToOrder', 'digital'])(
  'a %s line is only bound when its buyer agreed',
  async (rule) => {
    const stall = await aStallWith({ category: rule })
    expect((await bought(stall, {})).line.returnRule).toBe('noReason')
    expect((await bought(stall, { noReturnAgreed: [newId()] })).line.returnRule).toBe('noReason')
    expect((await bought(stall, { noReturnAgreed: stall.skuIds })).line.returnRule).toBe(rule)
  },
)

test('an order keeps the rule that it was bought by, also in its snapshot', async () => {
  const stall = await aStallWith({ goods: 'perishable' })
  const { lin, orderId, line } = await bought(stall, { noReturnAgreed: stall.skuIds })
  await sql`update goods set return_rule = 'noReason' where id = ${stall.goodsId}`.execute(mall.tools.db)
  const { data } = await mall.call(lin, 'GET /bizOrder/queryOrderInfo', { orderId })
  expect(data.goodsInfoList[0]).toMatchObject({ returnRule: 'perishable' })
  const snapshot = await mall.call(lin, 'GET /bizOrder/querySnapshot', { orderId, orderGoodsId: line.id })
  expect(snapshot.data).toMatchObject({ returnRule: 'perishable' })
})

test('agreeing to it does not bind what can be returned', async () => {
  const stall = await aStallWith({ category: 'noReason' })
  expect((await bought(stall, { noReturnAgreed: stall.skuIds })).line.returnRule).toBe('noReason')
  expect((await bought(await aStallWith({ category: 'sealed' }), {})).line.returnRule).toBe('sealed')
})
