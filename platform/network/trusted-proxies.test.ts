import { expect, test } from 'vitest'
import { isLoopback, isNetwork, isWideNetwork, networkMatcher } from './trusted-proxies.ts'

test.each(['10.0.0.1', '10.0.0.0/8', '0.0.0.0/0', '::1', 'fd00::/8', '2001:db8::7/128'])(
  '%s is an address or a range',
  (text) => expect(isNetwork(text)).toBe(true),
)

test.each([
  '',
  'localhost',
  '10.0.0',
  '10.0.0.0/33',
  '10.0.0.0/',
  '10.0.0.0/8/8',
  '::/129',
  'fe80::1%eth0',
  '10.0.0.0/a',
])('“%s” is neither', (text) => expect(isNetwork(text)).toBe(false))

test.each([
  '0.0.0.0/0',
  '128.0.0.0/1',
  '10.0.0.0/7',
  '::/0',
  '2000::/3',
  '2001::/31',
  '::ffff:0.0.0.0/96',
  '::/80',
])('%s has addresses of strangers in it', (text) => expect(isWideNetwork(text)).toBe(true))

test.each(['10.0.0.0/8', '192.0.2.7', 'fd00::/8', 'fc00::/7', '2001:db8::/32', '::1', '::ffff:10.0.0.0/104'])(
  '%s may be somebody’s proxies',
  (text) => expect(isWideNetwork(text)).toBe(false),
)

test('an address is recognised in any notation', () => {
  const isProxy = networkMatcher(['10.1.0.0/16', '192.0.2.7', 'fd00::/8'])
  for (const known of ['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.7', 'fd12::1', 'FD12:0:0::1'])
    expect(isProxy(known), known).toBe(true)
  for (const strange of ['10.2.0.1', '192.0.2.8', '::1', 'fe80::1', '', 'unknown', '10.1.2.3:80'])
    expect(isProxy(strange), strange).toBe(false)
})

test('this machine', () => {
  expect(['localhost', '127.0.0.1', '127.8.9.1', '::1', '[::1]'].every(isLoopback)).toBe(true)
  expect(['0.0.0.0', 'mall.example', '127.0.0.1.example', '10.0.0.1'].some(isLoopback)).toBe(false)
})
