const extension = 0x21
const imageDescriptor = 0x2c
const trailer = 0x3b
const graphicControl = 0xf9

/** The length of a color table in bytes, from the flags before it; 0 when there is none. */
function tableBytes(flags: number): number {
  return (flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1)
}

/** The position after a chain of sub-blocks: each begins with its length, and the last one is empty. */
function behindBlocks(bytes: Buffer, from: number): number {
  let at = from
  for (;;) {
    const length = bytes[at]
    if (length === undefined) throw new Error('GIF: cut short')
    at += 1 + length
    if (length === 0) return at
  }
}

/** The GIF with its first frame only: no further frames, comments or data after the end. */
export function bareGif(bytes: Buffer): Buffer {
  const screen = 13
  if (bytes.length < screen) throw new Error('GIF: cut short')
  let at = screen + tableBytes(bytes.readUInt8(10))
  const parts = [bytes.subarray(0, at)]
  for (;;) {
    const kind = bytes[at]
    if (kind === extension) {
      const end = behindBlocks(bytes, at + 2)
      if (bytes[at + 1] === graphicControl) parts.push(bytes.subarray(at, end))
      at = end
    } else if (kind === imageDescriptor) {
      const flags = bytes[at + 9]
      if (flags === undefined) throw new Error('GIF: cut short')
      // The descriptor and its color table are followed by one byte of the coding, then the data.
      const end = behindBlocks(bytes, at + 10 + tableBytes(flags) + 1)
      return Buffer.concat([...parts, bytes.subarray(at, end), Buffer.from([trailer])])
    } else throw new Error('GIF: no picture in it')
  }
}
