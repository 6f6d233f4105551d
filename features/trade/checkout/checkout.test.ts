import { addToCart } from '@hojip/cart'
import { stockOf } from '@hojip/inventory'
import { aStall, brokenBooks, type Stall } from '@hojip/inventory/testing'
import { ordersJobs, ordersRoutes } from '@hojip/orders'
import { policy } from '@hojip/policy'
import { aTestMall, noGateways, orderNow, type TestMall } from '@hojip/orders/testing'
import { newId } from '@hojip/platform/ids'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Preview } from './contract.ts'
import { checkoutRoutes } from './index.ts'
import { saveOrder } from './actions/save-order.ts'
import { aBuyer, placeThrough, shopWish } from './testing.ts'

let mall: TestMall

beforeAll(async () => {
  mall = await aTestMall(
    (tools) => {
      ordersJobs(tools, noGateways)
      return [...checkoutRoutes(tools), ...ordersRoutes(tools, noGateways)]
    },
    { max: 30 },
  )
})
afterAll(() => mall.stop())

function save(lin: Parameters<TestMall['call']>[0], order: object, key = newId()) {
  return mall.call(lin, 'POST /bizOrder/saveOrder', order, { 'idempotency-key': key })
}

async function countOrders(userId: string) {
  return (await mall.tools.db.selectFrom('orders').select('id').where('user_id', '=', userId).execute())
    .length
}

describe('the preview', () => {
  test('prices each shop, has the default address, changes nothing', async () => {
    const { lin, addressId } = await aBuyer(mall)
    const cheap = await aStall(mall.tools.db, { prices: [1990] })
    const dear = await aStall(mall.tools.db, { prices: [5900] })
    const aoList = [...shopWish(cheap, 2).orderGoodsList, ...shopWish(dear).orderGoodsList]
    const { data } = await mall.call(lin, 'POST /bizOrder/submit/orderInfo', { aoList })
    expect(data).toMatchObject({
      goodsMoney: '98.80',
      shippingMoney: '8.00',
      totalMoney: '106.80',
      isFreeOfCharge: false,
      defaultAddress: { pkId: addressId },
      messages: [],
      submitOrderInfoList: [
        { shopId: cheap.shopId, goodsMoney: '39.80', shippingFee: '8.00', shopFee: '47.80' },
        { shopId: dear.shopId, shippingFee: '0.00', shopFee: '59.00' },
      ],
    })
    const again = await mall.call(lin, 'POST /bizOrder/submit/orderInfo', { aoList })
    expect(again.data.previewVersion).toBe(data.previewVersion)
    expect(await stockOf(mall.tools.db, cheap.skuIds)).toMatchObject([{ reserved: 0 }])
  })

  test('takes lines as the cart has them, and an order with the fees that it has shown', async () => {
    const { lin, addressId } = await aBuyer(mall)
    const stall = await aStall(mall.tools.db, { prices: [1990] })
    const [line] = shopWish(stall).orderGoodsList
    const goods = { ...line, goodsId: stall.goodsId, cartId: newId() }
    const { data: preview } = await mall.call(lin, 'POST /bizOrder/submit/orderInfo', {
      aoList: [goods],
      addressId,
    })
    const [{ shippingFee, shopFee }] = preview.submitOrderInfoList as [
      { shippingFee: string; shopFee: string },
    ]
    const shop = { shopId: stall.shopId, remark: '', shippingFee, shopFee, orderGoodsList: [goods] }
    const order = { addressId, totalMoney: preview.totalMoney as string, saveOrderShop: [shop] }
    expect(await save(lin, order)).toMatchObject({ status: true })
    // They do not decide what is paid.
    const free = { ...order, saveOrderShop: [{ ...shop, shippingFee: '0.00', shopFee: '0.01' }] }
    expect((await save(lin, free)).data.totalMoney).toBe(preview.totalMoney)
  })

  test('names what prevents ordering', async () => {
    const { lin } = await aBuyer(mall)
    const stall = await aStall(mall.tools.db, { prices: [100, 200], stock: 2 })
    await mall.tools.db
      .updateTable('sku')
      .set({ is_on_sale: false })
      .where('id', '=', stall.skuIds[0]!)
      .execute()
    const aoList = stall.skuIds.map((goodsSpecId) => ({ goodsSpecId, goodsNum: 3 }))
    const { data } = await mall.call(
      lin,
      'POST /bizOrder/submit/orderInfo',
      { aoList },
      { 'accept-language': 'en-US' },
    )
    expect(data.messages.map((m: { code: string }) => m.code)).toEqual(['offSale', 'stockShort'])
    expect(data.messages[1].text).toBe('Only 2 of “kimchi en” left')
    const gone = await mall.call(lin, 'POST /bizOrder/submit/orderInfo', {
      aoList: [{ goodsSpecId: newId(), goodsNum: 1 }],
    })
    expect(gone).toMatchObject({ statusCode: 404, data: { reason: 'checkout/goodsGone' } })
  })

  test('allows at most 999 units of one SKU, also when two lines name it', async () => {
    const { lin } = await aBuyer(mall)
    const { skuIds } = await aStall(mall.tools.db, { stock: 2000 })
    const preview = async (goodsNum: number) => {
      const aoList = [500, goodsNum].map((count) => ({ goodsSpecId: skuIds[0]!, goodsNum: count }))
      const { data } = await mall.call(lin, 'POST /bizOrder/submit/orderInfo', { aoList })
      const { messages, submitOrderInfoList: shops } = data as Preview
      const lines = shops.flatMap((shop) => shop.submitOrderGoodsInfoList)
      return [messages.map(({ code }) => code), lines.map(({ limitExceeded }) => limitExceeded)]
    }
    expect(await preview(499)).toEqual([[], [false]])
    expect(await preview(500)).toEqual([['limit'], [true]])
  })
})

