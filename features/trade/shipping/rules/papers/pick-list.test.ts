import { expect, test } from 'vitest'
import { pickRows } from './pick-list.ts'

const tea = { skuId: 'tea', code: '10000001-10' }
const jar = { skuId: 'jar', code: '10000001-2' }
const salt = { skuId: 'salt', code: 'S-1' }

test('units of a SKU are summed over orders, and over lines of the same order, in the order of the codes', () => {
  const orders = [
    {
      code: 'one',
      lines: [
        { ...tea, left: 1 },
        { ...jar, left: 2 },
        { ...jar, left: 1 },
      ],
    },
    {
      code: 'two',
      lines: [
        { ...jar, left: 4 },
        { ...salt, left: 0 },
      ],
    },
  ]
  expect(pickRows(orders)).toEqual([
    {
      ...jar,
      units: 7,
      orders: [
        { code: 'one', units: 3 },
        { code: 'two', units: 4 },
      ],
    },
    { ...tea, units: 1, orders: [{ code: 'one', units: 1 }] },
  ])
})
