import { expect, test } from 'vitest'
import { linesToShip, problemsOf, restOf, shipmentOf, unitsOfRest, type ParcelDraft } from './draft.ts'

function line(orderGoodsId: string, goodsNum: number, shippedNum = 0, refundedNum = 0) {
  return {
    orderGoodsId,
    goodsName: orderGoodsId,
    goodsSpec: '',
    goodsPic: '',
    goodsNum,
    shippedNum,
    refundedNum,
  }
}

function parcel(key: string, units: Record<string, number>, number = `SF10000${key}`): ParcelDraft {
  return { key, expCode: 'shunfeng', number, units }
}

test('units that have left or were refunded need not be shipped', () => {
  const lines = linesToShip([line('a', 3), line('b', 2, 1), line('c', 1, 1), line('d', 4, 1, 3)])
  expect(lines.map(({ orderGoodsId, left }) => [orderGoodsId, left])).toEqual([
    ['a', 3],
    ['b', 1],
  ])
})

test('a new parcel takes what is in no other', () => {
  const lines = linesToShip([line('a', 3), line('b', 1)])
  const first = parcel('1', { a: 2 })
  expect(restOf(lines[0]!, [first])).toBe(1)
  expect(unitsOfRest(lines, [first])).toEqual({ a: 1, b: 1 })
  expect(unitsOfRest(lines, [first, parcel('2', { a: 1, b: 1 })])).toEqual({ a: 0, b: 0 })
})

test('each parcel needs a carrier, a number of its own, and contents', () => {
  const empty: ParcelDraft = { key: '1', expCode: '', number: ' ', units: {} }
  expect(problemsOf({ isSplit: false, parcels: [empty] })).toEqual({
    1: { expCode: 'missing', number: 'missing' },
  })
  expect(problemsOf({ isSplit: true, parcels: [parcel('1', { a: 0 }, 'SF 1')] })).toEqual({
    1: { number: 'malformed', units: 'missing' },
  })
  const twice = [parcel('1', { a: 1 }, 'SF100001'), parcel('2', { a: 1 }, ' SF100001 ')]
  expect(problemsOf({ isSplit: true, parcels: twice })).toEqual({ 2: { number: 'repeated' } })
  expect(problemsOf({ isSplit: true, parcels: [parcel('1', { a: 1 })] })).toEqual({})
})

test('one parcel without a split takes everything; split ones list their contents', () => {
  const one = parcel('1', { a: 3 }, ' SF100001 ')
  expect(shipmentOf({ isSplit: false, parcels: [one] })).toEqual([
    { expCode: 'shunfeng', number: 'SF100001' },
  ])
  expect(shipmentOf({ isSplit: true, parcels: [parcel('1', { a: 3, b: 0 })] })[0]).toMatchObject({
    lines: [{ orderGoodsId: 'a', num: 3 }],
  })
})
