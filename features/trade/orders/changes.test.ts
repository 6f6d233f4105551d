import { addAddress } from '@hojip/addresses'
import type { PlainTerms } from '@hojip/catalog/rules'
import { aShopper, aStall } from '@hojip/inventory/testing'
import type { Viewer } from '@hojip/platform/http'
import { mallDay, wireTime } from '@hojip/platform/mall-time'
import { accepted } from '@hojip/platform/refusal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { receiveAutomatically } from './actions/receiving/receive-order.ts'
import { policy } from '@hojip/policy'
import { anOrder, aPaidOrder, aShippedOrder, anOrdersMall, orderNow, type TestMall } from './testing.ts'

let mall: TestMall
beforeAll(async () => {
  mall = await anOrdersMall()
})
afterAll(() => mall.stop())

const firstBelow: Record<string, [city: string, district: string]> = {
  吉林省: ['长春市', '南关区'],
  西藏自治区: ['拉萨市', '城关区'],
  新疆维吾尔自治区: ['乌鲁木齐市', '天山区'],
  台湾省: ['台北市', '中正区'],
  广东省: ['广州市', '荔湾区'],
}

async function anAddress(lin: Viewer, province = '吉林省') {
  const [city, district] = firstBelow[province] ?? []
  const place = { country: 'CN', province, city, district, street: '', address: '新路 9 号' }
  const who = { consignee: '金美善', consigneeXb: '2', phone: '13900001111', addressDefault: '0' }
  const input = { ...place, ...who } as Parameters<typeof addAddress>[2]
  return accepted(await addAddress(mall.tools, lin, input)).pkId
}

describe('postponing receipt', () => {
  test('moves the deadline by seven days, once; the job of the former deadline does nothing', async () => {
    const { lin, orderId } = await aShippedOrder(mall.tools)
    const before = (await orderNow(mall.tools, orderId)).deadlineAt!.getTime()
    const extend = () => mall.call(lin, 'POST /bizOrder/extendReceive', { orderId })
    const { data } = await extend()
    const after = before + policy.extendReceiptMs
    expect(data).toEqual({ deadlineAt: after, deadlineTime: wireTime(after) })
    expect((await extend()).data.reason).toBe('orders/extendedAlready')
    await receiveAutomatically(mall.tools, [{ orderId, deadlineAt: before }])
    expect((await orderNow(mall.tools, orderId)).status).toBe(4)
    await receiveAutomatically(mall.tools, [{ orderId, deadlineAt: after }])
    expect((await orderNow(mall.tools, orderId)).status).toBe(5)
  })

  test('eight presses at once postpone it by seven days, not by fifty-six', async () => {
    const { lin, orderId } = await aShippedOrder(mall.tools)
    const before = (await orderNow(mall.tools, orderId)).deadlineAt!.getTime()
    await Promise.all(
      Array.from({ length: 8 }, () => mall.call(lin, 'POST /bizOrder/extendReceive', { orderId })),
    )
    const after = (await orderNow(mall.tools, orderId)).deadlineAt!.getTime()
    expect(after - before).toBe(policy.extendReceiptMs)
  })
})

