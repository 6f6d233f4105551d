import { shopOrdersHref } from '@hojip/hrefs/orders'
import { expect, test } from 'vitest'
import { isSearch, listInput, shopSearch } from './shop-search.ts'

const none = { words: '', time: 'placed', from: '', until: '', min: '', max: '' }

test('by default the list shows what has to be shipped', () => {
  expect(shopSearch({})).toEqual({ type: 3, page: 1, ...none })
  expect(shopSearch({ type: '12', page: '-2' })).toEqual({ type: 3, page: 1, ...none })
  expect(shopSearch({ type: '-1', page: '2', words: ' 2611 ' })).toMatchObject({
    type: -1,
    page: 2,
    words: '2611',
  })
  expect(listInput(shopSearch({}))).toEqual({ orderStatus: 3, pageNum: 1, pageSize: 20 })
})

test.each([
  ['蜂蜜 李', { words: '蜂蜜 李' }],
  ['days', { time: 'paid', from: '2026-11-01', until: '2026-11-30' }],
  ['amounts', { min: '10', max: '99.5' }],
] as const)('a search is read back from its address: %s', (_name, change) => {
  const search = { type: 0, page: 3, ...none, ...change } as const
  const raw = Object.fromEntries(new URLSearchParams(shopOrdersHref(search).split('?')[1]))
  expect(shopSearch(raw)).toEqual(search)
  expect(isSearch(search as ReturnType<typeof shopSearch>)).toBe(true)
})

test('what is typed into the page is what the server looks for', () => {
  expect(
    listInput(shopSearch({ words: '蜂蜜', time: 'shipped', from: '2026-11-01', max: '20' })),
  ).toMatchObject({ words: '蜂蜜', timeType: 'shipped', startTime: '2026-11-01', maxMoney: '20' })
})

test.each([
  ['from', '2026-02-30'],
  ['until', 'x'],
  ['min', '-1'],
  ['max', '1.234'],
])('%s=%s is left out', (name, value) => {
  expect(isSearch(shopSearch({ [name]: value }))).toBe(false)
})
