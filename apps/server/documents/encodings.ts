import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Encoding } from '@hojip/platform/http'

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) }

/** A text in each encoding, compressed by the first request for it and not by each. */
export function encodings(text: string): (encoding: Encoding) => Promise<Buffer> | string {
  const made = new Map<Encoding, Promise<Buffer>>()
  return (encoding) => {
    if (encoding === 'identity') return text
    const bytes = made.get(encoding) ?? compress[encoding](text)
    made.set(encoding, bytes)
    return bytes
  }
}
