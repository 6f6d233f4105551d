import { shopOrdersHref } from '@hojip/hrefs/orders'
import { expect, test } from 'vitest'
import { listInput, shopSearch } from './shop-search.ts'

test('by default the list shows what has to be shipped', () => {
  expect(shopSearch({})).toEqual({ type: 3, page: 1, words: '' })
  expect(shopSearch({ type: '12', page: '-2' })).toEqual({ type: 3, page: 1, words: '' })
  expect(shopSearch({ type: '-1', page: '2', words: ' 2611 ' })).toEqual({ type: -1, page: 2, words: '2611' })
})

test('a search is read back from its address', () => {
  const search = { type: 0, page: 3, words: '蜂蜜' } as const
  const raw = Object.fromEntries(new URLSearchParams(shopOrdersHref(search).split('?')[1]))
  expect(shopSearch(raw)).toEqual(search)
  expect(listInput(search)).toEqual({ orderStatus: 0, pageNum: 3, pageSize: 20, orderCode: '蜂蜜' })
})
