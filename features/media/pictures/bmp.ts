/** Uncompressed RGB(A) pixels, row by row from the top. */
export interface BmpPixels {
  data: Buffer
  width: number
  height: number
  channels: 3 | 4
}

interface BmpHeader {
  width: number
  height: number
  /** Whether rows run from the top; most files begin with the lowest. */
  topDown: boolean
  bits: 1 | 4 | 8 | 16 | 24 | 32
  masks: { red: number; green: number; blue: number; alpha: number } | undefined
  paletteAt: number
  paletteSize: number
  pixelsAt: number
}

/** Whether the file begins like a BMP. */
export function isBmp(bytes: Buffer): boolean {
  return bytes[0] === 0x42 && bytes[1] === 0x4d
}

function fail(why: string): never {
  throw new Error(`BMP: ${why}`)
}

const fileHeader = 14
const mostSide = 65_535
const compressionNone = 0
const compressionFields = 3
const compressionAlphaFields = 6

function channelMasks(bytes: Buffer, infoSize: number, compression: number) {
  // Masks follow the shortest header, and are at the same place in the longer ones.
  const at = fileHeader + 40
  const hasAlpha = compression === compressionAlphaFields || infoSize >= 56
  if (bytes.length < at + 16) fail('cut short')
  const [red, green, blue] = [0, 4, 8].map((offset) => bytes.readUInt32LE(at + offset)) as [
    number,
    number,
    number,
  ]
  return { red, green, blue, alpha: hasAlpha ? bytes.readUInt32LE(at + 12) : 0 }
}

const usualMasks = {
  16: { red: 0x7c00, green: 0x03e0, blue: 0x001f, alpha: 0 },
  32: { red: 0xff0000, green: 0x00ff00, blue: 0x0000ff, alpha: 0 },
}

const depths: readonly number[] = [1, 4, 8, 16, 24, 32]

function readHeader(bytes: Buffer): BmpHeader {
  if (!isBmp(bytes) || bytes.length < fileHeader + 40) fail('cut short')
  const infoSize = bytes.readUInt32LE(14)
  if (infoSize < 40 || infoSize > 124) fail('a header of an unknown kind')
  const [width, signedHeight] = [bytes.readInt32LE(18), bytes.readInt32LE(22)]
  const height = Math.abs(signedHeight)
  if (width < 1 || height < 1 || width > mostSide || height > mostSide) fail('no size')
  const bits = bytes.readUInt16LE(28)
  const compression = bytes.readUInt32LE(30)
  if (!depths.includes(bits)) fail('a depth of its own')
  const byFields = compression === compressionFields || compression === compressionAlphaFields
  if (compression !== compressionNone && !(byFields && (bits === 16 || bits === 32))) fail('compressed')
  const masksInBetween = byFields && infoSize === 40 ? (compression === compressionAlphaFields ? 16 : 12) : 0
  const paletteAt = fileHeader + infoSize + masksInBetween
  const colors = bytes.readUInt32LE(46)
  const usual = bits === 16 || bits === 32 ? usualMasks[bits] : undefined
  return {
    width,
    height,
    topDown: signedHeight < 0,
    bits: bits as BmpHeader['bits'],
    masks: byFields ? channelMasks(bytes, infoSize, compression) : usual,
    paletteAt,
    paletteSize: bits > 8 ? 0 : Math.min(colors || 2 ** bits, 2 ** bits),
    pixelsAt: bytes.readUInt32LE(10),
  }
}

/** The size from the header; decodes nothing. Throws for a BMP that we cannot read. */
export function bmpSize(bytes: Buffer): { width: number; height: number } {
  return readHeader(bytes)
}

/** How to turn a masked channel into a byte: the shift, and the value of a full channel. */
function channelOf(mask: number) {
  if (mask === 0) return { mask: 0, shift: 0, full: 1 }
  const shift = 31 - Math.clz32(mask & -mask)
  const full = mask >>> shift
  // The bits of a mask have to be adjacent.
  if ((full & (full + 1)) !== 0) fail('a mask with holes')
  return { mask, shift, full }
}

type Row = (from: number, to: number) => void

function paletteRow(bytes: Buffer, header: BmpHeader, data: Buffer): Row {
  const { bits, paletteAt, paletteSize, width } = header
  if (paletteAt + paletteSize * 4 > bytes.length) fail('cut short')
  const perByte = 8 / bits
  const one = 2 ** bits - 1
  return (from, to) => {
    for (let x = 0; x < width; x++) {
      const byte = bytes[from + Math.floor(x / perByte)]!
      const index = (byte >> (8 - bits * ((x % perByte) + 1))) & one
      if (index >= paletteSize) fail('a color that is not in its palette')
      const color = paletteAt + index * 4
      data[to + x * 3] = bytes[color + 2]!
      data[to + x * 3 + 1] = bytes[color + 1]!
      data[to + x * 3 + 2] = bytes[color]!
    }
  }
}

function plainRow(bytes: Buffer, { width }: BmpHeader, data: Buffer): Row {
  return (from, to) => {
    for (let at = 0; at < width * 3; at += 3) {
      data[to + at] = bytes[from + at + 2]!
      data[to + at + 1] = bytes[from + at + 1]!
      data[to + at + 2] = bytes[from + at]!
    }
  }
}

function maskedRow(bytes: Buffer, { bits, width, masks }: BmpHeader, data: Buffer): Row {
  if (!masks) return fail('no masks')
  const [red, green, blue, alpha] = [masks.red, masks.green, masks.blue, masks.alpha].map(channelOf)
  if (!red || !green || !blue || !alpha) return fail('no masks')
  const channels = alpha.mask === 0 ? [red, green, blue] : [red, green, blue, alpha]
  const size = bits / 8
  return (from, to) => {
    for (let x = 0; x < width; x++) {
      const value = size === 2 ? bytes.readUInt16LE(from + x * 2) : bytes.readUInt32LE(from + x * 4)
      for (const [c, { mask, shift, full }] of channels.entries())
        data[to + x * channels.length + c] = Math.round((((value & mask) >>> shift) * 255) / full)
    }
  }
}

/**
 * Decodes an uncompressed BMP of 1, 4, 8, 16, 24 or 32 bits per pixel, as programs write it. Throws for compressed and
 * OS/2 files. Checks every offset against the file's length before it allocates the picture.
 */
export function decodeBmp(bytes: Buffer): BmpPixels {
  const header = readHeader(bytes)
  const { width, height, bits, pixelsAt } = header
  const stride = Math.ceil((width * bits) / 32) * 4
  const rowBytes = Math.ceil((width * bits) / 8)
  // The last row may lack its padding.
  if (pixelsAt < fileHeader + 40 || pixelsAt + stride * (height - 1) + rowBytes > bytes.length)
    fail('cut short')
  const channels = header.masks && header.masks.alpha !== 0 ? 4 : 3
  const data = Buffer.alloc(width * height * channels)
  const readRow =
    bits <= 8
      ? paletteRow(bytes, header, data)
      : bits === 24
        ? plainRow(bytes, header, data)
        : maskedRow(bytes, header, data)
  for (let y = 0; y < height; y++)
    readRow(pixelsAt + stride * (header.topDown ? y : height - 1 - y), y * width * channels)
  return { data, width, height, channels }
}
