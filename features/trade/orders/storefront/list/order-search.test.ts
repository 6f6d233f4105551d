import { ordersHref } from '@hojip/hrefs/orders'
import { expect, test } from 'vitest'
import { isNarrowed, listInput, orderSearch } from './order-search.ts'

test.each([
  [{}, { type: -1, page: 1, words: '' }],
  [
    { type: '4', page: '3', words: ' 辣白菜 ' },
    { type: 4, page: 3, words: '辣白菜' },
  ],
  [{ type: '99' }, { type: 99, page: 1, words: '' }],
  [
    { type: '7', page: '0' },
    { type: -1, page: 1, words: '' },
  ],
  [
    { type: ['3', '5'], page: 'x', words: ['a', 'b'] },
    { type: 3, page: 1, words: 'a' },
  ],
  [{ words: 'x'.repeat(80) }, { type: -1, page: 1, words: 'x'.repeat(60) }],
])('%o is read as %o', (raw, search) => {
  expect(orderSearch(raw)).toEqual({ from: '', until: '', ...search })
})

const all = { type: -1, page: 1, words: '', from: '', until: '' } as const

test('empty words are left out of the request', () => {
  expect(listInput({ ...all, type: 3, page: 2 })).toEqual({ orderStatus: 3, pageNum: 2, pageSize: 10 })
  expect(listInput({ ...all, words: '茶' })).toMatchObject({ goodsName: '茶' })
})

test('an invalid day is dropped', () => {
  const read = orderSearch({ from: '2026-11-01', until: '1 December' })
  expect(read).toMatchObject({ from: '2026-11-01', until: '' })
  expect(listInput(read)).toMatchObject({ startTime: '2026-11-01' })
  expect(listInput(read)).not.toHaveProperty('endTime')
  expect(ordersHref(read)).toBe('/orders?type=-1&from=2026-11-01')
  expect(isNarrowed(read)).toBe(true)
  expect(isNarrowed(all)).toBe(false)
})
