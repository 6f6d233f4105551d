import { isBmp } from '../bmp.ts'
import { bareGif } from './gif.ts'
import { bareJpeg } from './jpeg.ts'
import { barePng, pngSignature } from './png.ts'
import { bareWebp, isWebp } from './webp.ts'

function isJpeg(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
}

/**
 * The picture without anything that is not pixels, so that no decoder inflates it: texts, color profiles, further
 * frames, thumbnails, a second file. Of what a camera wrote the orientation alone is kept. Nothing is decoded here; a
 * file that does not hold together, or is of another format, throws.
 */
export function barePicture(bytes: Buffer): Buffer {
  if (isJpeg(bytes)) return bareJpeg(bytes)
  if (bytes.subarray(0, 8).equals(pngSignature)) return barePng(bytes)
  if (/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return bareGif(bytes)
  if (isWebp(bytes)) return bareWebp(bytes)
  // Our own decoder of BMP looks at nothing but pixels.
  if (isBmp(bytes)) return bytes
  throw new Error('no format that we read')
}
