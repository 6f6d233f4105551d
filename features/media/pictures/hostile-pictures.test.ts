import { readFileSync } from 'node:fs'
import { isRefusal } from '@hojip/platform/refusal'
import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { barePicture } from './bare/picture.ts'
import { createDecoders, type Decoders } from './decoding/decoders.ts'
import { encodePicture, pictureBounds } from './decoding/encode-picture.ts'
import { aPicture } from './testing.ts'
import * as hostile from './testing/hostile-pictures.ts'

const megabyte = 2 ** 20
const started: Decoders[] = []
function decoders(bounds: Partial<typeof pictureBounds> = {}) {
  const made = createDecoders({ ...pictureBounds, ...bounds, atOnce: 1, longest: 9, idleMs: 60_000 })
  started.push(made)
  return made
}

afterAll(() => {
  for (const one of started) one.stop()
})

/** The size of the picture, or why it was refused. */
async function outcome(bytes: Buffer, by?: Decoders, widths = [200]) {
  const encoded = await encodePicture(bytes, widths, by)
  if (!isRefusal(encoded)) return `${encoded.width} × ${encoded.height}`
  const { why } = (encoded.data ?? {}) as { why?: string }
  const reason: string = encoded.kind.reason
  return reason === 'pictures/tooHeavy' ? `too heavy: ${why}` : reason.split('/')[1]!
}

type Make = () => Buffer | Promise<Buffer>

describe('everything but the pixels is dropped before it is inflated', () => {
  const cases: [string, number, Make][] = [
    ['PNG, a gigabyte of zipped text', 1_000, () => hostile.pngOfTexts('zTXt', 100)],
    ['PNG, a gigabyte of international text', 1_000, () => hostile.pngOfTexts('iTXt', 100)],
    ['PNG, a color profile of a hundred megabytes', 1_000, hostile.pngOfProfile],
    ['JPEG, parts of color profiles', 1_500, () => hostile.jpegWith(0xe2, hostile.profilePart(1), 80)],
    ['JPEG, comments', 1_500, () => hostile.jpegWith(0xfe, Buffer.alloc(60_000, 'A'), 80)],
    ['JPEG, camera data', 1_500, () => hostile.jpegWith(0xe1, Buffer.from('Exif\0\0MM\0*\0\0'), 200)],
    ['JPEG, a thumbnail in its header', 1_500, () => hostile.jpegWith(0xe0, Buffer.alloc(60_000), 80)],
    ['GIF, a hundred thousand frames', 2_000, () => hostile.gifOfFrames(100_000)],
    ['WebP, five megabytes of everything', 500, () => hostile.webpOfExtras(2 * megabyte)],
    ['WebP, ten thousand frames', 500, () => hostile.webpOfFrames(10_000)],
  ]
  test.each(cases)('%s', async (_name, mostBytes, make) => {
    const bytes = await make()
    expect(barePicture(bytes).length).toBeLessThan(mostBytes)
    expect(await outcome(bytes)).toBe('64 × 64')
  })
})

