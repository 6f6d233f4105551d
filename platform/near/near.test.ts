import { expect, test } from 'vitest'
import { distance, nearestName } from './index.ts'

test.each([
  ['kimchi', 'kimchi', 0],
  ['kimci', 'kimchi', 1],
  ['kimhci', 'kimchi', 1],
  ['kimchee', 'kimchi', 2],
  ['toothpase', 'toothpaste', 1],
  ['tea', 'kettle', 3],
])('from %s to %s: %i', (a, b, steps) => {
  expect(distance(a, b, 2)).toBe(steps)
  expect(distance(b, a, 2)).toBe(steps)
})

const names = ['goodsName', 'category1Id', 'inStock', 'pageNum', 'pageSize', 'brands', 'to']

test.each([
  ['inStok', 'inStock'],
  ['instock', 'inStock'],
  ['brand', 'brands'],
  ['page', 'pageNum'],
  ['pagesize', 'pageSize'],
  ['t0', 'to'],
  ['colour', undefined],
  ['', undefined],
])('%j may have meant %j', (misspelt, name) => expect(nearestName(misspelt, names)).toBe(name))