describe('another address', () => {
  const far: PlainTerms = { surcharges: [{ places: ['西藏自治区'], fen: 1000 }], notTo: ['台湾省'] }

  test('becomes the order’s address, and the shop is notified', async () => {
    const { lin, orderId, stall } = await aPaidOrder(mall.tools)
    const addressId = await anAddress(lin)
    const { data } = await mall.call(lin, 'POST /bizOrder/updateAddress', { orderId, addressId })
    expect(data).toMatchObject({ consignee: '金美善', phone: '13900001111', totalMoney: '18.00' })
    expect(data.address).toContain('新路 9 号')
    const seen = await mall.call(stall.mei, 'GET /bizConsole/queryOrderInfo', { orderId })
    expect(seen.data).toMatchObject({ consignee: '金美善', addressChangedTime: expect.any(String) })
    expect(mall.told.at(-1)).toMatchObject({ event: 'orders/addressChanged', data: { orderId } })
  })

  test('moves the promised days by the longer way', async () => {
    const { lin, orderId } = await aPaidOrder(mall.tools)
    const before = await orderNow(mall.tools, orderId)
    const addressId = await anAddress(lin, '广东省')
    const { data } = await mall.call(lin, 'POST /bizOrder/updateAddress', { orderId, addressId })
    const day = 24 * 3_600_000
    expect(data.promisedToAt).toBe(before.arriveToAt!.getTime() + 3 * day)
    const after = await orderNow(mall.tools, orderId)
    expect(after.arriveFromAt!.getTime()).toBe(before.arriveFromAt!.getTime() + 2 * day)
  })

  test('that costs more to reach, or is not delivered to, is refused and nothing changes', async () => {
    const { lin, orderId } = await aPaidOrder(mall.tools, { freightTemplate: far })
    const before = await orderNow(mall.tools, orderId)
    const change = async (province: string) => {
      const addressId = await anAddress(lin, province)
      return mall.call(lin, 'POST /bizOrder/updateAddress', { orderId, addressId })
    }
    expect(await change('西藏自治区')).toMatchObject({
      code: '40009',
      data: { reason: 'orders/freightDiffers', was: '8.00', now: '18.00' },
    })
    expect((await change('台湾省')).data.reason).toBe('orders/notDeliverable')
    expect(await orderNow(mall.tools, orderId)).toEqual(before)
    expect((await change('广东省')).status).toBe(true)
  })

  test('is checked against the terms of the order’s day, not against today’s', async () => {
    const { lin, orderId, stall } = await anOrder(mall.tools)
    await mall.tools.db
      .updateTable('shop')
      .set({ freight_template: JSON.stringify({ notTo: ['吉林省'] }), shipping_fee_fen: 9900 })
      .where('id', '=', stall.shopId)
      .execute()
    const addressId = await anAddress(lin)
    expect((await mall.call(lin, 'POST /bizOrder/updateAddress', { orderId, addressId })).status).toBe(true)
  })

  test('that is the same changes nothing', async () => {
    const { lin, orderId } = await anOrder(mall.tools)
    const addressId = await anAddress(lin)
    const events = () => mall.told.filter(({ event }) => event === 'orders/addressChanged').length
    for (const expected of [1, 0]) {
      const before = events()
      expect((await mall.call(lin, 'POST /bizOrder/updateAddress', { orderId, addressId })).status).toBe(true)
      expect(events() - before).toBe(expected)
    }
  })

  test('of another user is not found', async () => {
    const { lin, orderId } = await anOrder(mall.tools)
    const addressId = await anAddress(await aShopper(mall.tools.db, 'Tao'))
    const answer = await mall.call(lin, 'POST /bizOrder/updateAddress', { orderId, addressId })
    expect(answer).toMatchObject({ statusCode: 404, data: { reason: 'orders/addressGone' } })
  })
})

