import { crc32, inflateRawSync } from 'node:zlib'
import { UnknownOutcome } from './gateway.ts'

const END = 0x06054b50
const ENTRY = 0x02014b50
const FILE = 0x04034b50
const endBytes = 22
const longestComment = 65_535
const mostFiles = 20
/** A day's bill has a few hundred bytes a line. */
const mostBytes = 128 * 1024 * 1024

function bad(why: string) {
  return new UnknownOutcome(`the archive is refused: ${why}`)
}

function findEnd(archive: Buffer): number {
  const first = Math.max(0, archive.length - endBytes - longestComment)
  for (let at = archive.length - endBytes; at >= first; at--) if (archive.readUInt32LE(at) === END) return at
  throw bad('no end')
}

function contentOf(archive: Buffer, at: number, left: number): Buffer {
  const [method, crc, packed] = [
    archive.readUInt16LE(at + 10),
    archive.readUInt32LE(at + 16),
    archive.readUInt32LE(at + 20),
  ]
  const [size, start] = [archive.readUInt32LE(at + 24), archive.readUInt32LE(at + 42)]
  if (size > left) throw bad('too large')
  if (archive.readUInt32LE(start) !== FILE) throw bad('no file')
  const from = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28)
  const bytes = archive.subarray(from, from + packed)
  if (method !== 0 && method !== 8) throw bad('unknown compression method')
  const content = method === 0 ? bytes : inflateRawSync(bytes, { maxOutputLength: Math.max(1, size) })
  if (content.length !== size || crc32(content) !== crc) throw bad('damaged')
  return content
}

/**
 * The contents of an archive's files, in memory: names are ignored, so no path can lead anywhere. The number
 * and the size of the files are checked before anything is unpacked.
 */
export function unzip(archive: Buffer): Buffer[] {
  try {
    const end = findEnd(archive)
    const count = archive.readUInt16LE(end + 10)
    if (count > mostFiles) throw bad('too many files')
    const files: Buffer[] = []
    let [at, left] = [archive.readUInt32LE(end + 16), mostBytes]
    for (let i = 0; i < count; i++) {
      if (archive.readUInt32LE(at) !== ENTRY) throw bad('no entry')
      const content = contentOf(archive, at, left)
      left -= content.length
      files.push(content)
      at += 46 + archive.readUInt16LE(at + 28) + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
    }
    return files
  } catch (error) {
    throw error instanceof UnknownOutcome ? error : new UnknownOutcome('the archive cannot be read', error)
  }
}
