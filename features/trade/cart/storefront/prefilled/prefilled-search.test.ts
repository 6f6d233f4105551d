import { prefilledCartHref } from '@hojip/hrefs/cart'
import { expect, test } from 'vitest'
import { prefilledSearch } from './prefilled-search.ts'

const [a, b] = ['01900000-0000-7000-8000-00000000000a', '01900000-0000-7000-8000-00000000000b']

test('the address of a prefilled cart gives its lines back', () => {
  const lines = [
    { goodsSpecId: a, goodsNum: 2 },
    { goodsSpecId: b, goodsNum: 999 },
  ]
  const { searchParams } = new URL(prefilledCartHref(lines), 'https://mall.example')
  expect(prefilledSearch(Object.fromEntries(searchParams))).toEqual({ lines, unread: 0 })
})

test('malformed lines, a quantity of zero and the rest of too many are left out and counted', () => {
  expect(prefilledSearch({ lines: `${a}*0,x*1,${b}*1000,${a}*3,,${a}` })).toEqual({
    lines: [{ goodsSpecId: a, goodsNum: 3 }],
    unread: 4,
  })
  const many = Array.from(
    { length: 30 },
    (_, at) => `01900000-0000-7000-8000-${String(at).padStart(12, '0')}*1`,
  )
  expect(prefilledSearch({ lines: many.join(',') }).lines).toHaveLength(20)
  expect(prefilledSearch({})).toEqual({ lines: [], unread: 0 })
})