describe('placing an order', () => {
  test('creates one order per shop under one purchase, with what was agreed', async () => {
    const stalls = [
      await aStall(mall.tools.db, { prices: [999, 1] }),
      await aStall(mall.tools.db, { prices: [7000] }),
    ]
    const { lin, saved, answer } = await placeThrough(mall, stalls, 3)
    expect(answer.statusCode).toBe(200)
    expect(saved).toMatchObject({ totalMoney: '248.00', payId: saved.cartOrderCode })
    expect(saved.orderIds).toHaveLength(2)
    const orders = await Promise.all(saved.orderIds.map((id: string) => orderNow(mall.tools, id)))
    expect(orders.map((o) => [o.shopId, o.goodsFen, o.shippingFen, o.totalFen])).toEqual([
      [stalls[0]!.shopId, 3000, 800, 3800],
      [stalls[1]!.shopId, 21000, 0, 21000],
    ])
    expect(orders[0].lines.map((l: { skuId: string }) => l.skuId)).toEqual(stalls[0]!.skuIds)
    expect(orders[0]).toMatchObject({
      userId: lin.userId,
      consignee: 'Lin',
      phone: '+8613812345678',
      address: { district: '延吉市' },
    })
    expect(orders[0].deadlineAt.getTime()).toBe(mall.tools.clock.nowMs() + policy.payTimeoutMs)
    const created = mall.told.findLast((t) => t.event === 'orders/created')!
    expect(created.data).toMatchObject({
      userId: lin.userId,
      orders: [{ orderId: orders[0].id }, { orderId: orders[1].id }],
    })
  })

  test('at one shop, the order’s own code is paid', async () => {
    const { saved } = await placeThrough(mall)
    expect(saved.payId).toBe((await orderNow(mall.tools, saved.orderIds[0])).code)
  })

  test('removes what was bought from the cart and leaves the rest', async () => {
    const { lin, addressId } = await aBuyer(mall)
    const stall = await aStall(mall.tools.db, { prices: [6000, 7000] })
    for (const skuId of stall.skuIds) await addToCart(mall.tools, lin, { skuId, quantity: 1 })
    const wish = { shopId: stall.shopId, orderGoodsList: [{ goodsSpecId: stall.skuIds[0]!, goodsNum: 1 }] }
    expect((await save(lin, { addressId, totalMoney: '60.00', saveOrderShop: [wish] })).status).toBe(true)
    const left = await mall.tools.db
      .selectFrom('cart_line')
      .select('sku_id')
      .where('user_id', '=', lin.userId)
      .execute()
    expect(left).toEqual([{ sku_id: stall.skuIds[1] }])
  })

  test('adds up the quantities of two lines of one SKU', async () => {
    const { lin, addressId } = await aBuyer(mall)
    const stall = await aStall(mall.tools.db, { prices: [100], stock: 5, shippingFeeFen: 0 })
    const line = { goodsSpecId: stall.skuIds[0]!, goodsNum: 3 }
    const order = {
      addressId,
      totalMoney: '6.00',
      saveOrderShop: [{ shopId: stall.shopId, orderGoodsList: [line, line] }],
    }
    expect(await save(lin, order)).toMatchObject({
      code: '40011',
      data: { lines: [{ wanted: 6, stock: 5 }] },
    })
  })

  test('is refused as a whole, with the reason, and stores nothing', async () => {
    const { lin, addressId } = await aBuyer(mall)
    const stranger = await aBuyer(mall)
    const [stall, other] = [
      await aStall(mall.tools.db, { prices: [6000], stock: 2 }),
      await aStall(mall.tools.db, { prices: [6000] }),
    ]
    const empty = await aStall(mall.tools.db, { prices: [6000], stock: 0 })
    const order = { addressId, totalMoney: '60.00', saveOrderShop: [shopWish(stall)] }
    const refusals = [
      [{ ...order, totalMoney: '59.99' }, '40010', 'checkout/priceChanged'],
      [{ ...order, addressId: stranger.addressId }, '40004', 'checkout/addressGone'],
      [{ ...order, saveOrderShop: [shopWish(stall, 3)] }, '40011', 'checkout/stockShort'],
      [{ ...order, saveOrderShop: [shopWish(empty)] }, '40011', 'checkout/soldOut'],
      [
        { ...order, saveOrderShop: [{ ...shopWish(stall), shopId: other.shopId }] },
        '40001',
        'checkout/wrongShop',
      ],
      [
        {
          ...order,
          saveOrderShop: [{ shopId: stall.shopId, orderGoodsList: [{ goodsSpecId: newId(), goodsNum: 1 }] }],
        },
        '40004',
        'checkout/goodsGone',
      ],
    ] as const
    for (const [wrong, code, reason] of refusals)
      expect(await save(lin, wrong)).toMatchObject({ status: false, code, data: { reason } })
    const changed = await save(lin, refusals[0][0])
    expect(changed.data.preview).toMatchObject({ totalMoney: '60.00', messages: [] })
    expect(await countOrders(lin.userId)).toBe(0)
    expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ reserved: 0 }])
    expect((await mall.call(lin, 'POST /bizOrder/saveOrder', order)).data.reason).toBe('http/keyMissing')
    expect((await save(null, order)).statusCode).toBe(401)
  })

  test('uses the server’s price, and a change since the preview is refused', async () => {
    const { lin, addressId } = await aBuyer(mall)
    const stall = await aStall(mall.tools.db, { prices: [6000] })
    await mall.tools.db
      .updateTable('sku')
      .set({ price_fen: 6100 })
      .where('id', '=', stall.skuIds[0]!)
      .execute()
    const order = { addressId, totalMoney: '60.00', noReturnAgreed: [], saveOrderShop: [shopWish(stall)] }
    expect(await save(lin, order)).toMatchObject({
      statusCode: 409,
      code: '40010',
      data: { preview: { totalMoney: '61.00' } },
    })
  })
})

