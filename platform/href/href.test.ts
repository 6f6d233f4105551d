import { expect, test } from 'vitest'
import { formatSearch, laterPage, pathOf } from './index.ts'

test('empty values are left out', () => {
  expect(formatSearch({ a: '', b: undefined, c: null, d: false, e: [] })).toBe('')
  expect(formatSearch({ q: '泡菜 1kg', page: 0, on: true, ids: ['x', 2] })).toBe(
    '?q=%E6%B3%A1%E8%8F%9C+1kg&page=0&on=true&ids=x&ids=2',
  )
})

test('the path of an address ends at the first question mark', () => {
  expect(['/list?q=a?b', '/list', '', '?q=a'].map(pathOf)).toEqual(['/list', '/list', '', ''])
})

test('the first page of a list has no number', () => {
  expect([undefined, 0, 1, 2, 40].map(laterPage)).toEqual([undefined, undefined, undefined, 2, 40])
})
