// @vitest-environment happy-dom
import type { Client } from '@hojip/platform/client'
import { beforeEach, expect, test } from 'vitest'
import { guestCart } from './guest-cart.ts'
import { mergeGuestCart } from './merge-guest-cart.ts'

beforeEach(() => localStorage.clear())

test('what was sent and not answered is sent again under its key, and a changed cart under another', async () => {
  const keys: (string | undefined)[] = []
  let isLost = true
  const client = (async (_key: string, input: { lines: { goodsSpecId: string }[] }, options = {}) => {
    keys.push((options as { idempotencyKey?: string }).idempotencyKey)
    if (isLost) throw new TypeError('Failed to fetch')
    const [{ goodsSpecId }] = input.lines as [{ goodsSpecId: string }]
    return { leftOut: [{ goodsSpecId, reason: 'soldOut' }] }
  }) as unknown as Client

  guestCart.add('a', 1, 1)
  await expect(mergeGuestCart(client)).rejects.toThrow('fetch')
  await expect(mergeGuestCart(client)).rejects.toThrow('fetch')
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(keys[1]).toBe(keys[0])

  guestCart.add('b', 1, 2)
  isLost = false
  await mergeGuestCart(client)
  expect(keys[2]).not.toBe(keys[0])
  // What was sold out stays, and is asked for anew: it may be there by then.
  expect(guestCart.lines()).toHaveLength(1)
  await mergeGuestCart(client)
  expect(keys[3]).not.toBe(keys[2])
})
