import sharp, { type Sharp } from 'sharp'
import { barePicture } from './bare/picture.ts'
import { bmpSize, decodeBmp, isBmp } from './bmp.ts'
import type { PictureFile, PictureWidth } from './rules/file-name.ts'
import { mostPixels, sizeWithin } from './rules/size.ts'

export interface EncodedPicture<W extends number = PictureWidth> {
  /** The width of the widest file. */
  width: number
  height: number
  files: { width: W; bytes: Buffer }[]
}

const readers = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer'].map((one) => `VipsForeignLoad${one}`)

let isReady = false

/**
 * sharp also reads SVG and other formats; it is limited to the four formats that the mall accepts, read from memory.
 */
export function prepareSharp(): void {
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

/** Opens the formats that sharp reads, and BMP, which it does not. */
function openAny(bytes: Buffer) {
  if (!isBmp(bytes)) return open(bytes)
  const { data, ...raw } = decodeBmp(bytes)
  prepareSharp()
  return sharp(data, { raw }).timeout({ seconds: 10 })
}

/** The number of pixels from the header, before anything is decoded. */
async function pixelsOf(bytes: Buffer): Promise<number> {
  prepareSharp()
  const { width, height } = isBmp(bytes)
    ? bmpSize(bytes)
    : await sharp(bytes, { limitInputPixels: false }).metadata()
  return width * height
}

async function decode(bytes: Buffer, widest: number) {
  // The picture is shrunk while it is decoded, so that forty megapixels are rarely in memory at once.
  const upright = openAny(bytes).autoOrient()
  const { autoOrient } = await upright.metadata()
  const shrunk = upright.resize({
    ...sizeWithin(autoOrient, widest),
    fit: 'inside',
    withoutEnlargement: true,
  })
  // The color profile, where there is one, is applied here; also a printer's, whose pixels are CMYK.
  return shrunk.toColourspace('srgb').raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true })
}

/** Effort 2 takes two thirds of the time of effort 4 and makes files 4 % larger. */
function toWebp(picture: Sharp): Sharp {
  return picture.webp({ quality: 80, effort: 2 })
}

/** Why a picture was refused. */
export type PictureFault = 'tooManyPixels' | 'notAPicture' | 'tooHeavy'

/** The libraries' messages when the kernel refused them memory. */
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
 * Decodes a stranger's picture (BMP, GIF, JPEG, PNG, WebP) and re-encodes it as WebP in all widths; colors are converted
 * to sRGB, and everything but the pixels (position, author, a hidden second file) is dropped, and so are the further frames of an animation. Refuses
 * files that do not decode, SVG, and more than 40 megapixels. Runs in a separate process, see `decoding/`, to contain
 * what a file can do to the library.
 * @param widths from the narrowest to the widest.
 */
export async function encodeWidths(
  bytes: Buffer,
  widths: readonly number[],
): Promise<EncodedPicture<number> | { fault: PictureFault; why: string }> {
  const pixels = await decodeBare(bytes, Math.max(...widths))
  if ('fault' in pixels) return pixels
  const { data, info } = pixels
  const raw = { width: info.width, height: info.height, channels: info.channels }
  const files: EncodedPicture<number>['files'] = []
  let last: { width: number; bytes: Buffer } | undefined
  for (const width of widths) {
    const real = Math.min(width, info.width)
    if (last?.width !== real) {
      const resized = sharp(data, { raw }).resize({ width: real })
      last = { width: real, bytes: await toWebp(resized).toBuffer() }
    }
    files.push({ width, bytes: last.bytes })
  }
  return { width: info.width, height: info.height, files }
}

/** Makes a narrower WebP or an AVIF file from one of our own WebP files. */
export function encodeFrom(webp: Buffer, { width, format }: Omit<PictureFile, 'ref'>): Promise<Buffer> {
  const resized = open(webp).resize({ width, withoutEnlargement: true })
  return (format === 'avif' ? resized.avif({ quality: 55, effort: 2 }) : toWebp(resized)).toBuffer()
}

/** Encodes RGB pixels as WebP, for pictures that the mall draws itself. */
export function encodeDrawing(pixels: Uint8Array, side: number): Promise<Buffer> {
  prepareSharp()
  return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
    .webp({ quality: 80 })
    .toBuffer()
}
