import { crc32, deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { unzip } from './zip.ts'

/** An archive as PKZIP writes it: each file after its header, then the directory, then the end record. */
function archiveOf(contents: readonly string[], crcOf = (bytes: Buffer) => crc32(bytes)): Buffer {
  const files: Buffer[] = []
  const entries: Buffer[] = []
  let at = 0
  for (const content of contents) {
    const [bytes, packed] = [Buffer.from(content), deflateRawSync(content)]
    const header = Buffer.alloc(30)
    header.writeUInt32LE(0x04034b50, 0)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(8, 10)
    entry.writeUInt32LE(crcOf(bytes), 16)
    entry.writeUInt32LE(packed.length, 20)
    entry.writeUInt32LE(bytes.length, 24)
    entry.writeUInt32LE(at, 42)
    files.push(header, packed)
    entries.push(entry)
    at += header.length + packed.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(contents.length, 10)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...files, ...entries, end])
}

test('the files of a bill are read in their order', () => {
  expect(unzip(archiveOf(['one', 'two'])).map(String)).toEqual(['one', 'two'])
})

test.each<[string, Buffer, string]>([
  ['with a changed bit', archiveOf(['one'], (bytes) => crc32(bytes) ^ 1), 'damaged'],
  ['with more than twenty files', archiveOf(Array.from({ length: 21 }, () => 'one')), 'too many files'],
  ['that is none', Buffer.from('Not found, or no bill of that day'), 'no end'],
])('an archive %s is refused', (_name, archive, why) => {
  expect(() => unzip(archive)).toThrow(why)
})
