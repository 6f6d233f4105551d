import type { Encoding } from '@hojip/platform/http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Fast for a single reader; 5 % smaller, at a third more time, for a page that many begin with. */
const quality = { one: 5, many: 7 } as const

export async function encode(
  text: string,
  encoding: Encoding,
  readers: keyof typeof quality = 'one',
): Promise<Buffer> {
  const bytes = Buffer.from(text)
  if (encoding === 'br')
    return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality[readers] } })
  return encoding === 'gzip' ? zip(bytes, { level: 6 }) : bytes
}
