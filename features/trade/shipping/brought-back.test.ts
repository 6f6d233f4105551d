import { runDeadline } from '@hojip/orders'
import { policy } from '@hojip/policy'
import { aPaidOrder, orderNow } from '@hojip/orders/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subscribeParcel } from './actions/track-parcel.ts'
import { aNumber, aShippingMall, type ShippingMall } from './testing.ts'

let mall: ShippingMall
beforeAll(async () => {
  mall = await aShippingMall()
})
afterAll(() => mall.stop())

type Order = Awaited<ReturnType<typeof aPaidOrder>>
function now({ orderId }: Order) {
  return orderNow(mall.tools, orderId)
}

async function parcelsOf({ lin, orderId }: Order): Promise<{ pkId: string; number: string }[]> {
  return (await mall.call(lin, 'GET /bizOrderDelivery/lookLogistics', { orderId })).data.deliveryResultList
}

function sendAgain({ stall }: Order, parcelId: string) {
  return mall.call(stall.mei, 'POST /bizConsole/sendAgain', {
    expCode: 'shunfeng',
    parcelId,
    number: aNumber(),
  })
}

async function bringBack(number: string) {
  await mall.move(number, 'advance')
  await mall.move(number, 'bring-back')
  await mall.pushed(number)
}

/** Moves the clocks of the mall and of the queue to that time. */
async function whenItIsOver(ms: number) {
  mall.tools.clock.advance(ms)
  await mall.tools.jobs.drain({ early: true })
}

/** Two products, each in its own parcel. */
async function inTwoParcels() {
  const order = await aPaidOrder(mall.tools, { stall: { prices: [1, 2] } })
  const { lines } = await now(order)
  const parcels = lines.map((line) => ({
    expCode: 'shunfeng',
    number: aNumber(),
    lines: [{ orderGoodsId: line.id, num: 1 }],
  }))
  await mall.call(order.stall.mei, 'POST /bizConsole/deliver', { orderId: order.orderId, parcels })
  for (const { pkId } of await parcelsOf(order))
    await subscribeParcel({ ...mall.tools, ...mall.options }, { parcelId: pkId })
  const [one, two] = parcels.map(({ number }) => number) as [string, string]
  return { order, one, two }
}

test('an order whose parcels are all back is refunded after the policy’s days, and not before', async () => {
  const { order, one, two } = await inTwoParcels()
  await bringBack(one)
  // The other parcel may still arrive.
  expect(await now(order)).toMatchObject({ status: 4, deadlineAction: null })
  await bringBack(two)
  const stopped = await now(order)
  expect(stopped.deadlineAction).toBe('giveBack')
  expect(stopped.deadlineAt!.getTime()).toBe(mall.tools.clock.nowMs() + policy.broughtBackMs)
  const seen = await mall.call(order.lin, 'GET /bizOrder/queryOrderInfo', { orderId: order.orderId })
  expect(seen.data).toMatchObject({ deadlineAction: 'giveBack', actions: ['confirm', 'track', 'buyAgain'] })
  await mall.tools.jobs.drain({ early: true })
  expect((await now(order)).status).toBe(4)
})

test('the time runs out', async () => {
  const { order, one, two } = await inTwoParcels()
  await bringBack(one)
  await bringBack(two)
  await whenItIsOver(policy.broughtBackMs)
  expect(await now(order)).toMatchObject({ status: 99, closeReason: 'broughtBack', deadlineAt: null })
  const events = mall.told.filter((t) => t.event === 'orders/closed' && t.data['orderId'] === order.orderId)
  expect(events.map((t) => t.data['reason'])).toEqual(['broughtBack'])
  const { data } = await mall.call(order.lin, 'GET /bizOrder/queryTimeline', {
    orderId: order.orderId,
    afterSeq: '0',
  })
  expect(data.events.at(-1)).toMatchObject({ type: 'givenBack', actor: 'system' })
})

test('a shop that sends one of them, or both, again keeps the money', async () => {
  const { order, one, two } = await inTwoParcels()
  await bringBack(one)
  await bringBack(two)
  const [first, second] = await parcelsOf(order)
  await sendAgain(order, first!.pkId)
  expect(await now(order)).toMatchObject({ status: 4, deadlineAction: null })
  await whenItIsOver(policy.broughtBackMs)
  expect((await now(order)).status).toBe(4)
  await sendAgain(order, second!.pkId)
  expect(await now(order)).toMatchObject({ status: 4, deadlineAction: 'receive', parcelReturnedAt: null })
})

test('an open application comes first, and the refund follows when it has ended', async () => {
  const { order, one, two } = await inTwoParcels()
  await bringBack(one)
  await bringBack(two)
  const { lines } = await now(order)
  const holds = (isOpen: boolean) =>
    mall.tools.db
      .updateTable('order_line')
      .set({ refund_open: isOpen })
      .where('id', '=', lines[0]!.id)
      .execute()
  await holds(true)
  await whenItIsOver(policy.broughtBackMs)
  const waiting = await now(order)
  expect(waiting).toMatchObject({ status: 4, deadlineAction: 'giveBack' })
  expect(waiting.deadlineAt!.getTime()).toBe(mall.tools.clock.nowMs() + policy.leastReceiptMs)
  await holds(false)
  // An early drain has used its job up; operators send it again, as they do a lost one.
  mall.tools.clock.advance(policy.leastReceiptMs)
  const { deadlineAt, purchaseId } = waiting
  const lost = {
    orderId: order.orderId,
    purchaseId,
    deadlineAction: 'giveBack',
    deadlineAt: deadlineAt!,
  } as const
  await runDeadline(mall.tools, lost)
  await mall.tools.jobs.drain()
  expect(await now(order)).toMatchObject({ status: 99, closeReason: 'broughtBack' })
})

test('while a parcel is at the shop again, what leaves later does not start the time to confirm receipt', async () => {
  const order = await aPaidOrder(mall.tools, { quantity: 2 })
  const { lines } = await now(order)
  const deliver = (number: string) =>
    mall.call(order.stall.mei, 'POST /bizConsole/deliver', {
      orderId: order.orderId,
      parcels: [{ expCode: 'shunfeng', number, lines: [{ orderGoodsId: lines[0]!.id, num: 1 }] }],
    })
  const [early, late] = [aNumber(), aNumber()]
  await deliver(early)
  const [first] = await parcelsOf(order)
  await subscribeParcel({ ...mall.tools, ...mall.options }, { parcelId: first!.pkId })
  await bringBack(early)
  await deliver(late)
  expect(await now(order)).toMatchObject({ status: 4, deadlineAction: null, deadlineAt: null })
  await whenItIsOver(policy.autoReceiveShippedMs)
  expect((await now(order)).status).toBe(4)
  await sendAgain(order, first!.pkId)
  const { deadlineAction, deadlineAt } = await now(order)
  expect(deadlineAction).toBe('receive')
  expect(deadlineAt!.getTime()).toBe(mall.tools.clock.nowMs() + policy.autoReceiveShippedMs)
})
