import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allocateFen, fenToYuan, sumFen, yuanToFen } from './index.ts'

test('yuan and fen are two spellings of one amount', () => {
  fc.assert(fc.property(fc.nat(10 ** 12), (fen) => yuanToFen(fenToYuan(fen)) === fen))
  expect(fenToYuan(5)).toBe('0.05')
  expect(fenToYuan(-120)).toBe('-1.20')
  expect(yuanToFen('39.9')).toBe(3990)
})

test.each(['', '-1', '1.234', '1e3', '1,000', 'abc', '.5', '0x10', '9'.repeat(13)])(
  '%j is not money',
  (text) => {
    expect(yuanToFen(text)).toBeUndefined()
  },
)

test('shares add up to the whole, and each is within one fen of its exact share', () => {
  const weights = fc.array(fc.nat(10 ** 7), { minLength: 1, maxLength: 20 })
  fc.assert(
    fc.property(fc.nat(10 ** 10), weights, (total, ws) => {
      const parts = allocateFen(total, ws)
      expect(sumFen(parts)).toBe(total)
      const sum = ws.reduce((a, b) => a + b, 0)
      if (sum > 0) parts.forEach((p, i) => expect(Math.abs(p - (total * ws[i]!) / sum)).toBeLessThan(1.01))
    }),
  )
  expect(allocateFen(100, [1, 1, 1])).toEqual([34, 33, 33])
})
