import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { barePng, pngChunk } from './bare/png.ts'
import { encodeWidths } from './encode.ts'

const colors = ['#e02020', '#20c040', '#2040e0', '#e0a020', '#808080', '#f0e0d0']

function ofColor(background: string) {
  return sharp({ create: { width: 64, height: 64, channels: 3, background } })
}

function valuesOf(color: string): number[] {
  return [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16))
}

/** How far the stored picture's color is from the one that people see in the file. */
async function difference(file: Buffer, seen: readonly number[]): Promise<number> {
  const encoded = await encodeWidths(file, [64])
  if ('fault' in encoded) throw new Error(encoded.why)
  const { data, info } = await sharp(encoded.files[0]!.bytes).raw().toBuffer({ resolveWithObject: true })
  const middle = (32 * info.width + 32) * info.channels
  return Math.max(...seen.map((value, at) => Math.abs(value - data[middle + at]!)))
}

test.each(['png', 'jpeg', 'webp'] as const)('a %s of a wide color space looks as it did', async (format) => {
  for (const color of colors) {
    const quality = format === 'png' ? {} : { quality: 100 }
    const file = await ofColor(color).withIccProfile('p3').toFormat(format, quality).toBuffer()
    expect((await sharp(file).metadata()).icc).toBeDefined()
    expect(await difference(file, valuesOf(color))).toBeLessThanOrEqual(6)
  }
})

test('a JPEG for print looks as its profile defines', async () => {
  for (const color of colors) {
    const print = ofColor(color).toColourspace('cmyk').withIccProfile('cmyk')
    const file = await print.jpeg({ quality: 100, chromaSubsampling: '4:4:4' }).toBuffer()
    const seen = await sharp(file).toColourspace('srgb').raw().toBuffer()
    expect((await sharp(file).metadata()).space).toBe('cmyk')
    expect(await difference(file, [...seen.subarray(0, 3)])).toBeLessThanOrEqual(6)
  }
})

test('the stored picture carries no profile', async () => {
  const file = await ofColor('#e02020').withIccProfile('p3').png().toBuffer()
  const encoded = await encodeWidths(file, [64])
  if ('fault' in encoded) throw new Error(encoded.why)
  expect((await sharp(encoded.files[0]!.bytes).metadata()).icc).toBeUndefined()
})

test('a profile that is none leaves the picture as it is', async () => {
  const file = await ofColor('#e02020').jpeg({ quality: 100 }).toBuffer()
  const profile = Buffer.alloc(300, 'A')
  const part = Buffer.concat([Buffer.from('ICC_PROFILE\0\x01\x01', 'latin1'), profile])
  const segment = Buffer.concat([Buffer.from([0xff, 0xe2, 0, 0]), part])
  segment.writeUInt16BE(part.length + 2, 2)
  const odd = Buffer.concat([file.subarray(0, 2), segment, file.subarray(2)])
  expect(await difference(odd, valuesOf('#e02020'))).toBeLessThanOrEqual(6)
})

test('of several profiles of a PNG only the first one is inflated', async () => {
  const png = await ofColor('#f00').withIccProfile('p3').png().toBuffer()
  const chunks = barePng(png)
  const at = chunks.indexOf('iCCP') - 4
  const profile = chunks.subarray(at, at + 12 + chunks.readUInt32BE(at))
  const none = pngChunk(
    'iCCP',
    Buffer.concat([Buffer.from('none\0\0', 'latin1'), deflateSync(Buffer.alloc(1_000))]),
  )
  const before = Buffer.concat([chunks.subarray(0, at), none, chunks.subarray(at)])
  const after = Buffer.concat([chunks.subarray(0, at), profile, chunks.subarray(at)])
  expect(barePng(before).includes('iCCP')).toBe(false)
  expect(barePng(after)).toEqual(chunks)
})