describe('the same key', () => {
  test('gives the same answer, also to requests that run at once', async () => {
    const { lin, addressId } = await aBuyer(mall)
    const stall = await aStall(mall.tools.db, { prices: [6000] })
    const order = { addressId, totalMoney: '60.00', noReturnAgreed: [], saveOrderShop: [shopWish(stall)] }
    const key = newId()
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(lin, order, key)))
    answers.push(await save(lin, order, key))
    expect(new Set(answers.map((a) => a.data.cartOrderCode)).size).toBe(1)
    expect(await countOrders(lin.userId)).toBe(1)
    expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ reserved: 1 }])
    const other = await save(
      lin,
      { ...order, saveOrderShop: [shopWish(stall, 2)], totalMoney: '120.00' },
      key,
    )
    expect(other).toMatchObject({ code: '40009', data: { reason: 'idempotency/keyReused' } })
  })

  test('may be used again after a refusal, and by other buyers', async () => {
    const [{ lin, addressId }, tao] = [await aBuyer(mall), await aBuyer(mall)]
    const stall = await aStall(mall.tools.db, { prices: [6000] })
    const order = { addressId, totalMoney: '60.00', noReturnAgreed: [], saveOrderShop: [shopWish(stall)] }
    const key = newId()
    expect((await save(lin, { ...order, totalMoney: '1.00' }, key)).code).toBe('40010')
    expect((await save(lin, order, key)).status).toBe(true)
    expect((await save(tao.lin, { ...order, addressId: tao.addressId }, key)).status).toBe(true)
  })
})

