import { beforeEach, expect, test, vi } from 'vitest'
import { storeWish, takeAnyWish, takeWish } from './wish.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})

const product = { kind: 'goods', id: 'a' } as const
const minute = 60_000

test('a wish is taken once', () => {
  storeWish(product, 0)
  expect([takeWish(product, minute), takeWish(product, minute)]).toEqual([true, false])
})

test('a page does not take the wish of another', () => {
  storeWish(product, 0)
  expect(takeWish({ kind: 'goods', id: 'b' }, minute)).toBe(false)
  expect(takeWish({ kind: 'shop', id: 'a' }, minute)).toBe(false)
  expect(takeWish(product, minute)).toBe(true)
})

test('a wish expires after half an hour', () => {
  storeWish(product, 0)
  expect(takeWish(product, 30 * minute)).toBe(false)
})

test('an alert is taken by the page of its SKU, with its price', () => {
  storeWish({ kind: 'price', id: 'sku', targetPrice: '19.90' }, 0)
  expect(takeAnyWish(['stock', 'price'], ['other'], minute)).toBeUndefined()
  expect(takeWish(product, minute)).toBe(false)
  const wish = { kind: 'price', id: 'sku', targetPrice: '19.90' }
  expect(takeAnyWish(['stock', 'price'], ['other', 'sku'], minute)).toEqual(wish)
  expect(takeAnyWish(['stock', 'price'], ['sku'], minute)).toBeUndefined()
})

test.each(['', 'null', '{', '"goods"', '{"kind":"goods","id":"a","atMs":"0"}'])(
  'the stored value %o is ignored',
  (text) => {
    stored.set('wish', text)
    expect(takeWish(product, minute)).toBe(false)
  },
)
