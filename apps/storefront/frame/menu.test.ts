import { allowedEntries } from '@hojip/platform/page'
import { expect, test } from 'vitest'
import { barEntries, cardEntries } from './menu.ts'

const entries = [
  { key: 'home', href: '/' },
  { key: 'orders', href: '/orders', access: 'orders' },
  { key: 'mall', href: '/mall', access: 'console.mall' },
]
function keys(access: readonly string[] | undefined) {
  return allowedEntries(entries, access).map(({ key }) => key)
}

test.each([
  ['a visitor', undefined, ['home', 'orders', 'mall']],
  ['nobody’s list', [], ['home']],
  ['a shopper', ['cart', 'orders'], ['home', 'orders']],
  ['an operator', ['orders', 'console.mall'], ['home', 'orders', 'mall']],
  ['a permission with the same prefix', ['console', 'order'], ['home']],
] as const)('%s sees the entries in the access list', (_, access, seen) => expect(keys(access)).toEqual(seen))

test('saved products, messages and help need no permission, orders and addresses do', () => {
  const left = [barEntries, cardEntries].map((menu) => allowedEntries(menu, []).map(({ key }) => key))
  expect(left).toEqual([['saved', 'messages', 'me', 'help'], ['help']])
})
