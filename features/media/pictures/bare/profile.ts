/** Those of printers and cameras have 3 KB to 3 MB. */
export const mostProfileBytes = 4 * 1024 * 1024

const headerBytes = 128
const colorSpaces = ['RGB ', 'CMYK', 'GRAY']

/** Whether this is a color profile (ICC) of a size and kind that pictures have. Its tables are the decoder's to check. */
export function isProfile(bytes: Buffer): boolean {
  if (bytes.length < headerBytes || bytes.length > mostProfileBytes) return false
  const isWhole = bytes.readUInt32BE(0) <= bytes.length
  return (
    isWhole &&
    bytes.toString('latin1', 36, 40) === 'acsp' &&
    colorSpaces.includes(bytes.toString('latin1', 16, 20))
  )
}
