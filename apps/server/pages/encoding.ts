import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export type Encoding = 'br' | 'gzip' | 'identity'

/** The best encoding of the two that the browser takes; `q=0` means it does not. */
export const chooseEncoding = (accept: string | undefined): Encoding => {
  const taken = new Set<string>()
  for (const part of (accept ?? '').split(',')) {
    const [token = '', quality = ''] = part.split(';').map((piece) => piece.trim().toLowerCase())
    if (token && !/^q=0(\.0*)?$/.test(quality)) taken.add(token)
  }
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'identity'
}

/** Fast settings: a page is compressed for one reader. */
export const encode = async (text: string, encoding: Encoding): Promise<Buffer> => {
  const bytes = Buffer.from(text)
  if (encoding === 'br') return brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
  return encoding === 'gzip' ? zip(bytes, { level: 6 }) : bytes
}
