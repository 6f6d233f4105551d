import { stockOf } from '@hojip/inventory'
import { aStall, brokenBooks, type Stall } from '@hojip/inventory/testing'
import { ordersJobs, ordersRoutes } from '@hojip/orders'
import { aTestMall, noGateways, orderNow, type TestMall } from '@hojip/orders/testing'
import { newId } from '@hojip/platform/ids'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { checkoutRoutes } from './index.ts'
import { aBuyer, placeThrough } from './testing.ts'

// Complaints about other shops: each test is named by the failure that must not happen here.
let mall: TestMall
beforeAll(async () => {
  mall = await aTestMall((tools) => {
    ordersJobs(tools, noGateways)
    return [...checkoutRoutes(tools), ...ordersRoutes(tools, noGateways)]
  })
})
afterAll(() => mall.stop())
afterEach(async () => {
  const broken = await brokenBooks(mall.tools.db)
  if (broken.length > 0) throw new Error(`the books do not add up: ${JSON.stringify(broken)}`)
})

type Buyer = Awaited<ReturnType<typeof aBuyer>>
function save({ lin, addressId }: Buyer, stall: Stall, nums: readonly number[], totalMoney: string) {
  const orderGoodsList = nums.map((goodsNum) => ({ goodsSpecId: stall.skuIds[0]!, goodsNum }))
  const wish = { addressId, totalMoney, saveOrderShop: [{ shopId: stall.shopId, orderGoodsList }] }
  return mall.call(lin, 'POST /bizOrder/saveOrder', wish, { 'idempotency-key': newId() })
}

function cancel({ lin }: Buyer, orderId: string) {
  return mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId })
}

const free = { prices: [1000], shippingFeeFen: 0 }

test('the last unit is sold twice', async () => {
  const stall = await aStall(mall.tools.db, { ...free, stock: 1 })
  const buyers = await Promise.all(Array.from({ length: 8 }, () => aBuyer(mall)))
  const answers = await Promise.all(buyers.map((buyer) => save(buyer, stall, [1], '10.00')))
  expect(answers.map(({ code }) => code).sort()).toEqual(['10000', ...Array<string>(7).fill('40011')])
  expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ onHand: 1, reserved: 1 }])
})

test('each line is checked alone, and two lines of one SKU take more than there is', async () => {
  const stall = await aStall(mall.tools.db, { ...free, stock: 5 })
  expect((await save(await aBuyer(mall), stall, [3, 3], '60.00')).code).toBe('40011')
  expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ onHand: 5, reserved: 0 }])
})

test('cancelling gives back stock that was never taken', async () => {
  const stall = await aStall(mall.tools.db, { ...free, stock: 3 })
  const buyer = await aBuyer(mall)
  expect((await save(buyer, stall, [4], '40.00')).status).toBe(false)
  const { data } = await save(buyer, stall, [2], '20.00')
  const answers = await Promise.all([1, 2, 3].map(() => cancel(buyer, data.orderIds[0])))
  expect(answers.filter(({ status }) => status)).toHaveLength(1)
  expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ onHand: 3, reserved: 0, sold: 0 }])
})

test('the shipping fee is lost, or paid twice, when an order is split over its shops', async () => {
  const stalls = [
    await aStall(mall.tools.db, { prices: [1000], shippingFeeFen: 800 }),
    await aStall(mall.tools.db, { prices: [2000], shippingFeeFen: 1200 }),
    await aStall(mall.tools.db, { prices: [9900] }),
  ]
  const { saved } = await placeThrough(mall, stalls)
  const orders = await Promise.all((saved.orderIds as string[]).map((id) => orderNow(mall.tools, id)))
  const fees = new Map(orders.map((order) => [order.shopId, order.shippingFen]))
  expect(stalls.map(({ shopId }) => fees.get(shopId))).toEqual([800, 1200, 0])
  expect(saved.totalMoney).toBe('149.00')
  expect(orders.reduce((sum, { totalFen }) => sum + totalFen, 0)).toBe(14900)
})

test('one shop is sold out, and the other’s order is lost or placed alone', async () => {
  const stalls = [await aStall(mall.tools.db), await aStall(mall.tools.db, { stock: 0 })]
  const { answer, lin } = await placeThrough(mall, stalls)
  expect(answer.status).toBe(false)
  const orders = mall.tools.db.selectFrom('orders').select('id').where('user_id', '=', lin.userId)
  expect(await orders.execute()).toEqual([])
  expect(await stockOf(mall.tools.db, stalls[0]!.skuIds)).toMatchObject([{ reserved: 0 }])
})

test('the buyer’s browser sets the price', async () => {
  const stall = await aStall(mall.tools.db, free)
  const buyer = await aBuyer(mall)
  expect((await save(buyer, stall, [1], '0.01')).status).toBe(false)
  const { data } = await save(buyer, stall, [1], '10.00')
  expect((await orderNow(mall.tools, data.orderIds[0])).totalFen).toBe(1000)
})
