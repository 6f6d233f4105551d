import { constants, type BrotliOptions } from 'node:zlib'

const leastWindowBits = 16
const mostWindowBits = 22

/**
 * How a text of so many bytes is compressed. The window is as large as the text, not the usual 4 MB: most of the time of
 * a short text would be spent on asking the system for that memory and giving it back.
 */
export function brotliOptions(bytes: number, quality: number): BrotliOptions {
  const bits = Math.ceil(Math.log2(bytes + 16))
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
      [constants.BROTLI_PARAM_LGWIN]: Math.max(leastWindowBits, Math.min(mostWindowBits, bits)),
    },
  }
}
