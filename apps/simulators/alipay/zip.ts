import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipEntry {
  name: Buffer
  content: Buffer
}

const DEFLATE = 8
const VERSION = 20
/** 1980-01-01, the earliest date a zip can store: the entries have no date of their own. */
const NO_DATE = 0x21

function sizes(packed: Buffer, { name, content }: ZipEntry): Buffer {
  const part = Buffer.alloc(16)
  part.writeUInt32LE(crc32(content), 0)
  part.writeUInt32LE(packed.length, 4)
  part.writeUInt32LE(content.length, 8)
  part.writeUInt16LE(name.length, 12)
  return part
}

function words(...values: number[]): Buffer {
  const part = Buffer.alloc(values.length * 2)
  values.forEach((value, index) => part.writeUInt16LE(value, index * 2))
  return part
}

function longs(...values: number[]): Buffer {
  const part = Buffer.alloc(values.length * 4)
  values.forEach((value, index) => part.writeUInt32LE(value, index * 4))
  return part
}

/** A plain zip archive in memory. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const packed = deflateRawSync(entry.content)
    const shared = Buffer.concat([words(VERSION, 0, DEFLATE, 0, NO_DATE), sizes(packed, entry)])
    const file = Buffer.concat([longs(0x04034b50), shared, entry.name, packed])
    directory.push(longs(0x02014b50), words(VERSION), shared, words(0, 0, 0), longs(0, offset), entry.name)
    files.push(file)
    offset += file.length
  }
  const index = Buffer.concat(directory)
  const count = entries.length
  const end = [longs(0x06054b50), words(0, 0, count, count), longs(index.length, offset), words(0)]
  return Buffer.concat([...files, index, ...end])
}
