/** What a picture may have that comes in; more is a bomb. */
export const mostPixels = 40_000_000
/** The longest side WebP can have. */
const mostHeight = 16_383
/** What a picture keeps: a long screenshot stays readable, and its pixels take 48 MB at most. */
const mostKeptPixels = 12_000_000

/** The size into which a picture is shrunk, its shape kept; never larger than it came. */
export function sizeWithin(
  { width, height }: { width: number; height: number },
  widest: number,
): { width: number; height: number } {
  const scale = Math.min(1, widest / width, mostHeight / height, Math.sqrt(mostKeptPixels / (width * height)))
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}
