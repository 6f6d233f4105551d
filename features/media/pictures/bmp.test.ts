import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bmpSize, decodeBmp } from './bmp.ts'
import { aBmp } from './testing.ts'

/** Red and green in the upper row, blue and white in the lower. */
const square = [
  [
    [255, 0, 0],
    [0, 255, 0],
  ],
  [
    [0, 0, 255],
    [255, 255, 255],
  ],
] as const
const rgb = square.flat(2)

describe('BMP files as programs write them', () => {
  test.each([
    ['24 bits, from below', { bits: 24 }],
    ['24 bits, from above', { bits: 24, topDown: true }],
    ['32 bits', { bits: 32 }],
    ['8 bits with a palette', { bits: 8 }],
    ['4 bits with a palette', { bits: 4 }],
    ['32 bits by masks', { bits: 32, masks: [0xff0000, 0xff00, 0xff, 0] }],
    ['32 bits by masks in another order', { bits: 32, masks: [0xff, 0xff00, 0xff0000, 0] }],
    ['16 bits, five each', { bits: 16 }],
    ['16 bits by masks, six of them green', { bits: 16, masks: [0xf800, 0x07e0, 0x001f, 0] }],
  ] as const)('%s', (_name, how) => {
    const { data, width, height, channels } = decodeBmp(aBmp(square, how))
    expect([width, height, channels]).toEqual([2, 2, 3])
    expect([...data]).toEqual(rgb)
  })

  test('32 bits with transparency', () => {
    const masks = [0xff0000, 0xff00, 0xff, 0xff000000] as const
    const { data, channels } = decodeBmp(aBmp(square, { bits: 32, masks, alpha: 128 }))
    expect(channels).toBe(4)
    expect([...data.subarray(0, 4)]).toEqual([255, 0, 0, 128])
  })

  test('a last row without its padding', () => {
    const bytes = aBmp(square, { bits: 24 })
    expect([...decodeBmp(bytes.subarray(0, bytes.length - 2)).data]).toEqual(rgb)
  })
})

describe('hostile headers', () => {
  const good = aBmp(square, { bits: 24 })
  const with32 = (at: number, value: number) => {
    const bytes = Buffer.from(good)
    bytes.writeInt32LE(value, at)
    return bytes
  }
  test.each<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['two letters', Buffer.from('BM')],
    [
      '60,000 × 60,000 pixels in 70 bytes',
      (() => {
        const bytes = with32(18, 60_000)
        bytes.writeInt32LE(60_000, 22)
        return bytes
      })(),
    ],
    ['no width', with32(18, 0)],
    ['a negative width', with32(18, -2)],
    ['no height', with32(22, 0)],
    ['a height that has no positive', with32(22, -(2 ** 31))],
    ['pixels before the header', with32(10, 4)],
    ['pixels behind the end', with32(10, 4_000_000)],
    ['run-length coding', with32(30, 1)],
    ['a JPEG inside', with32(30, 4)],
    ['OS/2’s header', with32(14, 12)],
    ['a header without end', with32(14, 2 ** 30)],
    ['cut short', good.subarray(0, good.length - 6)],
    ['a palette behind the end', aBmp(square, { bits: 8 }).subarray(0, 60)],
  ])('%s is refused', (_name, bytes) => {
    expect(() => decodeBmp(bytes)).toThrow('BMP: ')
  })

  test('the size is read without allocating the picture', () => {
    const bytes = with32(18, 65_000)
    bytes.writeInt32LE(65_000, 22)
    expect(bmpSize(bytes)).toMatchObject({ width: 65_000, height: 65_000 })
  })

  test('any bytes are either read within their bounds or refused', () => {
    const kinds = [24, 32, 16, 8, 4, 1] as const
    const bytes = fc
      .tuple(
        fc.constantFrom(...kinds),
        fc.array(fc.tuple(fc.nat(90), fc.nat(255)), { maxLength: 6 }),
        fc.nat(120),
      )
      .map(([bits, changes, length]) => {
        const file = aBmp(square, { bits })
        for (const [at, byte] of changes) if (at > 1 && at < file.length) file[at] = byte
        return file.subarray(0, Math.max(2, file.length - (length > 100 ? length - 100 : 0)))
      })
    fc.assert(
      fc.property(bytes, (file) => {
        let read
        try {
          read = decodeBmp(file)
        } catch (error) {
          expect(String(error)).toMatch(/^Error: BMP: /)
          return
        }
        expect(read.data.length).toBe(read.width * read.height * read.channels)
      }),
      { numRuns: 5_000 },
    )
  })
})
