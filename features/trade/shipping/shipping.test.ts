import { aShopper, aStall } from '@hojip/inventory/testing'
import { policy } from '@hojip/policy'
import { anOrder, aPaidOrder, orderNow } from '@hojip/orders/testing'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { bookTracking, handleCarrierPush, subscribeParcel, trackParcel } from './actions/track-parcel.ts'
import { parcelById } from './store.ts'
import { aNumber, aShippingMall, type ShippingMall } from './testing.ts'

let mall: ShippingMall
beforeAll(async () => {
  mall = await aShippingMall()
})
afterAll(() => mall.stop())
afterEach(() => mall.noFaults())

type Order = Awaited<ReturnType<typeof aPaidOrder>>
function deliver({ stall, orderId }: Order, parcels: object[]) {
  return mall.call(stall.mei, 'POST /bizConsole/deliver', { orderId, parcels })
}

function sf(number: string, lines?: object[]) {
  return { expCode: 'shunfeng', number, ...(lines ? { lines } : {}) }
}

async function look({ lin, orderId }: Order) {
  return (await mall.call(lin, 'GET /bizOrderDelivery/lookLogistics', { orderId })).data
}

async function statusOf(order: Order) {
  return (await orderNow(mall.tools, order.orderId)).status
}

/** An order shipped in one parcel, which the carrier service knows. */
async function aParcel() {
  const order = await aPaidOrder(mall.tools)
  const number = aNumber()
  await deliver(order, [sf(number)])
  const parcelId = (await look(order)).deliveryResultList[0].pkId as string
  await subscribeParcel({ ...mall.tools, ...mall.options }, { parcelId })
  return { order, number, parcelId }
}

describe('shipping an order', () => {
  test('whole, in one parcel', async () => {
    const order = await aPaidOrder(mall.tools, { stall: { prices: [1, 2] }, quantity: 3 })
    const number = aNumber()
    expect(await deliver(order, [sf(number)])).toMatchObject({ status: true, data: { orderStatus: 4 } })
    const { deliveryResultList, phone } = await look(order)
    expect(phone).toBe('13812345678')
    expect(deliveryResultList).toMatchObject([
      { number, expName: '顺丰速运', expPhone: '95338', issign: '0', list: [] },
    ])
    expect(deliveryResultList[0].goodsInfoVO.map((g: { num: number }) => g.num)).toEqual([3, 3])
    expect(await orderNow(mall.tools, order.orderId)).toMatchObject({ status: 4, deadlineAction: 'receive' })
  })

  test('in parts: the order waits until the last unit has left', async () => {
    const order = await aPaidOrder(mall.tools, { stall: { prices: [1, 2] }, quantity: 2 })
    const [one, two] = (await orderNow(mall.tools, order.orderId)).lines
    const first = await deliver(order, [
      sf(aNumber(), [{ orderGoodsId: one!.id, num: 1 }]),
      sf(aNumber(), [{ orderGoodsId: two!.id, num: 2 }]),
    ])
    expect(first.data).toEqual({ orderStatus: 3 })
    const seen = await mall.call(order.lin, 'GET /bizOrder/queryOrderInfo', { orderId: order.orderId })
    expect(seen.data).toMatchObject({
      orderStatus: 3,
      partShipped: true,
      actions: ['remind', 'track', 'buyAgain'],
    })
    expect((await deliver(order, [sf(aNumber(), [{ orderGoodsId: two!.id, num: 1 }])])).data.reason).toBe(
      'shipping/tooMany',
    )
    expect((await deliver(order, [sf(aNumber())])).data).toEqual({ orderStatus: 4 })
    expect((await look(order)).deliveryResultList).toHaveLength(3)
    const again = await deliver(order, [sf(aNumber())])
    expect(again.data).toEqual({ reason: 'shipping/notNow', current: 4 })
    expect(again.msg).toBe('订单现在是待收货，不能发货。商品已经全部发出，在物流里可以看到运单号。')
  })

  test('is refused whole when one parcel is wrong', async () => {
    const order = await aPaidOrder(mall.tools)
    const taken = aNumber()
    await deliver(await aPaidOrder(mall.tools), [sf(taken)])
    const line = (await orderNow(mall.tools, order.orderId)).lines[0]!.id
    const twice = aNumber()
    const refusals = [
      [[sf(taken)], '40009', 'shipping/numberTaken'],
      [[{ expCode: 'nobody', number: aNumber() }], '40001', 'shipping/carrierUnknown'],
      [[sf(aNumber(), [{ orderGoodsId: line, num: 2 }])], '40001', 'shipping/tooMany'],
      [[sf(aNumber(), [{ orderGoodsId: line, num: 1 }]), sf(aNumber())], '40001', 'shipping/tooMany'],
      [[sf('')], '40001', undefined],
      [[], '40001', undefined],
    ] as const
    for (const [parcels, code, reason] of refusals)
      expect(await deliver(order, [...parcels])).toMatchObject({ code, data: reason ? { reason } : {} })
    expect(await statusOf(order)).toBe(3)
    expect((await look(order)).deliveryResultList).toEqual([])
    const two = await aPaidOrder(mall.tools, { quantity: 2 })
    const its = (await orderNow(mall.tools, two.orderId)).lines[0]!.id
    const half = [{ orderGoodsId: its, num: 1 }]
    expect((await deliver(two, [sf(twice, half), sf(twice, half)])).data.reason).toBe('shipping/numberTaken')
  })

  test('an unpaid order cannot be shipped', async () => {
    const { data, msg } = await deliver(await anOrder(mall.tools), [sf(aNumber())])
    expect(data).toEqual({ reason: 'shipping/notNow', current: 0 })
    expect(msg).toBe('订单现在是待付款，不能发货。请等买家付款。')
  })

  test('another shop’s order is not found, nor another buyer’s parcels', async () => {
    const order = await aPaidOrder(mall.tools)
    const { mei } = await aStall(mall.tools.db)
    const { orderId } = order
    const foreign = await mall.call(mei, 'POST /bizConsole/deliver', { orderId, parcels: [sf(aNumber())] })
    expect(foreign).toMatchObject({ statusCode: 404, data: { reason: 'shipping/orderGone' } })
    expect((await mall.call(mei, 'GET /bizConsole/lookLogistics', { orderId })).statusCode).toBe(404)
    const tao = await aShopper(mall.tools.db, 'Tao')
    expect((await mall.call(tao, 'GET /bizOrderDelivery/lookLogistics', { orderId })).statusCode).toBe(404)
    expect(
      (await mall.call(tao, 'POST /bizConsole/deliver', { orderId, parcels: [sf(aNumber())] })).statusCode,
    ).toBe(404)
    expect((await mall.call(order.stall.mei, 'GET /bizConsole/lookLogistics', { orderId })).status).toBe(true)
  })

  test('two clerks at once: one ships', async () => {
    const order = await aPaidOrder(mall.tools)
    const answers = await Promise.all([1, 2, 3].map(() => deliver(order, [sf(aNumber())])))
    expect(answers.filter((a) => a.status)).toHaveLength(1)
    expect((await look(order)).deliveryResultList).toHaveLength(1)
  })
})

