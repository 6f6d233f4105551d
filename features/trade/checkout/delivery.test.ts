import { addAddress } from '@hojip/addresses'
import { addToCart } from '@hojip/cart'
import type { PlainTerms } from '@hojip/catalog/rules'
import { aShopper, aStall, type Stall } from '@hojip/inventory/testing'
import { ordersJobs, ordersRoutes } from '@hojip/orders'
import { aTestMall, noGateways, orderNow, type TestMall } from '@hojip/orders/testing'
import { newId } from '@hojip/platform/ids'
import type { Viewer } from '@hojip/platform/http'
import { accepted } from '@hojip/platform/refusal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkoutRoutes } from './index.ts'
import { aBuyer, shopWish } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await aTestMall((tools) => {
    ordersJobs(tools, noGateways)
    return [...checkoutRoutes(tools), ...ordersRoutes(tools, noGateways)]
  })
})
afterAll(() => mall.stop())

const template: PlainTerms = {
  firstPieces: 2,
  nextPieces: 2,
  nextFen: 300,
  surcharges: [{ places: ['西藏自治区'], fen: 1000 }],
  notTo: ['台湾省', 'KR'],
}

/** A shop that charges ¥8 for two pieces, ¥3 per two more, ¥10 more to Tibet, and delivers on the mainland only. */
async function aFussyShop(prices = [1000]): Promise<Stall> {
  const stall = await aStall(mall.tools.db, { prices })
  await write(stall, template)
  return stall
}

function write(stall: Stall, freight: PlainTerms, feeFen = 800) {
  return mall.tools.db
    .updateTable('shop')
    .set({ freight_template: JSON.stringify(freight), shipping_fee_fen: feeFen, province: '吉林省' })
    .where('id', '=', stall.shopId)
    .execute()
}

const firstBelow: Record<string, [city: string, district: string]> = {
  吉林省: ['长春市', '南关区'],
  西藏自治区: ['拉萨市', '城关区'],
  新疆维吾尔自治区: ['乌鲁木齐市', '天山区'],
  台湾省: ['台北市', '中正区'],
  广东省: ['广州市', '荔湾区'],
  北京市: ['北京市', '东城区'],
  서울특별시: ['강남구', '강남구'],
}

async function addressIn(lin: Viewer, province: string, country: 'CN' | 'KR' = 'CN') {
  const [city, district] = firstBelow[province] ?? []
  const place = { country, province, city, district, street: '', address: '新路 9 号' }
  const phone = country === 'CN' ? '13900001111' : '010-1234-5678'
  const who = { consignee: 'Lin', consigneeXb: '2', phone, addressDefault: '0' }
  return accepted(await addAddress(mall.tools, lin, { ...place, ...who } as Parameters<typeof addAddress>[2]))
    .pkId
}

async function preview(lin: Viewer, aoList: object[], addressId?: string) {
  return (
    await mall.call(lin, 'POST /bizOrder/submit/orderInfo', { aoList, ...(addressId && { addressId }) })
  ).data
}

function save(lin: Viewer, order: object) {
  return mall.call(lin, 'POST /bizOrder/saveOrder', order, { 'idempotency-key': newId() })
}

