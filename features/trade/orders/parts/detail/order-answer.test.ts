import { expect, test } from 'vitest'
import { answerOf, areOnTheWay, type ParcelState } from './order-answer.ts'

function parcel(deliverystatus: number, traces = 1): ParcelState {
  return { deliverystatus, issign: deliverystatus === 3 ? '1' : '0', list: Array.from({ length: traces }) }
}

test.each([
  [0, false, [], 'waitPay'],
  [3, false, [], 'waitShip'],
  [3, true, [parcel(1)], 'partShipped'],
  [4, false, [], 'shipped'],
  [4, false, [parcel(0, 0)], 'shipped'],
  [4, false, [parcel(0)], 'pickedUp'],
  [4, false, [parcel(1)], 'transit'],
  [4, false, [parcel(3), parcel(1)], 'transit'],
  [4, false, [parcel(1), parcel(2)], 'delivering'],
  [4, false, [parcel(2), parcel(5)], 'problem'],
  [4, false, [parcel(3), parcel(3)], 'signed'],
  [4, false, [parcel(42)], 'transit'],
  [5, false, [parcel(3)], 'completed'],
  [99, false, [], 'closed'],
] as const)('status %s, part shipped %s: %s', (orderStatus, partShipped, parcels, answer) => {
  expect(answerOf({ orderStatus, partShipped, actions: ['confirm'] }, parcels)).toBe(answer)
})

test('while a refund is open, the buyer is not asked to confirm receipt', () => {
  const order = { orderStatus: 4, partShipped: false, actions: ['buyAgain' as const] } as const
  expect(answerOf({ ...order, actions: [...order.actions] }, [parcel(3)])).toBe('arrived')
})

test('a parcel is polled until it is signed for or returned', () => {
  expect(areOnTheWay([])).toBe(false)
  expect(areOnTheWay([parcel(3), parcel(6)])).toBe(false)
  expect(areOnTheWay([parcel(3), parcel(0, 0)])).toBe(true)
})
