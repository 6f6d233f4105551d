import { readOrientation, withoutExifName, writeOrientation, type Orientation } from './orientation.ts'
import { isProfile } from './profile.ts'

/** `RIFF`, a length, `WEBP`. */
export function isWebp(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'
}

const allowed = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM'])
const flagsAt = 8
const iccFlag = 0x20
const exifFlag = 0x08
const xmpFlag = 0x04

function chunkOf(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(data.length, 4)
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)])
}

/** Sets the header's flags to the chunks that are left. */
function withFlags(header: Buffer, orientation: Orientation, hasProfile: boolean): Buffer {
  const copy = Buffer.from(header)
  const rest = copy[flagsAt]! & ~(iccFlag | exifFlag | xmpFlag)
  copy[flagsAt] = rest | (orientation === 1 ? 0 : exifFlag) | (hasProfile ? iccFlag : 0)
  return copy
}

/** The WebP with its first frame only, without texts and data after the end. */
export function bareWebp(bytes: Buffer): Buffer {
  const end = Math.min(bytes.length, bytes.readUInt32LE(4) + 8)
  const parts: Buffer[] = []
  let header = -1
  let frames = 0
  let hasProfile = false
  let orientation: Orientation = 1
  for (let at = 12; at + 8 <= end;) {
    const type = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    const next = at + 8 + length + (length % 2)
    if (at + 8 + length > end) throw new Error('WebP: cut short')
    if (type === 'VP8X') {
      if (length < 10 || header >= 0) throw new Error('WebP: a header of an unknown kind')
      header = parts.length
    }
    if (type === 'ANMF') frames += 1
    const isColor = type === 'ICCP' && !hasProfile && isProfile(bytes.subarray(at + 8, at + 8 + length))
    if (isColor) hasProfile = true
    if (type === 'EXIF')
      orientation = readOrientation(withoutExifName(bytes.subarray(at + 8, at + 8 + length)))
    if (isColor || allowed.has(type) || (type === 'ANMF' && frames === 1))
      parts.push(bytes.subarray(at, Math.min(next, end)))
    at = next
  }
  if (header >= 0) {
    parts[header] = withFlags(parts[header]!, orientation, hasProfile)
    if (orientation !== 1) parts.push(chunkOf('EXIF', writeOrientation(orientation)))
  }
  const body = Buffer.concat([Buffer.from('WEBP', 'latin1'), ...parts])
  const head = Buffer.alloc(8)
  head.write('RIFF', 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}
