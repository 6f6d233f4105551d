/** The most pixels of an uploaded picture. */
export const mostPixels = 40_000_000
/** The longest side of a WebP file. */
const mostHeight = 16_383
/** The most pixels that are stored: a long screenshot stays readable, and takes at most 48 MB uncompressed. */
const maxStoredPixels = 12_000_000

/** The size of the shrunk picture, with its proportions; never larger than the original. */
export function sizeWithin(
  { width, height }: { width: number; height: number },
  widest: number,
): { width: number; height: number } {
  const scale = Math.min(
    1,
    widest / width,
    mostHeight / height,
    Math.sqrt(maxStoredPixels / (width * height)),
  )
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}