test('a buyer has at most 20 unpaid orders, even when ordering in parallel', async () => {
  const { lin, addressId } = await aBuyer(mall)
  const stall = await aStall(mall.tools.db, { prices: [6000] })
  const order = { addressId, totalMoney: '60.00', noReturnAgreed: [], saveOrderShop: [shopWish(stall)] }
  const answers = await Promise.all(Array.from({ length: 25 }, () => save(lin, order)))
  expect(answers.filter((a) => a.status)).toHaveLength(policy.maxUnpaidOrders)
  expect(answers.find((a) => !a.status)).toMatchObject({
    code: '40009',
    data: { reason: 'checkout/tooManyUnpaid' },
  })
})

test('an order at two shops counts as two of them', async () => {
  const { lin, addressId } = await aBuyer(mall)
  const stall = await aStall(mall.tools.db, { prices: [6000] })
  const next = await aStall(mall.tools.db, { prices: [6000] })
  const one = { addressId, totalMoney: '60.00', saveOrderShop: [shopWish(stall)] }
  const two = { ...one, totalMoney: '120.00', saveOrderShop: [shopWish(stall), shopWish(next)] }
  for (let i = 1; i < policy.maxUnpaidOrders; i += 1) expect((await save(lin, one)).status).toBe(true)
  expect((await save(lin, two)).data.reason).toBe('checkout/tooManyUnpaid')
  expect((await save(lin, one)).status).toBe(true)
})

test('200 buyers racing for 50 units: exactly 50 orders', async () => {
  const stall = await aStall(mall.tools.db, { prices: [6000], stock: 50 })
  const buyers = []
  for (let i = 0; i < 200; i++) buyers.push(await aBuyer(mall))
  const answers = await Promise.all(
    buyers.map(({ lin, addressId }) =>
      save(lin, { addressId, totalMoney: '60.00', saveOrderShop: [shopWish(stall)] }),
    ),
  )
  expect(answers.filter((a) => a.status)).toHaveLength(50)
  expect(new Set(answers.filter((a) => !a.status).map((a) => a.code))).toEqual(new Set(['40011']))
  expect(await stockOf(mall.tools.db, stall.skuIds)).toMatchObject([{ onHand: 50, reserved: 50 }])
})

