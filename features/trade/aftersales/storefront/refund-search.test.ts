import { applicationHref, refundsHref } from '@hojip/hrefs/aftersales'
import { expect, test } from 'vitest'
import { groups } from '../rules/refund-state.ts'
import { applicationSearch } from './application-search.ts'
import { refundGroups, refundsSearch } from './refund-search.ts'

test('the chosen lines are read back from their address', () => {
  const lines = [
    { id: '7', units: 2 },
    { id: '8', units: undefined },
  ]
  expect(applicationHref('5', lines, '9')).toBe('/orders/5/applicationRefund?line=7%3A2&line=8&refund=9')
  expect(applicationSearch({ line: ['7:2', '8'], refund: '9' })).toEqual({ lines, refund: '9' })
})

test('invalid lines are ignored, and a line counts once', () => {
  expect(applicationSearch({ line: ['7:0', '../x', '', '7:99999', '8', '8:3'] })).toEqual({
    lines: [{ id: '8', units: undefined }],
    refund: '',
  })
})

test('the list’s address has only values that differ from the defaults', () => {
  expect(refundsHref({ group: 'all', page: 1 })).toBe('/refunds')
  expect(refundsHref({ group: 'rejected', page: 2 })).toBe('/refunds?group=rejected&page=2')
  expect(refundsSearch({ group: 'nonsense', page: '0' })).toEqual({ group: 'all', page: 1 })
})

test('the list has a tab for every group of states', () => {
  expect(refundGroups).toEqual(['all', ...Object.keys(groups)])
})
