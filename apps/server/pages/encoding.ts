import { brotliOptions, zstdAtOnce, type Encoding, type QuickEncoding } from '@hojip/platform/http'
import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, gunzip, gzip, zstdDecompress } from 'node:zlib'

const brotli = promisify(brotliCompress)
const unbrotli = promisify(brotliDecompress)
const zip = promisify(gzip)
const unzip = promisify(gunzip)
const unzstd = promisify(zstdDecompress)

/** For one reader at most a millisecond of work; for many a sixth fewer bytes for three to four times of it. */
const efforts = { one: { br: 2, gzip: 2 }, many: { br: 7, gzip: 7 } } as const

/** Of the same memory. */
function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}

/** Compresses a page for the one who waits for it, or for all who come after. */
export async function encode(
  page: string | Uint8Array,
  encoding: QuickEncoding,
  readers: keyof typeof efforts = 'one',
): Promise<Buffer> {
  const bytes = typeof page === 'string' ? Buffer.from(page) : asBuffer(page)
  const { br, gzip: level } = efforts[readers]
  if (encoding === 'zstd') return zstdAtOnce(bytes)
  if (encoding === 'br') return brotli(bytes, brotliOptions(bytes.length, br))
  return encoding === 'gzip' ? zip(bytes, { level }) : bytes
}

async function decode(body: Buffer, encoding: QuickEncoding): Promise<Buffer> {
  if (encoding === 'zstd') return unzstd(body)
  if (encoding === 'br') return unbrotli(body)
  return encoding === 'gzip' ? unzip(body) : body
}

/** Compresses again for many what was compressed for one. */
export async function encodeForMany(body: Buffer, from: QuickEncoding, to: Encoding): Promise<Buffer> {
  return encode(await decode(body, from), to, 'many')
}
