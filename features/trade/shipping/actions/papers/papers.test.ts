import { aStall } from '@hojip/inventory/testing'
import { shopOrdersToPack } from '@hojip/orders'
import { aPaidOrder } from '@hojip/orders/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aNumber, aShippingMall, sender, type ShippingMall } from '../../testing.ts'
import { labelsOf } from './labels-of.ts'

let mall: ShippingMall
beforeAll(async () => {
  mall = await aShippingMall()
})
afterAll(() => mall.stop())

/** Page objects are in the file uncompressed; only their drawings are compressed. */
function pagesIn(pdf: string): number {
  return pdf.match(/\/Type \/Page\b(?!s)/g)?.length ?? 0
}

test('a pick list sums what the chosen orders need, and leaves out what has left', async () => {
  const stall = await aStall(mall.tools.db, { prices: [10, 20] })
  const one = await aPaidOrder(mall.tools, { stalls: [stall], quantity: 2 })
  const two = await aPaidOrder(mall.tools, { stalls: [stall], quantity: 3 })
  const list = async (orderIds?: string[]) =>
    (await mall.call(stall.mei, 'POST /bizConsole/queryPickList', orderIds ? { orderIds } : {})).data
  const both = await list([one.orderId, two.orderId])
  expect(both.list.map((row: { num: number }) => row.num)).toEqual([5, 5])
  const skus = await mall.tools.db.selectFrom('sku').select('sn').where('id', 'in', stall.skuIds).execute()
  expect(both.list.map((row: { goodsSn: string }) => row.goodsSn)).toEqual(
    skus.map(({ sn }) => sn).toSorted(),
  )
  expect(both.list[0].orders.map((part: { num: number }) => part.num)).toEqual([2, 3])
  expect(both.orders).toHaveLength(2)
  const parcels = [{ expCode: 'shunfeng', number: aNumber() }]
  await mall.call(stall.mei, 'POST /bizConsole/deliver', { orderId: one.orderId, parcels })
  expect((await list()).orders.map((order: { pkId: string }) => order.pkId)).toEqual([two.orderId])
  expect((await list([one.orderId])).list).toEqual([])
})

test('labels have a page for each parcel and one for what is left', async () => {
  const stall = await aStall(mall.tools.db, { prices: [10, 20] })
  const one = await aPaidOrder(mall.tools, { stalls: [stall], quantity: 2 })
  const two = await aPaidOrder(mall.tools, { stalls: [stall] })
  const orderIds = [one.orderId, two.orderId]
  const print = () => mall.call(stall.mei, 'POST /bizConsole/printLabels', { orderIds })
  const first = await print()
  expect(first.raw.slice(0, 5)).toBe('%PDF-')
  expect(pagesIn(first.raw)).toBe(2)
  const { data } = await mall.call(stall.mei, 'GET /bizConsole/queryOrderInfo', { orderId: one.orderId })
  const lines = [{ orderGoodsId: data.goodsInfoList[0].orderGoodsId, num: 1 }]
  const parcels = [{ expCode: 'shunfeng', number: aNumber(), lines }]
  await mall.call(stall.mei, 'POST /bizConsole/deliver', { orderId: one.orderId, parcels })
  expect(pagesIn((await print()).raw)).toBe(3)
})

test('a label names the shop and where it ships from', async () => {
  const { orderId, stall } = await aPaidOrder(mall.tools)
  const { db } = mall.tools
  const [order] = await shopOrdersToPack(db, stall.mei, { ids: [orderId], most: 1 })
  const [label] = labelsOf(order!, [], {
    locale: 'zh-CN',
    sender: await mall.options.senderOf(db, stall.mei),
  })
  expect(label).toMatchObject({
    shop: order!.shopName['zh-CN'],
    sender: { name: '梅仓库', phone: '13900000001', address: sender.address },
  })
  const [without] = labelsOf(order!, [], { locale: 'zh-CN', sender: undefined })
  expect(without!.sender).toEqual({ name: '', phone: '', address: '' })
})

test('orders whose labels have characters without a font are named before they are printed', async () => {
  const stall = await aStall(mall.tools.db)
  const plain = await aPaidOrder(mall.tools, { stalls: [stall] })
  const odd = await aPaidOrder(mall.tools, { stalls: [stall], remark: '给𪚥先生' })
  const orderIds = [plain.orderId, odd.orderId]
  const { data } = await mall.call(stall.mei, 'POST /bizConsole/checkLabels', { orderIds })
  expect(data.list).toEqual([{ pkId: odd.orderId, orderCode: expect.any(String), characters: ['𪚥'] }])
})

test('another shop’s orders are unknown, as are those that do not exist', async () => {
  const own = await aPaidOrder(mall.tools)
  const other = await aPaidOrder(mall.tools)
  for (const orderId of [other.orderId, '018f0000-0000-7000-8000-000000000000'])
    for (const call of ['queryPickList', 'checkLabels', 'printLabels'] as const)
      expect(
        await mall.call(own.stall.mei, `POST /bizConsole/${call}`, { orderIds: [own.orderId, orderId] }),
      ).toMatchObject({ status: false, code: '40004' })
})
