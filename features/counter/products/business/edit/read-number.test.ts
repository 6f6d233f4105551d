import { expect, test } from 'vitest'
import { readPrice, readUnits } from './read-number.ts'

test.each([
  ['39.8', '39.80'],
  [' ￥１，２８０．５ ', '1280.50'],
  ['0.01', '0.01'],
  ['99999999.99', '99999999.99'],
  ['100000000', undefined],
  ['0', undefined],
  ['-3', undefined],
  ['1.234', undefined],
  ['', undefined],
])('price %j', (text, price) => {
  expect(readPrice(text)).toBe(price)
})

test.each([
  ['12', 12],
  ['1,000', 1000],
  ['０', 0],
  ['1000000001', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['', undefined],
])('units %j', (text, units) => {
  expect(readUnits(text)).toBe(units)
})