test('the carriers, in the caller’s language', async () => {
  const { data } = await mall.call(null, 'GET /sysExpress/findAll', {}, { 'accept-language': 'ko-KR' })
  expect(data.list).toContainEqual({ code: 'cjkoreaexpress', name: 'CJ대한통운', phone: '1588-1255' })
})

describe('on the way', () => {
  test('the carrier pushes each stop, and the last one starts the time for automatic receipt', async () => {
    const { order, number } = await aParcel()
    const states: number[] = []
    for (let isSigned = false; !isSigned;) {
      await mall.move(number, 'advance')
      await mall.pushed(number)
      const [parcel] = (await look(order)).deliveryResultList
      expect(parcel.list).toHaveLength(states.push(parcel.deliverystatus))
      isSigned = parcel.issign === '1'
      mall.tools.clock.advance(60_000)
    }
    expect([states[0], ...states.slice(-2)]).toEqual([0, 2, 3])
    const delivered = await orderNow(mall.tools, order.orderId)
    expect(delivered.deliveredAt).not.toBeNull()
    expect(delivered.deadlineAt!.getTime()).toBe(
      mall.tools.clock.nowMs() - 60_000 + policy.autoReceiveDeliveredMs,
    )
    const { data } = await mall.call(order.lin, 'GET /bizOrder/queryTimeline', { orderId: order.orderId })
    expect(data.events.map((e: { type: string }) => e.type)).toEqual([
      'created',
      'paid',
      'shipped',
      'delivered',
    ])
  })

  test('a push repeated ten times is stored once', async () => {
    const { order, number } = await aParcel()
    await mall.fault({ kind: 'notifyDuplicate', channel: 'carrier', count: 9 })
    await mall.move(number, 'deliver')
    expect((await mall.pushed(number)).length).toBe(10)
    const { list } = (await look(order)).deliveryResultList[0]
    expect(new Set(list.map((t: { status: string }) => t.status)).size).toBe(list.length)
    expect(
      mall.told.filter((t) => t.event === 'orders/delivered' && t.data['orderId'] === order.orderId),
    ).toHaveLength(1)
  })

  test.each(['notifyBadSignature', 'notifyOtherNumber', 'notifyTruncated'])(
    '%s changes nothing',
    async (kind) => {
      const { order, number } = await aParcel()
      await mall.fault({ kind, channel: 'carrier' })
      await mall.move(number, 'deliver')
      expect((await mall.pushed(number)).some((s) => s.accepted)).toBe(false)
      expect((await look(order)).deliveryResultList[0]).toMatchObject({ issign: '0', list: [] })
    },
  )

  test('a push to another parcel’s address changes nothing', async () => {
    const [one, other] = [await aParcel(), await aParcel()]
    await mall.fault({
      kind: 'notifyOtherNumber',
      channel: 'carrier',
      number: one.number,
      value: other.number,
    })
    await mall.move(one.number, 'deliver')
    await mall.pushed(one.number)
    for (const { order } of [one, other])
      expect((await look(order)).deliveryResultList[0]).toMatchObject({ issign: '0', list: [] })
  })

  test('nor does another parcel’s own push with a correct signature', async () => {
    const [one, other] = [await aParcel(), await aParcel()]
    await mall.move(other.number, 'deliver')
    const { gateway } = mall.options
    const tracking = await gateway.query({ company: 'shunfeng', number: other.number, phone: '13812345678' })
    const parsePush = () => ({ kind: 'tracking', tracking: tracking!, ended: true }) as const
    const shippingTools = { ...mall.tools, ...mall.options, gateway: { ...gateway, parsePush } }
    expect(await handleCarrierPush(shippingTools, one.parcelId, Buffer.from(''))).toBe(false)
    expect((await look(one.order)).deliveryResultList[0]).toMatchObject({ issign: '0', list: [] })
  })

  test('without any push, a query finds the parcel', async () => {
    const { order, number, parcelId } = await aParcel()
    await mall.fault({ kind: 'notifyDrop', channel: 'carrier' })
    await mall.move(number, 'deliver')
    await trackParcel({ ...mall.tools, ...mall.options }, { parcelId, step: 0 })
    expect((await look(order)).deliveryResultList[0]).toMatchObject({ issign: '1', deliverystatus: 3 })
    expect((await orderNow(mall.tools, order.orderId)).deliveredAt).not.toBeNull()
  })

  test('the query planned by shipping a parcel takes place', async () => {
    const { order, number, parcelId } = await aParcel()
    await mall.fault({ kind: 'notifyDrop', channel: 'carrier' })
    await mall.move(number, 'deliver')
    await sql`update pgboss.job set start_after = now() - interval '1 second'
              where name = 'shipping.track' and data->>'parcelId' = ${parcelId}`.execute(mall.tools.db)
    await mall.tools.jobs.drain()
    expect((await orderNow(mall.tools, order.orderId)).deliveredAt).not.toBeNull()
  })

  test('a push that was overtaken adds its trace and leaves the status', async () => {
    const { order, number, parcelId } = await aParcel()
    const shippingTools = { ...mall.tools, ...mall.options }
    const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 8, minute))
    const stops = [
      { at: at(2), text: '派件' },
      { at: at(1), text: '揽收' },
    ]
    const tell = async (state: 'delivering' | 'pickedUp' | 'signed', events: typeof stops) =>
      bookTracking(shippingTools, (await parcelById(mall.tools.db, parcelId))!, {
        company: 'shunfeng',
        number,
        state,
        events,
      })
    await tell('delivering', stops)
    await tell('pickedUp', stops.slice(1))
    expect((await look(order)).deliveryResultList[0]).toMatchObject({
      deliverystatus: 2,
      list: [{ status: '派件' }, { status: '揽收' }],
    })
    await tell('signed', [{ at: at(3), text: '签收' }, ...stops])
    await tell('delivering', [{ at: at(3), text: '签收' }, ...stops])
    expect((await look(order)).deliveryResultList[0]).toMatchObject({ deliverystatus: 3, issign: '1' })
  })

  test('from shipping to completed by itself', async () => {
    const { order, number } = await aParcel()
    await mall.move(number, 'deliver')
    await mall.pushed(number)
    await mall.tools.jobs.drain({ early: true })
    expect(await statusOf(order)).toBe(5)
  })
})

