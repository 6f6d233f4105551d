import { appealsHref, shopRefundsHref } from '@hojip/hrefs/aftersales'
import { expect, test } from 'vitest'
import { appealsInput, mallRefundsSearch, shopInput, shopRefundsSearch, shopTabs } from './refund-lists.ts'

function read(href: string) {
  return Object.fromEntries(new URLSearchParams(href.split('?')[1]))
}

test('without a valid tab in the address a shop sees the applications that wait for its answer', () => {
  const first = { tab: 'submitted', page: 1, code: '' }
  expect(shopRefundsSearch({})).toEqual(first)
  expect(shopRefundsSearch({ tab: 'x', page: '0', code: '  ' })).toEqual(first)
  expect(shopRefundsSearch({ code: 'R'.repeat(60) }).code).toHaveLength(40)
})

test.each(shopTabs)('the tab %s is read back from its address', (tab) => {
  const search = { tab, page: 3, code: 'R26112100' }
  expect(shopRefundsSearch(read(shopRefundsHref(search)))).toEqual(search)
})

test.each([
  ['all', {}],
  ['appealed', { arbitration: '1' }],
  ['processing', { group: 'processing' }],
] as const)('the tab %s asks for %o', (tab, wish) => {
  expect(shopInput({ tab, page: 2, code: '' })).toEqual({ pageNum: 2, pageSize: 20, ...wish })
})

test('the mall’s first tab is the open appeals', () => {
  expect(mallRefundsSearch({ tab: 'all' })).toEqual({ tab: 'open', page: 1 })
  const search = { tab: 'money', page: 2 } as const
  expect(mallRefundsSearch(read(appealsHref(search)))).toEqual(search)
  expect(appealsInput('decided', 2)).toEqual({ state: 'decided', pageNum: 2, pageSize: 20 })
})
