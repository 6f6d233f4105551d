import { parseSearch } from '@hojip/platform/page'
import { describe, expect, test } from 'vitest'
import { cleared, filterCount, listHref } from './filters/list-address.ts'
import { filtersInput, listInput } from './list-input.ts'
import { listSearch, priceOf } from './list-search.ts'

const id = '0198c0de-0000-7000-8000-00000000000a'
function read(text: string) {
  return listSearch(parseSearch(text))
}

describe('the address of a list', () => {
  test('contains only what was chosen', () => expect(listHref('/goods', read(''))).toBe('/goods'))

  test.each([
    `category1Id=${id}&sort=3&minPrice=15&maxPrice=80&inStock=1&freeShipping=1&brands=A&brands=B&pageNum=2`,
    'reduced=1&brands=A&minScore=4.5&options=12.34&options=12.35&origins=7&origins=8',
    'deliverTo=KR%2F%EC%84%9C%EC%9A%B8%ED%8A%B9%EB%B3%84%EC%8B%9C',
    'brands=%E9%95%BF%E7%99%BD%E6%9E%97%E5%9C%BA',
  ])('is read back as it was written: %s', (text) =>
    expect(listHref('/goods', read(text))).toBe(`/goods?${text}`),
  )

  test('is appended to the parameters of its base', () =>
    expect(listHref('/shop/1/kimchi?words=a', read('sort=1'))).toBe('/shop/1/kimchi?words=a&sort=1'))

  test.each([
    ['sort=9', ''],
    ['pageNum=0', ''],
    ['pageNum=99999', ''],
    ['category1Id=none', ''],
    ['minPrice=-3&maxPrice=1e9', ''],
    ['inStock=yes', ''],
    ['brands=A&brands=A', '?brands=A'],
    ['deliverTo=JP/Tokyo', ''],
    ['deliverTo=CN', ''],
    ['minScore=3&options=red&options=1.2.3&origins=-1&reduced=true', ''],
    ['minPrice=80&maxPrice=15', '?minPrice=15&maxPrice=80'],
  ])('%s is read as "%s"', (text, left) => expect(listHref('', read(text))).toBe(left))
})

test.each([
  ['15', '15'],
  [' １５．５ ', '15.5'],
  ['¥9.90', '9.90'],
  ['9.999', undefined],
  ['', undefined],
  [undefined, undefined],
])('a price typed as %j is %j', (typed, price) => expect(priceOf(typed)).toBe(price))

test('clearing leaves category and order', () => {
  const facets = 'options=1.2&options=1.3&origins=4&minScore=4&reduced=1'
  const search = read(`category1Id=${id}&sort=1&minPrice=1&maxPrice=2&brands=A&inStock=1&${facets}&pageNum=3`)
  expect(filterCount(search)).toBe(8)
  expect(listHref('', cleared(search))).toBe(`?category1Id=${id}&sort=1`)
})

test('the call’s input contains only what was chosen', () =>
  expect(listInput(read('freeShipping=1'), { goodsName: '茶' })).toEqual({
    goodsName: '茶',
    freeShipping: true,
    sort: '0',
    pageNum: 1,
    pageSize: 48,
  }))

test('the filters are counted with what was chosen; those with a long answer only when one of them is', () => {
  expect(
    filtersInput(read('freeShipping=1&brands=A&brands=B&sort=1&pageNum=2'), { goodsName: '茶' }),
  ).toEqual({ keyword: '茶', freeShipping: '1', brands: '["A","B"]' })
  for (const facet of ['options=1.2', 'origins=3', 'minScore=4'])
    expect(filtersInput(read(facet), {}), facet).toMatchObject({ facets: '1' })
  expect(filtersInput(read(''), { shopId: id }, true)).toEqual({ shopId: id, facets: '1' })
})
