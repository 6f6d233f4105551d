export interface ByteRange {
  first: number
  last: number
}

const form = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i

/**
 * The range that a `Range` header asks for (RFC 9110, 14.2). `undefined` sends the whole file: without the header, for
 * several ranges, which no player asks for, and for a malformed header. `'none'` when no byte of it is in the file.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const [, from = '', to = ''] = form.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  if (from === '') {
    const length = Math.min(Number(to), size)
    return length === 0 ? 'none' : { first: size - length, last: size - 1 }
  }
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)]
  if (to !== '' && Number(to) < first) return undefined
  return first >= size ? 'none' : { first, last }
}

/** `If-Range`: the range counts only when the reader's copy is still the same; a date never is. */
export function isSameCopy(ifRange: string | undefined, etag: string): boolean {
  return ifRange === undefined || ifRange === etag
}

/** Whether the reader already has the file. */
export function isKnownCopy(ifNoneMatch: string | undefined, etag: string): boolean {
  return (ifNoneMatch ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag)
}
