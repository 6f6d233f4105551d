import { aStall } from '@hojip/inventory/testing'
import { policy } from '@hojip/policy'
import { aPaidOrder, orderNow } from '@hojip/orders/testing'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { subscribeParcel, trackParcel } from './actions/track-parcel.ts'
import { aNumber, aShippingMall, type ShippingMall } from './testing.ts'

let mall: ShippingMall
beforeAll(async () => {
  mall = await aShippingMall()
})
afterAll(() => mall.stop())
afterEach(() => mall.noFaults())

async function look({ lin, orderId }: Awaited<ReturnType<typeof aPaidOrder>>) {
  return (await mall.call(lin, 'GET /bizOrderDelivery/lookLogistics', { orderId })).data.deliveryResultList
}

async function aParcel() {
  const order = await aPaidOrder(mall.tools)
  const number = aNumber()
  const parcels = [{ expCode: 'shunfeng', number }]
  await mall.call(order.stall.mei, 'POST /bizConsole/deliver', { orderId: order.orderId, parcels })
  const parcelId = (await look(order))[0].pkId as string
  await subscribeParcel({ ...mall.tools, ...mall.options }, { parcelId })
  return { order, number, parcelId }
}

type Sent = Awaited<ReturnType<typeof aParcel>>

function correct({ order, parcelId }: Sent, number: string, expCode = 'jd') {
  return mall.call(order.stall.mei, 'POST /bizConsole/updateExpress', { parcelId, expCode, number })
}

describe('a mistyped number', () => {
  test('is corrected once; traces of the old number are deleted, the new one is followed', async () => {
    const sent = await aParcel()
    await mall.move(sent.number, 'advance')
    await mall.pushed(sent.number)
    expect((await look(sent.order))[0].list).toHaveLength(1)
    const right = aNumber()
    expect((await correct(sent, right)).status).toBe(true)
    expect((await look(sent.order))[0]).toMatchObject({
      number: right,
      expName: '京东物流',
      list: [],
      corrected: true,
      canCorrect: false,
    })
    await mall.tools.jobs.drain()
    await mall.move(right, 'deliver')
    await mall.pushed(right)
    expect((await look(sent.order))[0]).toMatchObject({ issign: '1' })
    expect((await correct(sent, aNumber())).data.reason).toBe('shipping/correctedAlready')
    const { orderId, lin } = sent.order
    const { data } = await mall.call(lin, 'GET /bizOrder/queryTimeline', { orderId })
    expect(data.events.map((e: { type: string }) => e.type)).toContain('expressCorrected')
  })

  test('later news of the old number changes nothing', async () => {
    const sent = await aParcel()
    await correct(sent, aNumber())
    await mall.move(sent.number, 'deliver')
    expect((await mall.pushed(sent.number)).some(({ accepted }) => accepted)).toBe(false)
    expect((await look(sent.order))[0]).toMatchObject({ issign: '0', list: [] })
  })

  test('is refused with the reason', async () => {
    const [sent, other] = [await aParcel(), await aParcel()]
    const { mei } = await aStall(mall.tools.db)
    const wish = { parcelId: sent.parcelId, expCode: 'jd', number: aNumber() }
    expect((await correct(sent, other.number, 'shunfeng')).data.reason).toBe('shipping/numberTaken')
    expect((await correct(sent, aNumber(), 'nobody')).data.reason).toBe('shipping/carrierUnknown')
    expect((await correct(sent, '?')).code).toBe('40001')
    for (const who of [mei, sent.order.lin])
      expect((await mall.call(who, 'POST /bizConsole/updateExpress', wish)).statusCode).toBe(404)
    await mall.move(sent.number, 'deliver')
    await mall.pushed(sent.number)
    expect((await correct(sent, aNumber())).data.reason).toBe('shipping/correctedAlready')
    expect((await look(sent.order))[0]).toMatchObject({ number: sent.number, corrected: false })
  })

  test('two clerks at once: one correction', async () => {
    const sent = await aParcel()
    const answers = await Promise.all([1, 2, 3].map(() => correct(sent, aNumber())))
    expect(answers.filter((a) => a.status)).toHaveLength(1)
  })
})

describe('a parcel without news', () => {
  const ask = (parcelId: string) => trackParcel({ ...mall.tools, ...mall.options }, { parcelId, step: 0 })

  test('is reported once, in the shop’s list and to the buyer, until there is news again', async () => {
    const { order, number, parcelId } = await aParcel()
    const silences = () =>
      mall.told.filter((t) => t.event === 'orders/parcelSilent' && t.data['orderId'] === order.orderId)
    mall.tools.clock.advance(policy.silentParcelMs - 1)
    await ask(parcelId)
    expect(silences()).toHaveLength(0)
    mall.tools.clock.advance(1)
    await ask(parcelId)
    await ask(parcelId)
    expect(silences()).toHaveLength(1)
    expect((await look(order))[0].silent).toBe(true)
    const inList = async () => {
      const { data } = await mall.call(order.stall.mei, 'POST /bizConsole/queryOrders', { orderStatus: 4 })
      return data.list[0].parcelSilentTime as string | undefined
    }
    expect(await inList()).toEqual(expect.any(String))
    await mall.move(number, 'advance')
    await mall.pushed(number)
    expect((await look(order))[0].silent).toBe(false)
    expect(await inList()).toBeUndefined()
  })
})

test('the expected arrival is shown while a parcel is under way, and no longer when that time is over', async () => {
  const { order, number } = await aParcel()
  const { shippedAt } = await orderNow(mall.tools, order.orderId)
  const day = 86_400_000
  const [parcel] = await look(order)
  expect([parcel.etaFromAt, parcel.etaToAt].map((at) => (at - shippedAt!.getTime()) / day)).toEqual([1, 2])
  mall.tools.clock.advance(2 * day + 1)
  expect((await look(order))[0].etaToAt).toBeUndefined()
  await mall.move(number, 'deliver')
  await mall.pushed(number)
  expect((await look(order))[0].etaFrom).toBeUndefined()
})

describe('an order in two parcels', () => {
  async function twoParcels() {
    const order = await aPaidOrder(mall.tools, { quantity: 2 })
    const [line] = (await orderNow(mall.tools, order.orderId)).lines
    const parcels = [aNumber(), aNumber()].map((number) => ({
      expCode: 'shunfeng',
      number,
      lines: [{ orderGoodsId: line!.id, num: 1 }],
    }))
    await mall.call(order.stall.mei, 'POST /bizConsole/deliver', { orderId: order.orderId, parcels })
    await mall.tools.jobs.drain()
    return { orderId: order.orderId, numbers: parcels.map(({ number }) => number) }
  }
  async function arrive(number: string) {
    await mall.move(number, 'deliver')
    await mall.pushed(number)
  }
  async function deliveredAt(orderId: string) {
    return (await orderNow(mall.tools, orderId)).deliveredAt
  }

  test('is delivered with the second, and not before', async () => {
    const { orderId, numbers } = await twoParcels()
    await arrive(numbers[1]!)
    expect(await deliveredAt(orderId)).toBeNull()
    await arrive(numbers[0]!)
    expect(await deliveredAt(orderId)).not.toBeNull()
  })

  test('that arrive at once is delivered once', async () => {
    const { orderId, numbers } = await twoParcels()
    await Promise.all(numbers.map(arrive))
    expect(await deliveredAt(orderId)).not.toBeNull()
    const events = mall.told.filter((t) => t.event === 'orders/delivered' && t.data['orderId'] === orderId)
    expect(events).toHaveLength(1)
  })
})
