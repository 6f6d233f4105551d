import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, deflateRaw } from 'node:zlib'
import { ownMemory } from '../../cache/index.ts'
import { brotliOptions } from './brotli.ts'

const deflate = promisify(deflateRaw)
const brotli = promisify(brotliCompress)

/** Bytes that were compressed once and end differently each time: both encodings take a part that is not compressed. */
export type Spliced = (tail: Buffer) => Buffer

const mostTail = 0xffff

function checked(tail: Buffer): Buffer {
  if (tail.length === 0 || tail.length > mostTail) throw new Error(`a tail of ${tail.length} bytes`)
  return tail
}

const gzipHead = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3])

/** RFC 1952 and 1951: the flushed blocks of the head, a stored last block, then checksum and length of both. */
async function gzipSpliced(head: Buffer, level: number): Promise<Spliced> {
  const packed = await deflate(head, { level, finishFlush: constants.Z_SYNC_FLUSH })
  const begin = ownMemory(Buffer.concat([gzipHead, packed]))
  // Not the head itself, which would be stored beside what it became.
  const [headSum, headLength] = [crc32(head), head.length]
  return (given) => {
    const tail = checked(given)
    const block = Buffer.allocUnsafe(5)
    block[0] = 1
    block.writeUInt16LE(tail.length, 1)
    block.writeUInt16LE(~tail.length & 0xffff, 3)
    const end = Buffer.allocUnsafe(8)
    end.writeUInt32LE(crc32(tail, headSum), 0)
    end.writeUInt32LE((headLength + tail.length) >>> 0, 4)
    return Buffer.concat([begin, block, tail, end])
  }
}

const emptyLast = Buffer.from([3])

/** RFC 7932: the flushed meta-blocks of the head, an uncompressed one, then an empty last one. */
async function brotliSpliced(head: Buffer, quality: number): Promise<Spliced> {
  const packed = await brotli(head, {
    ...brotliOptions(head.length, quality),
    finishFlush: constants.BROTLI_OPERATION_FLUSH,
  })
  const begin = ownMemory(packed)
  return (given) => {
    const tail = checked(given)
    // Not the last one (1 bit), a length of four nibbles (2 bits of 0), the length less one, uncompressed (1 bit).
    const block = Buffer.allocUnsafe(3)
    block.writeUIntLE(((tail.length - 1) << 3) | (1 << 19), 0, 3)
    return Buffer.concat([begin, block, tail, emptyLast])
  }
}

/**
 * Compresses what is sent again and again, for many readers, so with more effort than for one; beside the event loop, since a
 * long answer takes milliseconds.
 */
export function compressOnce(head: Buffer, encoding: 'br' | 'gzip'): Promise<Spliced> {
  return encoding === 'br' ? brotliSpliced(head, 6) : gzipSpliced(head, 6)
}
