import { expect, test } from 'vitest'
import { expectedArrival, movedArrival, type ArrivalFacts } from './arrival.ts'
import { orderStatuses } from './order-state.ts'

const day = 24 * 3_600_000
const ordered = Date.UTC(2026, 10, 30, 4)

function at(days: number) {
  return new Date(ordered + days * day)
}
const terms = { freeShippingFromFen: 0, shippingFeeFen: 0 }

/** To the same province: one or two days on the way. */
const placed: ArrivalFacts = {
  status: orderStatuses.toShip,
  freight: { fromProvince: '吉林省', ...terms, freightTemplate: {} },
  address: { country: 'CN', province: '吉林省' },
  shippedAt: null,
  deliveredAt: null,
  arriveFromAt: at(1),
  arriveToAt: at(4),
}
const shipped = { status: orderStatuses.toReceive, shippedAt: at(1) }

test.each<[string, Partial<ArrivalFacts>, number, [number, number] | undefined]>([
  ['before it is paid: as promised', { status: orderStatuses.unpaid }, 0, [1, 4]],
  ['before it is shipped: as promised', {}, 0, [1, 4]],
  ['the next sending is over: the first day follows, the last one stays', {}, 1, [2, 4]],
  ['the shop is late: the last day follows, too', {}, 3, [4, 5]],
  ['under way: as long after shipping as it travels', shipped, 1.5, [2, 3]],
  ['under way for longer than it should take: unknown', shipped, 4, undefined],
  ['there', { ...shipped, deliveredAt: at(2) }, 2, undefined],
  ['completed', { status: orderStatuses.completed }, 2, undefined],
  ['closed', { status: orderStatuses.closed }, 0, undefined],
  ['from before promises were stored', { arriveFromAt: null, arriveToAt: null }, 0, undefined],
])('%s', (_, facts, nowDays, expected) => {
  const arrival = expectedArrival({ ...placed, ...facts }, at(nowDays).getTime())
  expect(arrival && [(arrival.fromMs - ordered) / day, (arrival.toMs - ordered) / day]).toEqual(expected)
})

test('another address moves the promise by the longer way, and back', () => {
  const beijing = { country: 'CN', province: '北京市' }
  const moved = movedArrival(placed, beijing)!
  expect([(moved.fromMs - ordered) / day, (moved.toMs - ordered) / day]).toEqual([2, 6])
  const there = { arriveFromAt: new Date(moved.fromMs), arriveToAt: new Date(moved.toMs) }
  const back = movedArrival({ ...placed, address: beijing, ...there }, placed.address)!
  expect([back.fromMs, back.toMs]).toEqual([at(1).getTime(), at(4).getTime()])
})
