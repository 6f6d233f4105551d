/** The orientation of the camera as EXIF numbers it: 1 upright, 2 to 8 turned or mirrored. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

const orientationTag = 0x0112
const shortType = 3
/** The IFD0 of a camera has about twenty entries. */
const mostEntries = 200

function isOrientation(value: number): value is Orientation {
  return value >= 1 && value <= 8
}

/** The orientation in an EXIF block (a TIFF header and its first directory); 1 when there is none. */
export function readOrientation(tiff: Buffer): Orientation {
  const order = tiff.toString('latin1', 0, 2)
  if (tiff.length < 14 || (order !== 'II' && order !== 'MM')) return 1
  const isLittle = order === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory < 8 || directory + 2 > tiff.length) return 1
  const entries = Math.min(short(directory), mostEntries)
  for (let i = 0; i < entries; i++) {
    const at = directory + 2 + i * 12
    if (at + 12 > tiff.length) return 1
    if (short(at) !== orientationTag || short(at + 2) !== shortType) continue
    const value = short(at + 8)
    return isOrientation(value) ? value : 1
  }
  return 1
}

/** The shortest EXIF block, whose only entry is the orientation. */
export function writeOrientation(orientation: Orientation): Buffer {
  const tiff = Buffer.alloc(26)
  tiff.write('II*\0', 'latin1')
  tiff.writeUInt32LE(8, 4)
  tiff.writeUInt16LE(1, 8)
  tiff.writeUInt16LE(orientationTag, 10)
  tiff.writeUInt16LE(shortType, 12)
  tiff.writeUInt32LE(1, 14)
  tiff.writeUInt16LE(orientation, 18)
  return tiff
}

const exifName = Buffer.from('Exif\0\0', 'latin1')

/** JPEG, and some programs in other formats, put a name before the TIFF header. */
export function withoutExifName(block: Buffer): Buffer {
  return block.subarray(0, 6).equals(exifName) ? block.subarray(6) : block
}

export function withExifName(tiff: Buffer): Buffer {
  return Buffer.concat([exifName, tiff])
}
