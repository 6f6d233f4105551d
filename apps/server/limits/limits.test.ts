import { expect, test } from 'vitest'
import { createLimiter } from './limits.ts'

test('a caller waits after a burst, others do not', () => {
  let now = 0
  const limit = createLimiter(() => now)
  for (let i = 0; i < 30; i++) expect(limit('login', 'lin')).toBe(0)
  expect(limit('login', 'lin')).toBe(3)
  expect(limit('login', 'mei')).toBe(0)
  now = 3_000
  expect(limit('login', 'lin')).toBe(0)
  expect(limit('login', 'lin')).toBeGreaterThan(0)
  expect(limit('read', 'lin')).toBe(0)
})

test('what only reads is limited too, generously', () => {
  const limit = createLimiter(() => 0)
  for (let i = 0; i < 3_000; i++) expect(limit('read', '192.0.2.7')).toBe(0)
  expect(limit('read', '192.0.2.7')).toBe(1)
})

function spent(limit: ReturnType<typeof createLimiter>, caller: string) {
  while (limit('login', caller) === 0);
}

test('the IPv6 addresses of a household are one caller, neighbouring IPv4 addresses are not', () => {
  const limit = createLimiter(() => 0)
  spent(limit, '2001:db8:1:2::1')
  expect(limit('login', '2001:db8:1:2:aaaa:bbbb:cccc:dddd')).toBeGreaterThan(0)
  expect(limit('login', '2001:db8:1:3::1')).toBe(0)
  spent(limit, '::ffff:192.0.2.1')
  expect(limit('login', '::ffff:192.0.2.2')).toBe(0)
  spent(limit, '::1')
  expect(limit('login', '2001:db8::1')).toBe(0)
})

test('a caller with many addresses does not evict everybody’s buckets', () => {
  const limit = createLimiter(() => 0)
  spent(limit, 'mei')
  const waits = Array.from({ length: 60_000 }, (_, i) => {
    limit('login', `stranger ${i}`)
    return i % 10_000 === 0 ? limit('login', 'mei') : 1
  })
  expect(waits).not.toContain(0)
})
