import { shopProductsHref } from '@hojip/hrefs/products'
import { expect, test } from 'vitest'
import { isFiltered, productsInput, productsSearch } from './products-search.ts'

const category = '01900000-0000-7000-8000-000000000001'

test('without parameters, or with invalid ones, all products are shown, the last changed first', () => {
  const all = productsSearch({})
  expect(productsInput(all)).toEqual({
    state: 'all',
    sort: 'updated',
    order: 'desc',
    pageNum: 1,
    pageSize: 50,
  })
  expect(isFiltered(all)).toBe(false)
  const wrong = { state: 'x', category: 'tea', stock: '-1', from: 'free', sort: 'luck', page: '0', row: '-7' }
  expect(productsSearch(wrong)).toEqual(all)
})

test('filters survive their address', () => {
  const search = productsSearch({
    state: 'soldOut',
    words: ' 김치 100% ',
    category,
    stock: 'low',
    language: 'ko-KR',
    from: '３',
    to: '9.9',
    sort: 'price',
    order: 'asc',
    page: '7',
  })
  expect(productsInput(search)).toEqual({
    state: 'soldOut',
    words: '김치 100%',
    categoryId: category,
    stock: 'low',
    language: 'ko-KR',
    priceFrom: '3.00',
    priceTo: '9.90',
    sort: 'price',
    order: 'asc',
    pageNum: 7,
    pageSize: 50,
  })
  const raw = Object.fromEntries(new URLSearchParams(shopProductsHref(search).split('?')[1]))
  expect(productsSearch(raw)).toEqual(search)
})

test('a row leads to its page', () => {
  expect(productsSearch({ row: '50' })).toMatchObject({ page: 1, row: 50 })
  expect(productsSearch({ row: '99951' })).toMatchObject({ page: 2000, row: 99_951 })
})
