import { expect, test } from 'vitest'
import { networkOf } from './network.ts'

test.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8::1', '2001:0db8:0000:0000'],
  ['2001:db8:0:0:ffff::2', '2001:0db8:0000:0000'],
  ['2001:db8:0:1::2', '2001:0db8:0000:0001'],
  ['::1', '0000:0000:0000:0000'],
])('%s belongs to %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network)
})
