import { beforeEach, expect, test, vi } from 'vitest'
import { keepWish, takeWish } from './wish.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})

const goods = { kind: 'goods', id: 'a' } as const
const minute = 60_000

test('what was wanted is taken once', () => {
  keepWish(goods, 0)
  expect([takeWish(goods, minute), takeWish(goods, minute)]).toEqual([true, false])
})

test('another page leaves it alone', () => {
  keepWish(goods, 0)
  expect(takeWish({ kind: 'goods', id: 'b' }, minute)).toBe(false)
  expect(takeWish({ kind: 'shop', id: 'a' }, minute)).toBe(false)
  expect(takeWish(goods, minute)).toBe(true)
})

test('after half an hour nobody wants it any more', () => {
  keepWish(goods, 0)
  expect(takeWish(goods, 30 * minute)).toBe(false)
})

test.each(['', 'null', '{', '"goods"', '{"kind":"goods","id":"a","atMs":"0"}'])(
  '%o in its place is nothing',
  (text) => {
    kept.set('wish', text)
    expect(takeWish(goods, minute)).toBe(false)
  },
)