describe('delivery in the preview', () => {
  test('is charged for all pieces of a shop together, and for the distance', async () => {
    const { lin } = await aBuyer(mall)
    const stall = await aFussyShop([1000, 500])
    const { orderGoodsList } = shopWish(stall, 2)
    expect((await preview(lin, orderGoodsList)).submitOrderInfoList).toMatchObject([
      { shippingFee: '11.00', surcharge: '0.00', deliverable: true },
    ])
    const lhasa = await addressIn(lin, '西藏自治区')
    const far = await preview(lin, orderGoodsList, lhasa)
    expect(far).toMatchObject({ shippingMoney: '21.00', totalMoney: '51.00' })
    expect(far.submitOrderInfoList[0]).toMatchObject({ surcharge: '10.00' })
    expect(far.submitOrderInfoList[0].arriveToAt).toBeGreaterThan(far.submitOrderInfoList[0].arriveFromAt)
  })

  test('names the shop that does not deliver to the address, and its order is refused', async () => {
    const { lin } = await aBuyer(mall)
    const [fussy, easy] = [await aFussyShop(), await aStall(mall.tools.db)]
    const saveOrderShop = [shopWish(fussy), shopWish(easy)]
    const aoList = saveOrderShop.flatMap((shop) => shop.orderGoodsList)
    const seoul = await addressIn(lin, '서울특별시', 'KR')
    const seen = await preview(lin, aoList, seoul)
    expect(seen.messages).toMatchObject([{ severity: 'error', code: 'notDeliverable', shopId: fussy.shopId }])
    const lines = seen.submitOrderInfoList.flatMap(
      (shop: { submitOrderGoodsInfoList: { notDeliverable: boolean }[] }) => shop.submitOrderGoodsInfoList,
    )
    expect(lines.map((line: { notDeliverable: boolean }) => line.notDeliverable)).toEqual([true, false])
    const order = { addressId: seoul, totalMoney: seen.totalMoney, saveOrderShop }
    expect(await save(lin, order)).toMatchObject({
      code: '40009',
      data: { reason: 'checkout/notDeliverable', shopId: fussy.shopId },
    })
  })

  test('of a typed region costs what an address there will be charged, and returns when it arrives', async () => {
    const lin = await aShopper(mall.tools.db)
    const saveOrderShop = [shopWish(await aFussyShop([1000, 500]), 2), shopWish(await aFussyShop())]
    const aoList = saveOrderShop.flatMap((shop) => shop.orderGoodsList)
    const ask = async (to?: object) =>
      (await mall.call(lin, 'POST /bizOrder/submit/orderInfo', { aoList, ...(to && { to }) })).data
    const nowhere = await ask()
    expect(nowhere.messages).toMatchObject([{ code: 'addressMissing' }])
    expect(nowhere.submitOrderInfoList[0]).not.toHaveProperty('arriveToAt')
    const seen = await ask({ country: 'CN', province: '西藏自治区' })
    expect(seen).toMatchObject({ shippingMoney: '39.00', messages: [], defaultAddress: null })
    expect(seen.submitOrderInfoList[0].arriveToAt).toBeGreaterThan(seen.submitOrderInfoList[0].arriveFromAt)
    const korea = await ask({ country: 'KR', province: '서울특별시', city: '종로구', district: '종로구' })
    expect(korea.messages).toMatchObject([{ code: 'notDeliverable' }, { code: 'notDeliverable' }])
    const addressId = await addressIn(lin, '西藏自治区')
    const order = { addressId, totalMoney: seen.totalMoney, saveOrderShop }
    expect(await save(lin, order)).toMatchObject({ data: { totalMoney: seen.totalMoney } })
  })

  test('is promised for the days that were shown, and the order keeps them', async () => {
    const { lin, addressId } = await aBuyer(mall)
    const saveOrderShop = [shopWish(await aFussyShop())]
    const shown = await preview(lin, saveOrderShop[0]!.orderGoodsList)
    const { data: saved } = await save(lin, { addressId, totalMoney: shown.totalMoney, saveOrderShop })
    const [shop] = shown.submitOrderInfoList
    const input = { orderId: saved.orderIds[0] }
    const { data } = await mall.call(lin, 'GET /bizOrder/queryOrderInfo', input)
    const minutes = (ms: number) => Math.round(ms / 60_000)
    expect(minutes(data.arriveFromAt)).toBe(minutes(shop.arriveFromAt))
    expect(minutes(data.arriveToAt - shop.arriveToAt)).toBe(0)
    expect(data.promisedToAt).toBe(data.arriveToAt)
  })

  test('goes by the region on the page, not by the stored one of another window', async () => {
    const { lin, addressId } = await aBuyer(mall)
    const { orderGoodsList: aoList } = shopWish(await aFussyShop())
    const to = { country: 'CN', province: '西藏自治区', city: '拉萨市', district: '城关区' }
    const asked = { aoList, addressId, to }
    const { data } = await mall.call(lin, 'POST /bizOrder/submit/orderInfo', asked)
    expect(data.submitOrderInfoList).toMatchObject([{ surcharge: '10.00' }])
  })

  test('names the prices that changed since the product was put into the cart', async () => {
    const { lin } = await aBuyer(mall)
    const stall = await aStall(mall.tools.db, { prices: [1000, 2000] })
    for (const skuId of stall.skuIds) await addToCart(mall.tools, lin, { skuId, quantity: 1 })
    await mall.tools.db
      .updateTable('sku')
      .set({ price_fen: 1200 })
      .where('id', '=', stall.skuIds[0]!)
      .execute()
    const { messages } = await preview(lin, shopWish(stall).orderGoodsList)
    expect(messages).toMatchObject([
      {
        severity: 'info',
        code: 'priceChanged',
        goodsSpecId: stall.skuIds[0],
        text: expect.stringContaining('12.00'),
      },
    ])
  })

  test('two lines of one SKU that exceed the limit together are named, and refused', async () => {
    const { lin, addressId } = await aBuyer(mall)
    const stall = await aStall(mall.tools.db, { prices: [100], stock: 5000 })
    const line = { goodsSpecId: stall.skuIds[0]!, goodsNum: 600 }
    const seen = await preview(lin, [line, line])
    expect(seen.messages).toMatchObject([{ severity: 'error', code: 'limit' }])
    expect(seen.submitOrderInfoList[0].submitOrderGoodsInfoList).toMatchObject([{ limitExceeded: true }])
    const saveOrderShop = [{ shopId: stall.shopId, orderGoodsList: [line, line] }]
    const refused = await save(lin, { addressId, totalMoney: seen.totalMoney, saveOrderShop })
    expect(refused.data.reason).toBe('checkout/tooManyOfOne')
  })
})