test('concurrent orders of several SKUs in any order, one twice, sell the whole stock and no more', async () => {
  const stall = await aStall(mall.tools.db, { prices: [6000, 6000, 6000], stock: 30 })
  const buyers = []
  for (let i = 0; i < 60; i++) buyers.push(await aBuyer(mall))
  const answers = await Promise.all(
    buyers.map(({ lin, addressId }, i) => {
      const turned = [...stall.skuIds.slice(i % 3), ...stall.skuIds.slice(0, i % 3)].slice(0, 2)
      const skuIds = i % 2 === 0 ? turned : turned.toReversed()
      // The first SKU is in the cart twice: at the start and at the end.
      const orderGoodsList = [...skuIds, skuIds[0]!].map((goodsSpecId) => ({ goodsSpecId, goodsNum: 1 }))
      return save(lin, {
        addressId,
        totalMoney: '180.00',
        saveOrderShop: [{ shopId: stall.shopId, orderGoodsList }],
      })
    }),
  )
  expect(new Set(answers.map((a) => a.code))).toEqual(new Set(['10000', '40011']))
  const reserved = (await stockOf(mall.tools.db, stall.skuIds)).map((s) => s.reserved)
  expect(reserved.reduce((sum, n) => sum + n, 0)).toBe(answers.filter((a) => a.status).length * 3)
  expect(Math.max(...reserved)).toBeLessThanOrEqual(30)
  expect(await brokenBooks(mall.tools.db)).toEqual([])
})

test('an order cancelled ten times at once releases its stock once', async () => {
  const { lin, saved, stalls } = await placeThrough(mall, undefined, 3)
  const cancel = () => mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId: saved.orderIds[0] })
  const answers = await Promise.all(Array.from({ length: 10 }, cancel))
  expect(answers.filter((a) => a.status)).toHaveLength(1)
  expect(await stockOf(mall.tools.db, stalls[0]!.skuIds)).toMatchObject([{ reserved: 0, onHand: 100 }])
})

test('checkouts at many shops in random order run without a deadlock', async () => {
  const stalls: Stall[] = []
  for (let i = 0; i < 4; i++) stalls.push(await aStall(mall.tools.db, { prices: [6000, 6000], stock: 40 }))
  const answers = await Promise.all(
    Array.from({ length: 60 }, async (_, i) => {
      const { lin, addressId } = await aBuyer(mall)
      const turned = [...stalls.slice(i % 4), ...stalls.slice(0, i % 4)].slice(0, 3)
      const picked = i % 2 === 0 ? turned : turned.reverse()
      const saveOrderShop = picked.map((stall) =>
        shopWish({ ...stall, skuIds: i % 3 ? stall.skuIds : stall.skuIds.toReversed() }),
      )
      return save(lin, { addressId, totalMoney: '360.00', saveOrderShop })
    }),
  )
  expect(new Set(answers.map((a) => a.code))).toEqual(new Set(['10000', '40011']))
  expect(answers.filter((a) => a.status).length).toBeGreaterThan(40)
  expect(await brokenBooks(mall.tools.db)).toEqual([])
})

test('the deadline closes the orders and releases their stock', async () => {
  const { saved, stalls } = await placeThrough(mall)
  expect(await stockOf(mall.tools.db, stalls[0]!.skuIds)).toMatchObject([{ reserved: 1 }])
  await mall.tools.jobs.drain({ early: true })
  expect(await orderNow(mall.tools, saved.orderIds[0])).toMatchObject({ status: 99, closeReason: 'timeout' })
  expect(await stockOf(mall.tools.db, stalls[0]!.skuIds)).toMatchObject([{ reserved: 0, onHand: 100 }])
})

test('an order takes four statements, however many lines it has', async () => {
  const { lin, addressId } = await aBuyer(mall)
  const stall = await aStall(mall.tools.db, { prices: [1000, 2000, 3000] })
  const statements: string[] = []
  const { db } = mall.tools
  const counting = {
    ...mall.tools,
    db: db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => (statements.push(''), result),
    }),
  }
  const order = { addressId, totalMoney: '60.00', noReturnAgreed: [], saveOrderShop: [shopWish(stall)] }
  const saved = await saveOrder(counting, { viewer: lin, locale: 'zh-CN' }, order, newId())
  expect(saved).toMatchObject({ totalMoney: '60.00' })
  // The buyer's lock, one read, and one write before that of the stock; `begin` and `commit` are not counted.
  expect(statements).toHaveLength(4)
})
