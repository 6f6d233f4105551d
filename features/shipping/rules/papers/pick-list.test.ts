import { expect, test } from 'vitest'
import { pickRows } from './pick-list.ts'

test('units of a SKU are summed over orders, and over lines of the same order', () => {
  const orders = [
    {
      code: 'one',
      lines: [
        { skuId: 'tea', left: 1 },
        { skuId: 'jar', left: 2 },
        { skuId: 'jar', left: 1 },
      ],
    },
    {
      code: 'two',
      lines: [
        { skuId: 'jar', left: 4 },
        { skuId: 'salt', left: 0 },
      ],
    },
  ]
  expect(pickRows(orders)).toEqual([
    {
      skuId: 'jar',
      units: 7,
      orders: [
        { code: 'one', units: 3 },
        { code: 'two', units: 4 },
      ],
    },
    { skuId: 'tea', units: 1, orders: [{ code: 'one', units: 1 }] },
  ])
})