describe('an order split over shops', () => {
  test('pays each shop’s delivery once, and the parts add up to the total', async () => {
    const { lin } = await aBuyer(mall)
    const stalls = [await aFussyShop([1000, 500]), await aStall(mall.tools.db, { prices: [7000] })]
    const lhasa = await addressIn(lin, '西藏自治区')
    const saveOrderShop = stalls.map((stall) => shopWish(stall, 2))
    const { totalMoney } = await preview(
      lin,
      saveOrderShop.flatMap((shop) => shop.orderGoodsList),
      lhasa,
    )
    const { data } = await save(lin, { addressId: lhasa, totalMoney, saveOrderShop })
    const orders = await Promise.all(data.orderIds.map((id: string) => orderNow(mall.tools, id)))
    expect(orders.map((o) => o.shippingFen)).toEqual([2100, 0])
    for (const order of orders) {
      const paid = order.lines.reduce((sum: number, line: { payFen: number }) => sum + line.payFen, 0)
      expect(paid + order.shippingFen).toBe(order.totalFen)
    }
    expect(orders.reduce((sum, o) => sum + o.totalFen, 0)).toBe(Number(totalMoney) * 100)
  })

  test('keeps its delivery fee when the shop changes its terms, and the next one gets the new fee', async () => {
    const { lin, addressId } = await aBuyer(mall)
    const stall = await aFussyShop()
    const order = { addressId, totalMoney: '18.00', saveOrderShop: [shopWish(stall)] }
    const { data } = await save(lin, order)
    await write(stall, {}, 2000)
    expect(await orderNow(mall.tools, data.orderIds[0])).toMatchObject({
      shippingFen: 800,
      freight: { fromProvince: '吉林省', parts: [{ shippingFeeFen: 800, pieces: 1 }] },
    })
    const again = await save(lin, order)
    expect(again).toMatchObject({ code: '40010', data: { preview: { shippingMoney: '20.00' } } })
  })
})

