import { crc32, inflateSync } from 'node:zlib'
import { readOrientation, withoutExifName, writeOrientation, type Orientation } from './orientation.ts'
import { isProfile, mostProfileBytes } from './profile.ts'

export const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** The chunks of the picture itself, and of its colors, transparency and pixel shape. IDAT is inflated, and a color profile. */
const allowed = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND', 'gAMA', 'cHRM', 'sRGB', 'tRNS', 'pHYS'])

export function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(type, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return chunk
}

/** Whether a chunk holds a color profile: a name, the way of compression, and the compressed profile. */
function hasProfile(data: Buffer): boolean {
  const name = data.indexOf(0)
  if (name < 0 || name > 79) return false
  try {
    return isProfile(inflateSync(data.subarray(name + 2), { maxOutputLength: mostProfileBytes }))
  } catch {
    return false
  }
}

/** The PNG without texts, animation frames and data after the end. */
export function barePng(bytes: Buffer): Buffer {
  const parts: Buffer[] = [pngSignature]
  let orientation: Orientation = 1
  let at = pngSignature.length
  let type = ''
  let hasLooked = false
  while (type !== 'IEND') {
    if (at + 12 > bytes.length) throw new Error('PNG: cut short')
    const length = bytes.readUInt32BE(at)
    const end = at + 12 + length
    if (end > bytes.length) throw new Error('PNG: cut short')
    type = bytes.toString('latin1', at + 4, at + 8)
    if (at === pngSignature.length && type !== 'IHDR') throw new Error('PNG: no header')
    if (allowed.has(type)) parts.push(bytes.subarray(at, end))
    else if (type === 'iCCP' && !hasLooked) {
      // A picture has one; a thousand that each inflate to megabytes would keep a decoder busy.
      hasLooked = true
      if (hasProfile(bytes.subarray(at + 8, end - 4))) parts.push(bytes.subarray(at, end))
    } else if (type === 'eXIf')
      orientation = readOrientation(withoutExifName(bytes.subarray(at + 8, end - 4)))
    at = end
  }
  // The chunk may come directly after the header in every PNG.
  if (orientation !== 1) parts.splice(2, 0, pngChunk('eXIf', writeOrientation(orientation)))
  return Buffer.concat(parts)
}