describe('files that cannot be a picture are refused', () => {
  const half = async (make: Promise<Buffer>) => {
    const bytes = await make
    return bytes.subarray(0, Math.floor(bytes.length / 2))
  }
  const cases: [string, string, Make][] = [
    ['PNG of 60,000 × 60,000', 'tooManyPixels', () => hostile.pngOfSize(60_000, 60_000)],
    ['JPEG of 65,000 × 65,000', 'tooManyPixels', () => hostile.jpegOfSize(65_000, 65_000)],
    ['GIF of 65,535 × 65,535', 'tooManyPixels', () => hostile.gifOfSize(65_535, 65_535)],
    [
      'PNG that promises forty million pixels it has not',
      'notAPicture',
      () => hostile.pngOfSize(6_000, 6_000),
    ],
    ['JPEG of ten thousand scans', 'notAPicture', () => hostile.jpegOfScans(10_000, 64)],
    ['half a PNG', 'notAPicture', () => half(aPicture(600, 400, 'png'))],
    ['half a JPEG', 'notAPicture', () => half(aPicture(600, 400, 'jpeg'))],
    ['half a GIF', 'notAPicture', () => half(aPicture(600, 400, 'gif'))],
    ['half a WebP', 'notAPicture', () => half(aPicture(600, 400, 'webp'))],
    ['a PNG whose first chunk is none', 'notAPicture', () => Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
    ['a JPEG of two bytes and one', 'notAPicture', () => Buffer.from([0xff, 0xd8, 0xff])],
    ['a WebP of its name', 'notAPicture', () => Buffer.from('RIFF\x04\0\0\0WEBP', 'latin1')],
    ['a GIF that is a script', 'notAPicture', () => Buffer.from('GIF89a/*...*/=1;alert(1)')],
  ]
  test.each(cases)('%s', async (_name, reason, make) => {
    expect(await outcome(await make())).toBe(reason)
  })

  test('a WebP of 16,000 × 16,000', async () => {
    expect(['tooManyPixels', 'notAPicture', 'too heavy: memory']).toContain(
      await outcome(await hostile.webpOfSize(16_000, 16_000)),
    )
  })

  test('a PNG whose data inflates to more than its pixels takes no more memory than they do', async () => {
    expect(['64 × 64', 'notAPicture']).toContain(await outcome(hostile.pngOfTooMuchData(), decoders()))
  })
})

describe.each(['png', 'jpeg', 'gif', 'webp'] as const)('%s', (format) => {
  test('data after its end is dropped', async () => {
    const picture = await aPicture(60, 40, format)
    const both = Buffer.concat([picture, Buffer.from('PK\x03\x04 a second file')])
    expect(barePicture(both).includes('second file')).toBe(false)
    expect(await outcome(both)).toBe('60 × 40')
  })
})

test.each(['png', 'jpeg', 'webp'] as const)(
  '%s is turned upright by its EXIF orientation',
  async (format) => {
    const lying = await sharp(await aPicture(60, 40))
      .toFormat(format)
      .withExif({ IFD0: { Copyright: 'canary' } })
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const bare = barePicture(lying)
    expect([(await sharp(bare).metadata()).orientation, bare.includes('canary')]).toEqual([6, false])
    expect(await outcome(lying)).toBe('40 × 60')
  },
)

describe('a picture that exceeds a limit ends its process, not the mall', () => {
  test('the limit of memory', async () => {
    const by = decoders({ mostBytes: 110 * megabyte })
    expect(await outcome(await aPicture(30, 20), by)).toBe('30 × 20')
    const large = await sharp({ create: { width: 6_000, height: 6_000, channels: 3, background: 'red' } })
      .png({ progressive: true })
      .toBuffer()
    expect(await outcome(large, by)).toMatch(/^too heavy: (memory|crash)$/)
    expect(await outcome(await aPicture(30, 20), by)).toBe('30 × 20')
  })

  test('the limit of time', async () => {
    // The large job takes more than a second, the small one 10 ms: a busy machine turns neither into the other.
    const by = decoders({ mostCpuMs: 400 })
    const large = await aPicture(5_000, 5_000, 'png')
    const small = await aPicture(30, 20)
    // The next process handles the job that waits behind it.
    expect(await Promise.all([outcome(large, by, [3_000, 4_000, 5_000]), outcome(small, by)])).toEqual([
      'too heavy: time',
      '30 × 20',
    ])
  })

  test('elapsed time proves nothing about a picture: a machine too busy to decode it asks to come back', async () => {
    expect(await outcome(await aPicture(300, 200), decoders({ mostMs: 1 }))).toBe('busy')
  })

  test('jobs beyond the queue are refused', async () => {
    const by = createDecoders({ ...pictureBounds, atOnce: 1, longest: 1, idleMs: 60_000 })
    started.push(by)
    const bytes = await aPicture(30, 20)
    const answers = await Promise.all([outcome(bytes, by), outcome(bytes, by), outcome(bytes, by)])
    expect(answers).toEqual(['30 × 20', '30 × 20', 'busy'])
  })
})

test.skipIf(process.platform !== 'linux')('a decoder has no secret of the mall', async () => {
  await outcome(await aPicture(30, 20), decoders())
  const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ')
  const names = children.flatMap((pid) =>
    readFileSync(`/proc/${pid}/environ`, 'utf8')
      .split('\0')
      .map((line) => line.split('=')[0]!),
  )
  expect(names).toContain('NODE_CHANNEL_FD')
  expect(
    names.filter(
      (name) =>
        !/^(NODE_CHANNEL_\w+|UV_THREADPOOL_SIZE|MALLOC_ARENA_MAX|FONTCONFIG_FILE|PANGOCAIRO_BACKEND|)$/.test(
          name,
        ),
    ),
  ).toEqual([])
})
