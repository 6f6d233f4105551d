import sharp from 'sharp'
import { barePicture } from './bare/picture.ts'
import { bmpSize, decodeBmp, isBmp } from './bmp.ts'
import type { PictureWidth } from './rules/file-name.ts'
import { mostPixels, sizeWithin } from './rules/size.ts'

export interface EncodedPicture<W extends number = PictureWidth> {
  /** Of the widest of the files. */
  width: number
  height: number
  files: { width: W; bytes: Buffer }[]
}

const readers = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer'].map((one) => `VipsForeignLoad${one}`)

let isReady = false

/** sharp renders SVG and reads much else; a mall needs four formats, and only from memory. */
function prepareSharp() {
  if (isReady) return
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: readers })
  sharp.concurrency(1)
  sharp.cache(false)
  isReady = true
}

function open(bytes: Buffer) {
  prepareSharp()
  return sharp(bytes, { limitInputPixels: mostPixels, failOn: 'warning' }).timeout({ seconds: 10 })
}

/** What sharp reads, and BMP, which it does not. */
function openAny(bytes: Buffer) {
  if (!isBmp(bytes)) return open(bytes)
  const { data, ...raw } = decodeBmp(bytes)
  prepareSharp()
  return sharp(data, { raw }).timeout({ seconds: 10 })
}

/** By what the header says, before anything is decoded. */
async function pixelsOf(bytes: Buffer): Promise<number> {
  prepareSharp()
  const { width, height } = isBmp(bytes)
    ? bmpSize(bytes)
    : await sharp(bytes, { limitInputPixels: false }).metadata()
  return width * height
}

async function decode(bytes: Buffer, widest: number) {
  // Shrunk while it is decoded: forty million pixels are seldom in memory at once.
  const upright = openAny(bytes).autoOrient()
  const { autoOrient } = await upright.metadata()
  const shrunk = upright.resize({
    ...sizeWithin(autoOrient, widest),
    fit: 'inside',
    withoutEnlargement: true,
  })
  return shrunk.toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
}

/** Why a picture was not taken. */
export type PictureFault = 'tooManyPixels' | 'notAPicture' | 'tooHeavy'

/** The libraries' words where the kernel gave them no more memory. */
const hasNoMemory = /(out of|insufficient) memory/i

async function decodeBare(
  bytes: Buffer,
  widest: number,
): Promise<Awaited<ReturnType<typeof decode>> | { fault: PictureFault; why: string }> {
  try {
    const bare = barePicture(bytes)
    if ((await pixelsOf(bare)) > mostPixels) return { fault: 'tooManyPixels', why: 'size' }
    return await decode(bare, widest)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    return hasNoMemory.test(why) ? { fault: 'tooHeavy', why: 'memory' } : { fault: 'notAPicture', why }
  }
}

/**
 * Decodes a stranger's picture (BMP, GIF, JPEG, PNG, WebP) and encodes it anew as WebP in all widths; what is not pixels
 * (position, author, a second file hidden inside) stays behind. Only the first frame of an animation is kept. Refused:
 * what does not decode, SVG, more than 40 million pixels. Runs in a process apart, see `decoding/`: what a file can do to
 * the library that reads it ends there.
 * @param widths from the narrowest to the widest.
 */
export async function encodeWidths(
  bytes: Buffer,
  widths: readonly number[],
): Promise<EncodedPicture<number> | { fault: PictureFault; why: string }> {
  const pixels = await decodeBare(bytes, widths.at(-1)!)
  if ('fault' in pixels) return pixels
  const { data, info } = pixels
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const files: EncodedPicture<number>['files'] = []
  let last: { width: number; bytes: Buffer } | undefined
  for (const width of widths) {
    const real = Math.min(width, info.width)
    if (last?.width !== real) {
      // Effort 2 takes two thirds of the time of 4 and makes files 4 % larger.
      const webp = sharp(data, { raw }).resize({ width: real }).webp({ quality: 80, effort: 2 })
      last = { width: real, bytes: await webp.toBuffer() }
    }
    files.push({ width, bytes: last.bytes })
  }
  return { width: info.width, height: info.height, files }
}

/** From one of our own WebP files. */
export function encodeAvif(webp: Buffer, width: number): Promise<Buffer> {
  return open(webp).resize({ width, withoutEnlargement: true }).avif({ quality: 55, effort: 2 }).toBuffer()
}

/** RGB pixels as WebP, for pictures that we draw ourselves. */
export function encodeDrawing(pixels: Uint8Array, side: number): Promise<Buffer> {
  prepareSharp()
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .webp({ quality: 80 })
    .toBuffer()
}
