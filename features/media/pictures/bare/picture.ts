import { isBmp } from '../bmp.ts'
import { bareGif } from './gif.ts'
import { bareJpeg } from './jpeg.ts'
import { barePng, pngSignature } from './png.ts'
import { bareWebp, isWebp } from './webp.ts'

function isJpeg(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff
}

/**
 * The picture reduced to its pixels, so that no decoder inflates anything else: texts, further frames, thumbnails,
 * a second file. The color profile stays, within bounds, since the pixels mean nothing without it; of the camera data the
 * orientation. Decodes nothing; throws for a damaged file
 * or another format.
 */
export function barePicture(bytes: Buffer): Buffer {
  if (isJpeg(bytes)) return bareJpeg(bytes)
  if (bytes.subarray(0, 8).equals(pngSignature)) return barePng(bytes)
  if (/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return bareGif(bytes)
  if (isWebp(bytes)) return bareWebp(bytes)
  // Our own BMP decoder reads only the pixels.
  if (isBmp(bytes)) return bytes
  throw new Error('no format that we read')
}