const agree = { expCode: 'shunfeng' }
function sendAgain({ stall }: Order, parcelId: string, number = aNumber()) {
  return mall.call(stall.mei, 'POST /bizConsole/sendAgain', { ...agree, parcelId, number })
}

describe('a parcel that the carrier brings back to the shop', () => {
  const cameBack = async () => {
    const parcel = await aParcel()
    await mall.move(parcel.number, 'advance')
    await mall.move(parcel.number, 'bring-back')
    await mall.pushed(parcel.number)
    return parcel
  }

  test('stops the time for automatic receipt, and reports it', async () => {
    const { order } = await cameBack()
    expect((await look(order)).deliveryResultList[0]).toMatchObject({ deliverystatus: 6, canCorrect: false })
    expect(await orderNow(mall.tools, order.orderId)).toMatchObject({ status: 4, deadlineAction: 'giveBack' })
    // A job that runs too early neither confirms receipt nor refunds.
    await mall.tools.jobs.drain({ early: true })
    expect(await statusOf(order)).toBe(4)
    const { data } = await mall.call(order.stall.mei, 'GET /bizConsole/queryOrderInfo', {
      orderId: order.orderId,
    })
    expect(data.parcelReturnedTime).toBeTruthy()
    const emitted = mall.told.filter(
      (t) => t.event === 'orders/parcelReturned' && t.data['orderId'] === order.orderId,
    )
    expect(emitted).toHaveLength(1)
  })

  test('is sent under another number, and the time to confirm receipt starts again', async () => {
    const { order, number, parcelId } = await cameBack()
    expect((await look(order)).deliveryResultList[0].canSendAgain).toBe(true)
    expect((await sendAgain(order, parcelId, number)).data.reason).toBe('shipping/numberTaken')
    const again = aNumber()
    expect((await sendAgain(order, parcelId, again)).status).toBe(true)
    const sent = await orderNow(mall.tools, order.orderId)
    expect(sent).toMatchObject({ status: 4, deadlineAction: 'receive', parcelReturnedAt: null })
    expect(sent.deadlineAt!.getTime()).toBe(mall.tools.clock.nowMs() + policy.autoReceiveShippedMs)
    expect((await sendAgain(order, parcelId)).data.reason).toBe('shipping/notBack')
    await subscribeParcel({ ...mall.tools, ...mall.options }, { parcelId })
    mall.tools.clock.advance(60_000)
    await mall.move(again, 'deliver')
    await mall.pushed(again)
    expect((await look(order)).deliveryResultList[0]).toMatchObject({ number: again, deliverystatus: 3 })
    expect((await orderNow(mall.tools, order.orderId)).deliveredAt).not.toBeNull()
  })

  test('is sent again once by two concurrent clerks, and by nobody else', async () => {
    const { order, parcelId } = await cameBack()
    const { mei } = await aStall(mall.tools.db)
    const foreign = await mall.call(mei, 'POST /bizConsole/sendAgain', {
      ...agree,
      parcelId,
      number: aNumber(),
    })
    expect(foreign.data.reason).toBe('shipping/parcelGone')
    const answers = await Promise.all([1, 2, 3].map(() => sendAgain(order, parcelId)))
    expect(answers.filter((a) => a.status)).toHaveLength(1)
  })

  test('is not sent again while it is still under way', async () => {
    const { order, parcelId } = await aParcel()
    expect((await sendAgain(order, parcelId)).data.reason).toBe('shipping/notBack')
  })
})