describe('the snapshot', () => {
  test('shows the product as it was, whatever the shop has changed since', async () => {
    const stall = await aStall(mall.tools.db)
    const change = (params: object, version: number) =>
      mall.tools.db
        .updateTable('goods')
        .set({ params: JSON.stringify(params), version })
        .where('id', '=', stall.goodsId)
        .execute()
    const text = (zh: string) => ({ 'zh-CN': zh, 'en-US': zh, 'ko-KR': zh })
    await change(
      [
        [text('产地'), text('延吉')],
        [text('size中'), text('9kg')],
      ],
      2,
    )
    const { lin, orderId } = await anOrder(mall.tools, { stalls: [stall] })
    await change([[text('产地'), text('别处')]], 3)
    const later = await anOrder(mall.tools, { stalls: [stall], lin })
    const look = async (id: string) => {
      const orderGoodsId = (await orderNow(mall.tools, id)).lines[0]!.id
      return (await mall.call(lin, 'GET /bizOrder/querySnapshot', { orderId: id, orderGoodsId })).data
    }
    expect(await look(orderId)).toMatchObject({
      goodsName: '泡菜',
      goodsPrice: '10.00',
      goodsParam: [
        { name: '产地', value: '延吉' },
        { name: 'size中', value: '1kg中' },
      ],
      goodsImg: ['/pictures/kimchi'],
    })
    expect((await look(later.orderId)).goodsParam).toEqual([{ name: '产地', value: '别处' }])
    const versions = await mall.tools.db
      .selectFrom('goods_snapshot')
      .select('version')
      .where('goods_id', '=', stall.goodsId)
      .orderBy('version')
      .execute()
    expect(versions).toEqual([{ version: 2 }, { version: 3 }])
  })

  test('is found only by its buyer, and only for a line of that order', async () => {
    const [one, other] = [await anOrder(mall.tools), await anOrder(mall.tools)]
    const orderGoodsId = (await orderNow(mall.tools, one.orderId)).lines[0]!.id
    const look = (who: Viewer, orderId: string) =>
      mall.call(who, 'GET /bizOrder/querySnapshot', { orderId, orderGoodsId })
    expect((await look(one.lin, one.orderId)).status).toBe(true)
    expect((await look(other.lin, one.orderId)).statusCode).toBe(404)
    expect((await look(other.lin, other.orderId)).statusCode).toBe(404)
  })
})

describe('finding orders', () => {
  test('by the day they were placed, both ends included', async () => {
    const lin = await aShopper(mall.tools.db)
    const ids: string[] = []
    const day = 86_400_000
    for (let i = 0; i < 3; i++) {
      ids.push((await anOrder(mall.tools, { lin })).orderId)
      mall.tools.clock.advance(day)
    }
    const dayOf = (ago: number) => mallDay(mall.tools.clock.nowMs() - ago * day)
    const find = async (input: object) => {
      const { data } = await mall.call(lin, 'POST /bizOrder/queryMyOrder', input)
      return data.list.map((o: { pkId: string }) => ids.indexOf(o.pkId))
    }
    expect(await find({ startTime: dayOf(2) })).toEqual([2, 1])
    expect(await find({ endTime: dayOf(2) })).toEqual([1, 0])
    expect(await find({ startTime: dayOf(2), endTime: dayOf(2) })).toEqual([1])
    expect(await find({ startTime: `${dayOf(1)} 00:00:00` })).toEqual([2])
    const wrong = await mall.call(lin, 'POST /bizOrder/queryMyOrder', { startTime: '2026-02-30' })
    expect(wrong).toMatchObject({ code: '40001', data: { fields: [{ field: 'startTime' }] } })
  })

  test('by number, and by shop', async () => {
    const lin = await aShopper(mall.tools.db)
    const [one, other] = [await anOrder(mall.tools, { lin }), await aPaidOrder(mall.tools, { lin })]
    const byCode = await mall.call(lin, 'POST /bizOrder/queryMyOrder', { orderCode: other.code })
    expect(byCode.data.list).toMatchObject([{ pkId: other.orderId }])
    const { shopId } = one.stall
    const byShop = await mall.call(lin, 'POST /bizOrder/queryOrderListByShopId', { shopId })
    expect(byShop.data).toMatchObject({ total: 1, list: [{ pkId: one.orderId }] })
    const tao = await aShopper(mall.tools.db, 'Tao')
    expect((await mall.call(tao, 'POST /bizOrder/queryOrderListByShopId', { shopId })).data.total).toBe(0)
  })

  test('refunds under way are counted by order', async () => {
    const { lin, orderId } = await aPaidOrder(mall.tools, { stall: { prices: [1, 2] } })
    const counts = async () => (await mall.call(lin, 'POST /bizOrder/queryOrderCount')).data
    expect(await counts()).toMatchObject({ '3': 1, refunding: 0 })
    await mall.tools.db
      .updateTable('order_line')
      .set({ refund_status: 1, refund_open: true })
      .where('order_id', '=', orderId)
      .execute()
    expect(await counts()).toMatchObject({ '3': 1, refunding: 1 })
  })
})