describe('asking about delivery', () => {
  const ask = (who: Viewer | null, stall: Stall, input: object = {}) =>
    mall.call(who, 'POST /bizGoods/queryDelivery', { goodsSpecId: stall.skuIds[0]!, ...input })

  test.each([{}, { country: 'KR' }, { country: 'CN', city: '长春市' }])(
    'there is no fee without a place: %j',
    async (where) => {
      const stall = await aFussyShop()
      const { lin } = await aBuyer(mall)
      for (const who of 'country' in where ? [null, lin] : [null])
        expect(await ask(who, stall, where)).toMatchObject({
          statusCode: 400,
          data: { reason: 'checkout/placeMissing', fields: [{ field: 'province' }] },
        })
    },
  )

  test('who has no address gets the fee of the region named instead, and who has one that of its place', async () => {
    const [stall, otherwise] = [await aFussyShop(), { province: 'Tibet' }]
    const { lin } = await aBuyer(mall)
    expect((await ask(null, stall, { otherwise })).data.place).toBe('西藏自治区')
    expect((await ask(lin, stall, { otherwise })).data.place).not.toBe('西藏自治区')
    expect(await ask(null, stall, { otherwise: { province: 'Atlantis' } })).toMatchObject({
      statusCode: 400,
      data: { reason: 'addresses/placeUnknown', fields: [{ field: 'otherwise.province' }] },
    })
  })

  test('a visitor gets the fee, with the surcharge of the region', async () => {
    const stall = await aFussyShop()
    const near = await ask(null, stall, { goodsNum: 3, province: '吉林省' })
    expect(near.data).toMatchObject({ place: '吉林省', fee: '11.00', deliverable: true })
    const there = await ask(null, stall, { province: '西藏自治区' })
    expect(there.data).toMatchObject({ place: '西藏自治区', fee: '18.00', surcharge: '10.00' })
    expect(there.data.arriveFrom < there.data.arriveTo).toBe(true)
    const district = { province: '吉林省', city: '长春市', district: '南关区' }
    expect((await ask(null, stall, district)).data.place).toBe('吉林省 长春市 南关区')
    const nowhere = await ask(null, stall, { province: '台湾省' })
    expect(nowhere.data).toMatchObject({ deliverable: false, reason: expect.stringContaining('台湾省') })
    const withoutDelivery = await mall.call(
      null,
      'POST /bizGoods/queryDelivery',
      { goodsSpecId: stall.skuIds[0]!, province: '台湾省' },
      { 'accept-language': 'en-US' },
    )
    expect(withoutDelivery.data.reason).toMatch(/does not deliver to Taiwan$/)
    expect(nowhere.data.arriveFrom).toBeUndefined()
  })

  test('a region in any language is found, and one that does not exist has no fee', async () => {
    const stall = await aFussyShop()
    for (const province of ['Tibet', '서장자치구', '西藏'])
      expect((await ask(null, stall, { province })).data).toMatchObject({ place: '西藏自治区', fee: '18.00' })
    const unknown = await ask(null, stall, { province: 'Tibbet' })
    expect(unknown).toMatchObject({ statusCode: 400, data: { reason: 'addresses/placeUnknown' } })
    expect(unknown.msg).toContain('西藏自治区')
    expect(unknown.data.fee).toBeUndefined()
  })

  test('a buyer’s own address is used, and nobody else’s is found', async () => {
    const [{ lin, addressId }, tao] = [await aBuyer(mall), await aBuyer(mall)]
    const stall = await aFussyShop()
    expect((await ask(lin, stall)).data.place).toBe('吉林省 延边朝鲜族自治州 延吉市')
    expect((await ask(lin, stall, { addressId })).data).toMatchObject({ fee: '8.00' })
    for (const who of [tao.lin, null])
      expect((await ask(who, stall, { addressId })).data.reason).toBe('checkout/addressGone')
    const gone = await mall.call(null, 'POST /bizGoods/queryDelivery', { goodsSpecId: newId() })
    expect(gone).toMatchObject({ statusCode: 404, data: { reason: 'checkout/goodsGone' } })
  })
})
