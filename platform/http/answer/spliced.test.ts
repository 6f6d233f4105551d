import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { compressOnce } from './spliced.ts'

const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
const heads = {
  empty: '',
  short: '{"data":1',
  long: JSON.stringify(Array.from({ length: 4_000 }, (_, i) => `延边手工辣白菜 ${i * 7919}`)),
}
const tails = ['}', ',"traceId":"01a227c4-dfd8-7621-8905-06b35272ccef"}', '泡'.repeat(20_000)]

describe.each(['br', 'gzip'] as const)('%s', (encoding) => {
  test.each(Object.entries(heads))('of a head that is %s, each tail is read after it', async (_, head) => {
    const spliced = await compressOnce(Buffer.from(head), encoding)
    for (const tail of tails) {
      const packed = spliced(Buffer.from(tail))
      expect(unpack[encoding](packed).toString()).toBe(head + tail)
    }
  })

  test('a tail that fits into no block is refused', async () => {
    const spliced = await compressOnce(Buffer.from(heads.short), encoding)
    expect(() => spliced(Buffer.alloc(0))).toThrow('0 bytes')
    expect(() => spliced(Buffer.alloc(65_536))).toThrow('65536 bytes')
  })
})
