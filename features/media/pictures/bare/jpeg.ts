import {
  readOrientation,
  withExifName,
  withoutExifName,
  writeOrientation,
  type Orientation,
} from './orientation.ts'
import { isProfile, mostProfileBytes } from './profile.ts'

const startOfImage = 0xd8
const endOfImage = 0xd9
const startOfScan = 0xda
const app0 = 0xe0
const app1 = 0xe1
const app2 = 0xe2
const app14 = 0xee
const app15 = 0xef
const comment = 0xfe

/** The segments of JFIF and Adobe name the color components; without thumbnails they are at most this long. */
const longestColorSegment = 64

/** Cameras and programs write about a dozen; each scan is decoded over the whole picture. */
const mostScans = 32

function hasNoLength(marker: number): boolean {
  return marker === 0x01 || marker === startOfImage || (marker >= 0xd0 && marker <= 0xd7)
}

/** The end of the entropy-coded data after a scan's header: the next marker that is not a restart. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next === undefined) return bytes.length
    if (next !== 0 && next !== 0xff && !(next >= 0xd0 && next <= 0xd7)) return at
  }
  return bytes.length
}

function isDropped(marker: number, length: number): boolean {
  if (marker === app0 || marker === app14) return length > longestColorSegment
  return (marker > app0 && marker <= app15) || marker === comment
}

function orientationSegment(orientation: Orientation): Buffer {
  const block = withExifName(writeOrientation(orientation))
  const head = Buffer.from([0xff, app1, 0, block.length + 2])
  return Buffer.concat([head, block])
}

/** A profile is cut into numbered segments, each behind this name, its number and their count. */
const profileName = Buffer.from('ICC_PROFILE\0', 'latin1')
const profileHead = 4 + profileName.length + 2

function isProfilePart(segment: Buffer): boolean {
  return segment.length >= profileHead && segment.subarray(4, 4 + profileName.length).equals(profileName)
}

/** The segments of a color profile, or none where they are not one whole profile. */
function profileSegments(segments: readonly Buffer[]): readonly Buffer[] {
  const bytes = segments.reduce((sum, segment) => sum + segment.length, 0)
  if (segments.length === 0 || bytes > mostProfileBytes) return []
  const numberAt = 4 + profileName.length
  const inOrder = segments.toSorted((a, b) => a.readUInt8(numberAt) - b.readUInt8(numberAt))
  const isWhole = inOrder.every((one, at) => one[numberAt] === at + 1 && one[numberAt + 1] === inOrder.length)
  return isWhole && isProfile(Buffer.concat(inOrder.map((one) => one.subarray(profileHead)))) ? inOrder : []
}

interface Walk {
  parts: Buffer[]
  profile: Buffer[]
  orientation: Orientation
  scans: number
}

/** Keeps or drops the segment at `at`; returns the position of the next marker. */
function step(bytes: Buffer, at: number, marker: number, walk: Walk): number {
  if (hasNoLength(marker)) return at + 2
  if (at + 4 > bytes.length) throw new Error('JPEG: cut short')
  const length = bytes.readUInt16BE(at + 2)
  const end = at + 2 + length
  if (length < 2 || end > bytes.length) throw new Error('JPEG: cut short')
  if (marker === app1 && bytes.toString('latin1', at + 4, at + 10) === 'Exif\0\0')
    walk.orientation = readOrientation(withoutExifName(bytes.subarray(at + 4, end)))
  const segment = bytes.subarray(at, end)
  if (marker === app2 && isProfilePart(segment)) walk.profile.push(segment)
  if (marker !== startOfScan) {
    if (!isDropped(marker, length)) walk.parts.push(segment)
    return end
  }
  walk.scans += 1
  if (walk.scans > mostScans) throw new Error(`JPEG: more than ${mostScans} scans`)
  const next = endOfScan(bytes, end)
  walk.parts.push(bytes.subarray(at, next))
  return next
}

/**
 * The JPEG without comments, thumbnails, camera data and data after the end. Only the orientation and the color profile
 * stay, which define how its pixels look.
 */
export function bareJpeg(bytes: Buffer): Buffer {
  const walk: Walk = { parts: [], profile: [], orientation: 1, scans: 0 }
  let at = 2
  while (at < bytes.length) {
    if (bytes[at] !== 0xff) throw new Error('JPEG: no marker where one has to be')
    const marker = bytes[at + 1]
    if (marker === undefined) break
    // A marker may be padded with any number of 0xff bytes.
    if (marker === 0xff) at += 1
    else if (marker === endOfImage) {
      walk.parts.push(bytes.subarray(at, at + 2))
      break
    } else at = step(bytes, at, marker, walk)
  }
  const upright = walk.orientation === 1 ? [] : [orientationSegment(walk.orientation)]
  return Buffer.concat([bytes.subarray(0, 2), ...upright, ...profileSegments(walk.profile), ...walk.parts])
}
