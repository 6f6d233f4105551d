import fc from 'fast-check'
import { deed, find, happening, type Found, type Pick, type TradeCommand } from './deeds.ts'
import * as m from './model.ts'
import { queueHasRun, work } from './time-commands.ts'
import { bring, deliver, keyed, placeOrders, type Quantities } from './world.ts'

const quantities: fc.Arbitrary<Quantities> = fc.tuple(fc.constantFrom(1, 2, 3), fc.constantFrom(1, 2))

function placed(baskets: Quantities[], isTime: (model: m.Model) => boolean): TradeCommand {
  return happening(`order(${JSON.stringify(baskets)})`, isTime, async (model, world) => {
    const answer = await placeOrders(world, baskets)
    if (!answer.status) throw new Error(`order should do: ${answer.raw}`)
    const purchase = model.orders.length
    const nowMs = world.mall.tools.clock.nowMs()
    baskets.forEach((basket, stall) => model.orders.push(m.newOrder(nowMs, basket, { purchase, stall })))
  })
}

export const order = quantities.map((basket) => placed([basket], ({ orders }) => orders.length < 2))
/** An order at two shops: one payment for two orders. */
export const orderOfTwo = fc
  .tuple(quantities, quantities)
  .map((baskets) => placed(baskets, ({ orders }) => orders.length === 0))

export function cancel(pick: Pick) {
  return deed(pick, {
    name: 'cancel',
    may: (found) => m.mayCancel(found.order),
    ask: ({ mall, lin }, { orderId }) => mall.call(lin, 'POST /bizOrder/cancelOrder', { orderId }),
    effect: ({ order: cancelled }, { nowMs }) => m.cancel(cancelled, nowMs),
    // Cancelling an order with an application closes the application.
    after: ({ found, model, world }) => (found.order.reason === 'cancelled' ? undefined : work(model, world)),
  })
}

export function shipAll(pick: Pick) {
  const units = (found: Found) => found.order.lines.map(m.ready) as [number, number]
  return deed(pick, {
    name: 'ship',
    may: (found) => m.mayShip(found.order, units(found)[0] + units(found)[1]),
    ask: (world, _ids, traces) => deliver(world, traces),
    effect: (found, { nowMs }) => m.ship(found.order, units(found), nowMs),
  })
}

export function shipOne(pick: Pick) {
  return deed(pick, {
    name: 'shipOne',
    may: (found) => m.mayShip(found.order, m.ready(found.line)),
    ask: (world, { lineId }, traces) => deliver(world, traces, [[{ orderGoodsId: lineId, num: 1 }]]),
    effect: ({ order: shipped, l }, { nowMs }) => m.ship(shipped, l === 0 ? [1, 0] : [0, 1], nowMs),
  })
}

/** One unit in a parcel of its own, and the others in a second one. */
export function shipInTwo(pick: Pick) {
  const units = (found: Found) => found.order.lines.map(m.ready) as [number, number]
  return deed(pick, {
    name: 'shipInTwo',
    may: (found) => m.mayShip(found.order, m.ready(found.line)) && units(found)[0] + units(found)[1] > 1,
    ask: (world, { lineId }, traces) =>
      deliver(world, traces, [[{ orderGoodsId: lineId, num: 1 }], undefined]),
    effect: (found, { nowMs }) => m.ship(found.order, units(found), nowMs),
  })
}

/** The carrier has delivered every parcel of the order. */
export function arrive(pick: Pick): TradeCommand {
  return happening(
    `arrive(${pick.o})`,
    (model) => {
      const found = find(model, pick)
      return found?.order.status === 4 && !found.order.isDelivered
    },
    async (model, world) => {
      const { order: brought } = find(model, pick)!
      const { parcels } = world.orders[pick.o]!
      await bring(world, parcels)
      brought.isDelivered = true
      m.startReceipt(brought, m.times.receiveDelivered, model.nowMs)
      await queueHasRun(model, world)
    },
  )
}

export function receive(pick: Pick) {
  return deed(pick, {
    name: 'receive',
    may: (found) => m.mayReceive(found.order),
    ask: ({ mall, lin }, { orderId }) => mall.call(lin, 'POST /bizOrder/confirmOrder', { orderId }),
    effect: (found, { nowMs }) => m.receive(found.order, nowMs, true),
  })
}

export function extend(pick: Pick) {
  return deed(pick, {
    name: 'extend',
    may: ({ order: one }) => one.status === 4 && !one.isExtended && one.deadline?.name === 'receive',
    ask: ({ mall, lin }, { orderId }) => mall.call(lin, 'POST /bizOrder/extendReceive', { orderId }),
    effect: ({ order: one }) => {
      one.isExtended = true
      one.deadline = { name: 'receive', atMs: one.deadline!.atMs + m.times.extend }
    },
  })
}

export function changeAddress(pick: Pick) {
  return deed(pick, {
    name: `sendTo ${pick.l === 0 ? 'home' : 'work'}`,
    may: ({ order: one }) => one.status === 0 || (one.status === 3 && m.shippedOf(one) === 0),
    ask: ({ mall, lin, addressIds }, { orderId }) =>
      mall.call(lin, 'POST /bizOrder/updateAddress', { orderId, addressId: addressIds[pick.l] }),
    effect: (found) => void (found.order.address = found.l),
  })
}

export function hide(pick: Pick) {
  return deed(pick, {
    name: 'hide',
    may: ({ order: one }) => [5, 99].includes(one.status) && !one.isHidden && !one.lines.some(m.isOpen),
    ask: ({ mall, lin }, { orderId }) =>
      mall.call(lin, 'POST /bizOrder/deleteById/{pkId}', { pkId: orderId }),
    effect: (found) => void (found.order.isHidden = true),
  })
}

export function comment(pick: Pick) {
  return deed(pick, {
    name: 'comment',
    may: ({ order: bought, line }, { nowMs }) =>
      bought.status === 5 &&
      nowMs < bought.finishedMs + m.times.comment &&
      line.refunded < line.quantity &&
      !line.isCommented,
    ask: ({ mall, lin }, { orderId, lineId }) => {
      const list = [{ orderGoodsId: lineId, score: 5, content: '好吃' }]
      return mall.call(lin, 'POST /bizGoodsComment/save', { orderId, list }, keyed())
    },
    effect: (found) => void (found.line.isCommented = true),
  })
}
