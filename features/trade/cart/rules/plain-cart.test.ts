import { prefilledCartHref } from '@hojip/hrefs/cart'
import { expect, test } from 'vitest'
import { prefilledSearch } from '../storefront/prefilled/prefilled-search.ts'
import { formatPlainCart, maxPlainLines, parsePlainCart, withMore, withNumber } from './plain-cart.ts'

function idOf(n: number) {
  return `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`
}
function linesTo(count: number) {
  return Array.from({ length: count }, (_, n) => ({ goodsSpecId: idOf(n), goodsNum: n + 1 }))
}

test('the lines survive the cookie', () => {
  const lines = linesTo(3)
  expect(parsePlainCart(formatPlainCart(lines))).toEqual(lines)
  expect(parsePlainCart(undefined)).toEqual([])
})

test('a full cart fits into a cookie, and into the address of a prefilled one', () => {
  const lines = linesTo(maxPlainLines).map((line) => ({ ...line, goodsNum: 999 }))
  expect(formatPlainCart(lines).length).toBeLessThan(3_500)
  const { searchParams } = new URL(prefilledCartHref(lines), 'http://mall.example')
  expect(prefilledSearch({ lines: searchParams.get('lines')! }).lines).toEqual(lines)
  expect(withMore(lines, { goodsSpecId: idOf(999), goodsNum: 1 })).toBeUndefined()
  expect(withMore(lines, { goodsSpecId: idOf(5), goodsNum: 1 })).toHaveLength(maxPlainLines)
})

test('what somebody wrote into the cookie is left out where it is no line', () => {
  const good = formatPlainCart(linesTo(1))
  expect(parsePlainCart(`x_${good}_${good}_<b>.1_${good.slice(1)}_${good}000`)).toEqual(linesTo(1))
})

test('adding adds to the line and brings it to the front; 999 is the most', () => {
  expect(withMore(linesTo(2), { goodsSpecId: idOf(1), goodsNum: 3 })).toEqual([
    { goodsSpecId: idOf(1), goodsNum: 5 },
    { goodsSpecId: idOf(0), goodsNum: 1 },
  ])
  expect(withMore(linesTo(1), { goodsSpecId: idOf(0), goodsNum: 999 })).toEqual([
    { goodsSpecId: idOf(0), goodsNum: 999 },
  ])
})

test('a quantity of 0 removes the line, and a line that is not there stays away', () => {
  expect(withNumber(linesTo(2), { goodsSpecId: idOf(0), goodsNum: 0 })).toEqual(linesTo(2).slice(1))
  expect(withNumber(linesTo(1), { goodsSpecId: idOf(7), goodsNum: 4 })).toEqual(linesTo(1))
})
