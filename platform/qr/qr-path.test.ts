import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrPath } from './qr-path.ts'

const texts = ['weixin://wxpay/bizpayurl?pr=Ab3-_x9Q', '好集 호집', 'x'.repeat(300)]

test.each(texts)('the path paints exactly the dark modules of %s', (text) => {
  const { data } = encode(text, { ecc: 'Q', border: 1 })
  const { size, path } = qrPath(text)
  expect(size).toBe(data.length)
  const painted = data.map((row) => row.map(() => false))
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let at = 0; at < Number(width); at++) painted[Number(y)]![Number(x) + at] = true
  expect(painted).toEqual(data)
})

test('a plain code has fewer modules', () => {
  const long = 'x'.repeat(120)
  expect(qrPath(long, 'plain').size).toBeLessThan(qrPath(long).size)
})
