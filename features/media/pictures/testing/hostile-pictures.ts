import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { pngChunk, pngSignature } from '../bare/png.ts'

const megabyte = 2 ** 20
function inflating(bytes: number) {
  return deflateSync(Buffer.alloc(bytes, 'A'))
}

function oneColor(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#3a7d6c' } })
}

function afterHeader(png: Buffer, chunks: readonly Buffer[]): Buffer {
  return Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])
}

/** A PNG of 64 × 64 with texts that inflate to ten megabytes each. */
export async function pngOfTexts(kind: 'zTXt' | 'iTXt', count: number): Promise<Buffer> {
  const text = inflating(10 * megabyte)
  const head = kind === 'zTXt' ? 'a\0\0' : 'a\0\x01\0\0\0'
  const chunk = pngChunk(kind, Buffer.concat([Buffer.from(head, 'latin1'), text]))
  return afterHeader(await oneColor(64, 64).png().toBuffer(), Array<Buffer>(count).fill(chunk))
}

/** A PNG with a color profile that inflates to a hundred megabytes. */
export async function pngOfProfile(): Promise<Buffer> {
  const profile = Buffer.concat([Buffer.from('a\0\0', 'latin1'), inflating(100 * megabyte)])
  return afterHeader(await oneColor(64, 64).png().toBuffer(), [pngChunk('iCCP', profile)])
}

/** A PNG whose data inflates to a hundred megabytes, of which the picture needs twelve thousand bytes. */
export function pngOfTooMuchData(): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(64, 0)
  header.writeUInt32BE(64, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const data = deflateSync(Buffer.alloc(100 * megabyte))
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', data),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function pngOfSize(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    pngSignature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(1_000))),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

function segment(marker: number, data: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

/** A JPEG with additional segments after its first two bytes. */
export async function jpegWith(marker: number, data: Buffer, count: number): Promise<Buffer> {
  const jpeg = await oneColor(64, 64).jpeg().toBuffer()
  const many = Array<Buffer>(count).fill(segment(marker, data))
  return Buffer.concat([jpeg.subarray(0, 2), ...many, jpeg.subarray(2)])
}

/** One of 255 parts of a color profile. */
export function profilePart(part: number): Buffer {
  return Buffer.concat([
    Buffer.from('ICC_PROFILE\0', 'latin1'),
    Buffer.from([part, 255]),
    Buffer.alloc(60_000, 'A'),
  ])
}

/** A progressive JPEG with its last scan repeated. */
export async function jpegOfScans(count: number, side: number): Promise<Buffer> {
  const jpeg = await oneColor(side, side).jpeg({ progressive: true }).toBuffer()
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]))
  const scan = jpeg.subarray(last, -2)
  return Buffer.concat([jpeg.subarray(0, last), ...Array<Buffer>(count).fill(scan), jpeg.subarray(-2)])
}

/** A JPEG with this size in the frame's header. */
export async function jpegOfSize(width: number, height: number): Promise<Buffer> {
  const jpeg = await oneColor(64, 64).jpeg().toBuffer()
  const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]))
  jpeg.writeUInt16BE(height, frame + 5)
  jpeg.writeUInt16BE(width, frame + 7)
  return jpeg
}

/** A GIF with its only frame repeated. */
export async function gifOfFrames(count: number): Promise<Buffer> {
  const gif = await oneColor(64, 64).gif().toBuffer()
  const frame = gif.indexOf(Buffer.from([0x21, 0xf9]))
  return Buffer.concat([
    gif.subarray(0, frame),
    ...Array<Buffer>(count).fill(gif.subarray(frame, -1)),
    gif.subarray(-1),
  ])
}

/** A GIF with this size in the descriptors of the screen and the frame. */
export async function gifOfSize(width: number, height: number): Promise<Buffer> {
  const gif = await oneColor(64, 64).gif().toBuffer()
  const frame = gif.indexOf(Buffer.from([0x2c, 0, 0, 0, 0]))
  for (const at of [6, frame + 5]) {
    gif.writeUInt16LE(width, at)
    gif.writeUInt16LE(height, at + 2)
  }
  return gif
}

function riffChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

function riff(chunks: readonly Buffer[]): Buffer {
  const all = riffChunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]))
  return all
}

/** The header of an extended WebP: its flags and its size. */
function extendedHeader(flags: number, side: number): Buffer {
  const data = Buffer.alloc(10)
  data[0] = flags
  data.writeUIntLE(side - 1, 4, 3)
  data.writeUIntLE(side - 1, 7, 3)
  return riffChunk('VP8X', data)
}

/** A WebP with `bytes` bytes each of color profile, camera data and description. */
export async function webpOfExtras(bytes: number): Promise<Buffer> {
  const picture = (await oneColor(64, 64).webp().toBuffer()).subarray(12)
  const extra = Buffer.alloc(bytes, 'A')
  return riff([
    extendedHeader(0x2c, 64),
    riffChunk('ICCP', extra),
    picture,
    riffChunk('EXIF', extra),
    riffChunk('XMP ', extra),
  ])
}

/** An animated WebP with its only frame repeated. */
export async function webpOfFrames(count: number): Promise<Buffer> {
  const picture = (await oneColor(64, 64).webp().toBuffer()).subarray(12)
  const head = Buffer.alloc(16)
  head.writeUIntLE(63, 6, 3)
  head.writeUIntLE(63, 9, 3)
  const frame = riffChunk('ANMF', Buffer.concat([head, picture]))
  return riff([
    extendedHeader(0x02, 64),
    riffChunk('ANIM', Buffer.alloc(6)),
    ...Array<Buffer>(count).fill(frame),
  ])
}

/** A WebP with this size in the key frame's header, after its start code. */
export async function webpOfSize(width: number, height: number): Promise<Buffer> {
  const webp = await oneColor(64, 64).webp().toBuffer()
  const start = webp.indexOf(Buffer.from([0x9d, 0x01, 0x2a]))
  webp.writeUInt16LE(width, start + 3)
  webp.writeUInt16LE(height, start + 5)
  return webp
}
