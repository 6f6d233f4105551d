// @vitest-environment happy-dom
import type { Client } from '@hojip/platform/client'
import { beforeEach, expect, test } from 'vitest'
import { guestCart } from './guest-cart.ts'
import { mergeGuestCart } from './merge-guest-cart.ts'

const a = '01900000-0000-7000-8000-00000000000a'
const b = '01900000-0000-7000-8000-00000000000b'

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

  guestCart.add(a, 1, 1)
  await expect(mergeGuestCart(client)).rejects.toThrow('fetch')
  await expect(mergeGuestCart(client)).rejects.toThrow('fetch')
  expect(keys[0]).toMatch(/^[\w-]{36}$/)
  expect(keys[1]).toBe(keys[0])

  guestCart.add(b, 1, 2)
  isLost = false
  await mergeGuestCart(client)
  expect(keys[2]).not.toBe(keys[0])
  // What was sold out stays, and is asked for anew: it may be there by then.
  expect(guestCart.lines()).toHaveLength(1)
  await mergeGuestCart(client)
  expect(keys[3]).not.toBe(keys[2])
})

test('what can be read of a stored cart is merged, and refuses nothing else', async () => {
  const lines = [
    { goodsSpecId: a, goodsNum: 5_000, addedAt: 'today', isCheck: 1 },
    { goodsSpecId: b, goodsNum: 2, addedAt: 3, isCheck: '0' },
    { goodsSpecId: 'a', goodsNum: 1 },
    { goodsSpecId: 7, goodsNum: 1 },
    { goodsSpecId: a },
    null,
    'a',
    [a],
    ...[0, -1, 1.5, '2'].map((goodsNum) => ({ goodsSpecId: a, goodsNum })),
  ]
  localStorage.setItem('guestCart', JSON.stringify(lines))
  const sent: unknown[] = []
  const client = (async (_key: string, input: unknown) => {
    sent.push(input)
    return { leftOut: [] }
  }) as unknown as Client
  await mergeGuestCart(client)
  expect(sent).toEqual([
    {
      lines: [
        { goodsSpecId: a, goodsNum: 999, addedAt: 0 },
        { goodsSpecId: b, goodsNum: 2, addedAt: 3, isCheck: '0' },
      ],
    },
  ])
  const many = Array.from({ length: 200 }, (_, n) => ({
    goodsSpecId: `01900000-0000-7000-8000-${String(n).padStart(12, '0')}`,
    goodsNum: 1,
    addedAt: n,
  }))
  localStorage.setItem('guestCart', JSON.stringify(many))
  await mergeGuestCart(client)
  expect((sent[1] as { lines: unknown[] }).lines).toHaveLength(120)
})