describe('a carrier that requires a phone', () => {
  const asked = (number: string, phone?: string) =>
    mall.options.gateway.query({ company: 'shunfeng', number, ...(phone ? { phone } : {}) })

  test('answers nothing without it, or with another one', async () => {
    const { number } = await aParcel()
    await mall.move(number, 'advance')
    await expect(asked(number)).rejects.toThrow('408')
    await expect(asked(number, '13800000000')).rejects.toThrow('408')
    expect((await asked(number, '13812345678'))?.state).toBe('pickedUp')
  })

  test('a lost push is made up for by a query with the receiver’s phone', async () => {
    const { order, number, parcelId } = await aParcel()
    await mall.fault({ kind: 'notifyDrop', channel: 'carrier' })
    await mall.move(number, 'advance')
    await trackParcel({ ...mall.tools, ...mall.options }, { parcelId, step: 0 })
    expect((await look(order)).deliveryResultList[0].list).toHaveLength(1)
  })
})

test('each stop has its meaning, for readers who do not know the carrier’s language', async () => {
  const { order, number } = await aParcel()
  await mall.move(number, 'deliver')
  await mall.pushed(number)
  const { list } = (await look(order)).deliveryResultList[0]
  expect(list.map((stop: { deliverystatus: number }) => stop.deliverystatus)).toEqual(
    expect.arrayContaining([3, 2, 1, 0]),
  )
})
